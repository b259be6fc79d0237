"""Many games at once: jobs on local processes or on Ray, ladders, self-play, training.

jobs        what is to be played: a config that all games share, and a job for each
games       plays one job and tells what came of it, as a row
runner      runs jobs wherever it is told to; processes and on_ray do it
results     keeps rows as Parquet, and goes on from there
pairings    who meets whom on a ladder; tally adds up, ratings fits
"""
