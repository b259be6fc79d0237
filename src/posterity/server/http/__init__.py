"""HTTP: routes, endpoints, the OpenAPI document, and what guards all of it."""
