"""The `underhall` command: reads the arguments, speaks the reader's language, and turns trouble into one sentence.

Cyclopts parses; the help it shows is translated by giving every command and parameter its text from the message
files when the program starts (`cli-help-<command>`, `cli-help-<command>-<parameter>`), and its complaints about
arguments are put in our words.
"""

from __future__ import annotations

import functools
import inspect
import os
import sys
import typing
import warnings
from collections.abc import Callable, Sequence
from typing import Annotated, Any

from cyclopts import App, CycloptsError, Group, Parameter
from cyclopts import exceptions as cyclopts_errors

import underhall
from underhall.cli.admin import AdminCommands
from underhall.cli.analyse import AnalyseCommand
from underhall.cli.arena import ArenaCommand
from underhall.cli.commands import Commands
from underhall.cli.fit import FitCommand
from underhall.cli.join import JoinCommand
from underhall.cli.puzzles import PuzzleCommands
from underhall.cli.serve import HostCommands
from underhall.cli.speech import Speaker, from_environment, language
from underhall.cli.trouble import BAD_DATA, USAGE, BadData, Trouble
from underhall.core import COMPILED, Error, SetupError, content
from underhall.core.plugins import PluginWarning
from underhall.core.refusals import nearest


def run(arguments: Sequence[str]) -> int:
    """Run a command. Returns the exit code: 0, 1 for bad data, 2 for usage."""
    # `underhall games` says which plug-ins are broken, in the reader's language; a server logs it.
    warnings.simplefilter("ignore", PluginWarning)
    speaker = Speaker(from_environment(os.environ))
    try:
        lang, rest = language(arguments, os.environ)
        speaker = Speaker(lang)
        if content.pack is not None and not os.path.isdir(content.pack):
            raise Trouble("content-no_pack", folder=str(content.pack))
        return _run(speaker, rest)
    except BadData as bad:
        return _complain(bad.problem.sentence(speaker.lang), BAD_DATA)
    except SetupError as problem:
        return _complain(problem.sentence(speaker.lang), USAGE)
    except Error as problem:
        return _complain(problem.sentence(speaker.lang), BAD_DATA)
    except Trouble as trouble:
        return _complain(speaker.problem(trouble), trouble.exit_code)
    except CycloptsError as error:
        return _complain(_usage(speaker, error), USAGE)


def build(speaker: Speaker) -> App:
    """The application with all its texts in the speaker's language."""
    tell = speaker.tell
    commands = Commands(speaker)
    make = "version-compiled" if COMPILED else "version-pure"
    app = _app(
        speaker, "underhall", "root", console=commands.screen.console, version=tell(make, version=underhall.__version__)
    )
    packs = _app(speaker, "content", "content")
    for function in (commands.play, commands.position, commands.replay, commands.verify, commands.games):
        _add(app, speaker, function, function.__name__, function.__name__)
    hosting = HostCommands(speaker)
    for function in (hosting.serve, hosting.backup, hosting.restore):
        _add(app, speaker, function, function.__name__, function.__name__)
    _add(app, speaker, JoinCommand(speaker).join, "join", "join")
    _add(app, speaker, ArenaCommand(speaker).arena, "arena", "arena")
    _add(app, speaker, FitCommand(speaker).fit, "fit", "fit")
    _add(app, speaker, AnalyseCommand(speaker).analyse, "analyse", "analyse")
    _add(packs, speaker, commands.check_content, "check", "check")
    app.command(packs)
    admin = _app(speaker, "admin", "admin")
    for function in AdminCommands(speaker).all:
        _add_admin(admin, speaker, function)
    app.command(admin)
    riddles, positions = _app(speaker, "puzzles", "puzzles"), PuzzleCommands(speaker)
    _add(riddles, speaker, positions.find, "find", "puzzles-find")
    _add(riddles, speaker, positions.check, "check", "puzzles-check")
    app.command(riddles)
    for part, flags in (
        (app, ("--help", "--version")),
        *((group, ("--help",)) for group in (packs, admin, riddles)),
    ):
        for flag in flags:
            part[flag].help = tell(f"help-flag-{flag.strip('-')}")
    return app


def _run(speaker: Speaker, arguments: Sequence[str]) -> int:
    app = build(speaker)
    done = app(list(arguments), exit_on_error=False, print_error=False, result_action="return_value")
    sys.stdout.flush()
    return done if isinstance(done, int) else 0


