"""The page of one's own name and account."""

from collections.abc import Sequence
from html import escape

from kamertje.server.club.page.parts import called, field, form, moment, note, player_path, section, whose
from kamertje.server.club.text import AccountWords
from kamertje.service.club.accounts import Visit
from kamertje.storage.club.sessions import Session

_LONGEST = {"maxlength": "128"}


def account_page(
    words: AccountWords, language: str, visit: Visit | None, sessions: Sequence[Session], codes: int
) -> str:
    """For a member, a guest, or somebody without a name."""
    kind = "" if visit is None else visit.player.kind
    parts = [f"<h1>{escape(words.title)}</h1>"]
    if visit is None:
        parts += [f'<p class="lead">{escape(words.lead)}</p>', _guest(words), _sign_up(words, ""), _entries(words)]
    elif kind == "guest":
        name = visit.player.name
        parts += [
            f'<p class="lead">{_called(words.called_guest, name)}</p>',
            section(words.change_name, form("name", [_nickname(words, name)], words.change_name)),
            _sign_up(words, name),
            _entries(words),
            section(words.forget_guest, form("sign-out", [], words.forget_guest)),
        ]
    else:
        parts += [f'<p class="lead">{_called(words.called, visit.player.name)}</p>']
        parts += [_member(words, language, visit, sessions, codes)]
    return "".join(parts) + _codes(words)


def _called(sentence: str, name: str) -> str:
    return escape(sentence).replace("{name}", called(name))


def _name(words: AccountWords, value: str = "", complete: str = "username") -> str:
    return field(words.name, "name", note=words.name_note, complete=complete, value=value, maxlength="96")


def _nickname(words: AccountWords, value: str = "") -> str:
    """A guest's, which no password belongs to."""
    return _name(words, value, "nickname")


def _known_name(words: AccountWords) -> str:
    return field(words.name, "name", complete="username", maxlength="96")


def _old_password(words: AccountWords, name: str = "password") -> str:
    return field(words.password, name, "password", complete="current-password", **_LONGEST)


def _new_password(words: AccountWords, label: str) -> str:
    return field(
        label, "password", "password", note=words.password_note, complete="new-password", minlength="8", **_LONGEST
    )


def _guest(words: AccountWords) -> str:
    return section(words.guest, note(words.guest_note), form("guest", [_nickname(words)], words.guest_do))


def _sign_up(words: AccountWords, name: str) -> str:
    fields = [_name(words, name), _new_password(words, words.password)]
    return section(words.sign_up, note(words.sign_up_note), form("sign-up", fields, words.sign_up))


def _entries(words: AccountWords) -> str:
    code = field(words.code, "code", autocapitalize="none", spellcheck="false", maxlength="40")
    recovering = [_known_name(words), code, _new_password(words, words.new_password)]
    return section(words.sign_in, form("sign-in", [_known_name(words), _old_password(words)], words.sign_in)) + section(
        words.recover, note(words.recover_note), form("recover", recovering, words.recover_do)
    )


def _member(words: AccountWords, language: str, visit: Visit, sessions: Sequence[Session], codes: int) -> str:
    name = visit.player.name
    left = words.codes_left.replace("{count}", str(codes))
    own = whose(name)
    changing = [own, _old_password(words, "old"), _new_password(words, words.new_password)]
    return "".join(
        [
            f'<p class="ways"><a class="button" href="{player_path(language, name)}">{escape(words.profile)}</a></p>',
            section(words.change_name, form("name", [_name(words, name)], words.change_name)),
            section(words.change_password, form("password", changing, words.change_password)),
            section(words.codes, note(left), form("codes", [own, _old_password(words)], words.codes_do)),
            section(words.sessions, _sessions(words, visit, sessions)),
            section(
                words.data,
                f'<p><a href="/api/club/export" download>{escape(words.export)}</a></p>',
                f"<h3>{escape(words.delete)}</h3>",
                note(words.delete_note),
                form("delete", [own, _old_password(words)], words.delete_do, danger=True),
            ),
        ]
    )


def _sessions(words: AccountWords, visit: Visit, sessions: Sequence[Session]) -> str:
    rows = []
    for each in sessions:
        here = each.id == visit.session
        device = escape(each.device or words.unknown_device)
        used = escape(words.session_here) if here else f"{escape(words.session_used)} {moment(each.used_at)}"
        call = "sign-out" if here else f"sessions/{each.id}/end"
        rows.append(
            f"<li><span><b>{device}</b> <small>{used}</small></span>"
            f"{form(call, [], words.sign_out if here else words.session_end)}</li>"
        )
    return f'<ul class="rows">{"".join(rows)}</ul>'


def _codes(words: AccountWords) -> str:
    """Filled by the page's script with what is shown once."""
    return (
        f'<section class="card" id="codes" tabindex="-1" hidden><h2>{escape(words.codes)}</h2>'
        f'<p>{escape(words.codes_shown)}</p><ol class="codes"></ol>'
        f'<button type="button" class="main">{escape(words.codes_kept)}</button></section>'
    )
