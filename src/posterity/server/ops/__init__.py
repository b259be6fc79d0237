"""Running a server: limits and budgets, the queue for heavy work, metrics, logs, time and uptime."""
