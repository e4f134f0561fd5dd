"""The other side of `workers`: what a worker process does. Jobs come in as lines, answers go out as lines."""

from __future__ import annotations

import os
import resource
import sys
import threading
import time
from collections.abc import Callable

READY = b"ready\n"
SIGN_OF_LIFE = b".\n"

_BEAT_SECONDS = 0.4


def work(do: Callable[[bytes], bytes]) -> None:
    """Do jobs until standard input ends. The argument limits the memory of this process, in megabytes. Whatever a job
    prints goes to standard error, where it cannot break an answer."""
    limit = int(sys.argv[1]) * 1024 * 1024
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    answers = os.dup(1)
    os.dup2(2, 1)
    lock = threading.Lock()

    def say(line: bytes) -> None:
        with lock:
            while line:
                line = line[os.write(answers, line) :]

    def beat() -> None:
        while True:
            time.sleep(_BEAT_SECONDS)
            try:
                say(SIGN_OF_LIFE)
            except OSError:
                os._exit(0)  # nobody is listening any more

    say(READY)
    threading.Thread(target=beat, daemon=True).start()
    for line in sys.stdin.buffer:
        say(do(line) + b"\n")
