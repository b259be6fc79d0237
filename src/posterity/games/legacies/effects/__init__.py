"""What all effects of legacies share once a pack is loaded: scripts of steps, prices, modifiers, worth."""
