"""python -m tests.digests: compare every golden digest with the engine as it is, in the project's root.

With `--write` the digests are written again instead. Only a change of rules may need that; read the difference.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

from tests.digests.digesting import GAMES, MATCHES, digest, golden

if __name__ == "__main__":
    wrong = 0
    with ProcessPoolExecutor() as processes:
        for game in GAMES:
            lines = list(processes.map(digest, repeat(game), range(MATCHES), chunksize=10))
            if "--write" in sys.argv:
                golden(game).write_text("\n".join(lines) + "\n", encoding="utf-8")
            changed = set(golden(game).read_text(encoding="utf-8").splitlines()).symmetric_difference(lines)
            wrong += len(changed)
            print(f"{game}: {len(lines)} matches, {len(changed) // 2} of them not as they were", flush=True)
    sys.exit(wrong > 0)
