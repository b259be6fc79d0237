"""Webhooks: one short HTTP call to a person who is not connected."""
