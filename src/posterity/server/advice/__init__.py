"""What people are told about their play: reviews of finished games, hints, positions to practise."""
