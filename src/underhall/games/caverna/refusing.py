"""The one way this game says no."""

from __future__ import annotations

from underhall.core.refusals import refusing

refuse = refusing("caverna")
