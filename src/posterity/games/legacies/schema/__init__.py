"""What a component pack of legacies may say, and what makes a pack playable. A pack is a folder of TOML files."""
