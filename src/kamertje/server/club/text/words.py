"""What the pages of the club say, in any language. `{…}` stands for what is filled in."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class AccountWords:
    title: str
    lead: str
    no_script: str
    called: str  # {name}: a member
    called_guest: str  # {name}: a guest
    name: str
    name_note: str
    password: str
    password_note: str
    new_password: str
    code: str
    guest: str
    guest_note: str
    guest_do: str
    sign_up: str
    sign_up_note: str
    sign_in: str
    recover: str
    recover_note: str
    recover_do: str
    change_name: str
    change_password: str
    codes: str
    codes_left: str  # {count}
    codes_do: str
    codes_shown: str
    codes_kept: str
    sessions: str
    session_here: str
    session_used: str
    session_end: str
    unknown_device: str
    sign_out: str
    forget_guest: str
    data: str
    export: str
    delete: str
    delete_note: str
    delete_do: str
    profile: str


@dataclass(frozen=True, slots=True)
class RatingWords:
    leaders: str
    leaders_lead: str
    leaders_none: str
    bot: str
    levels: Mapping[str, str]  # what the programs are called
    pools: Mapping[str, str]
    pool_with_bots: str  # {pool}
    rank: str
    player: str
    rating: str
    games: str
    provisional: str
    provisional_note: str
    no_games: str
    finished: str
    all_finished: str  # {name}
    nameless: str
    rated: str
    unrated: str
    dots: str
    won: str
    lost: str
    drawn: str
    aborted: str
    history: str
    graph: str  # {pool} {games} {low} {high}
    date: str
    report: str
    report_reason: str
    report_do: str
    reported: str


@dataclass(frozen=True, slots=True)
class ClubWords:
    account: AccountWords
    rating: RatingWords
    refusals: Mapping[str, str]
    busy: str
