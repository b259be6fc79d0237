"""Webhooks: one short call to an address of somebody who is not here."""