def _app(speaker: Speaker, name: str, key: str, **more: Any) -> App:
    return App(
        name=name,
        help=speaker.tell(f"help-{key}"),
        help_format="plaintext",
        usage="",  # cyclopts would put an English word before it: the prologue says it
        help_prologue=speaker.tell("usage", text=speaker.tell(f"help-{key}-usage")),
        help_epilogue=f"{speaker.tell(f'help-{key}-examples')}\n\n{speaker.tell('help-language')}",
        group_commands=Group(speaker.tell("help-commands")),
        group_arguments=Group(speaker.tell("help-arguments")),
        group_parameters=Group(speaker.tell("help-options")),
        **more,
    )


def _add(app: App, speaker: Speaker, function: Callable[..., int], name: str, key: str) -> None:
    app.command(
        _translated(function, speaker, key),
        name=name,
        help=speaker.tell(f"help-{key}"),
        usage="",
        help_prologue=speaker.tell("usage", text=speaker.tell(f"help-{key}-usage")),
        help_epilogue=f"{speaker.tell(f'help-{key}-examples')}\n\n{speaker.tell('help-language')}",
    )


def _add_admin(app: App, speaker: Speaker, function: Callable[..., int]) -> None:
    """The host's commands share their parameters, and so the texts about them."""
    key = f"help-admin-{function.__name__}"
    app.command(
        _translated(function, speaker, "admin"),
        name=function.__name__,
        help=speaker.tell(key),
        usage="",
        help_prologue=speaker.tell("usage", text=speaker.tell(f"{key}-usage")),
        help_epilogue=speaker.tell("help-language"),
    )


def _translated(function: Callable[..., int], speaker: Speaker, key: str) -> Callable[..., int]:
    """The same function as cyclopts sees it, with a help text on every parameter."""

    @functools.wraps(function)
    def command(*positional: Any, **named: Any) -> int:
        return function(*positional, **named)

    hints = typing.get_type_hints(function)
    signature = inspect.signature(function)
    parameters = []
    for name, parameter in signature.parameters.items():
        described = Parameter(help=speaker.tell(f"help-{key}-{name}"), negative=(), show_default=False)
        parameters.append(parameter.replace(annotation=Annotated[hints[name], described]))
    command.__doc__ = None
    command.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    command.__signature__ = signature.replace(parameters=parameters, return_annotation=int)  # type: ignore[attr-defined]
    del command.__wrapped__
    return command


def _usage(speaker: Speaker, error: CycloptsError) -> str:
    """What is wrong with the arguments, in the reader's language."""
    argument = getattr(error, "argument", None)
    name = "" if argument is None else argument.name
    token = getattr(error, "token", None)
    if isinstance(error, cyclopts_errors.UnknownOptionError):
        return _unknown(speaker, error, token.keyword or token.value if token else "")
    if isinstance(error, cyclopts_errors.UnknownCommandError):
        said = error.unused_tokens[0] if error.unused_tokens else ""
        known = [command for command in _commands(error) if not command.startswith("-")]
        near = nearest(said, known)
        key = "usage-command_near" if near else "usage-command"
        return speaker.tell(key, command=said, near=near, known=tuple(known))
    if isinstance(error, cyclopts_errors.CoercionError):
        said = token.value if token is not None else ""
        return speaker.tell("usage-value", option=name, value=said)
    if isinstance(error, cyclopts_errors.MissingArgumentError):
        return speaker.tell("usage-missing", option=name)
    if isinstance(error, cyclopts_errors.RepeatArgumentError):
        return speaker.tell("usage-repeated", option=token.keyword if token and token.keyword else name)
    if isinstance(error, cyclopts_errors.UnusedCliTokensError):
        return speaker.tell("usage-excess", text=" ".join(error.unused_tokens or ()))
    # Whatever else cyclopts finds is rare; its own English sentence is better than none.
    return speaker.tell("usage-other", problem=" ".join(str(error).split()))


def _unknown(speaker: Speaker, error: cyclopts_errors.UnknownOptionError, said: str) -> str:
    arguments = error.argument_collection or ()
    known = [name for argument in arguments for name in argument.names if name.startswith("--")]
    near = nearest(said, known)
    return speaker.tell("usage-unknown_near" if near else "usage-unknown", option=said, near=near)


def _commands(error: CycloptsError) -> list[str]:
    app = error.app
    return [] if app is None else list(app)


def _complain(sentence: str, exit_code: int) -> int:
    sys.stdout.flush()
    print(sentence, file=sys.stderr)
    return exit_code
