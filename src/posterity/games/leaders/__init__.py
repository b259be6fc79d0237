"""Leaders: resources, buildings, legacy cards. README.md says which module does what."""
