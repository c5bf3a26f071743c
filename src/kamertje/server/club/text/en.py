"""English."""

from kamertje.server.club.text.words import AccountWords, ClubWords, RatingWords

ENGLISH = ClubWords(
    account=AccountWords(
        title="Your name here",
        lead="You can play without a name. A name shows others who you are; an account keeps it yours and makes rated"
        " games possible.",
        no_script="Names and accounts need JavaScript: switch it on for this site and load the page again.",
        called="You are {name}.",
        called_guest="You are {name}, as a guest.",
        name="Name",
        name_note="2 to 24 characters",
        password="Password",  # noqa: S106
        password_note="at least 8 characters",  # noqa: S106
        new_password="New password",  # noqa: S106
        code="Recovery code",
        guest="As a guest",
        guest_note="At once, without a password. Others may use the same name, and your games are not rated.",
        guest_do="Use this name",
        sign_up="Make an account",
        sign_up_note="A name that is yours alone, and a password. No e-mail address is asked for.",
        sign_in="Sign in",
        recover="Password forgotten",
        recover_note="A recovery code opens your account once. All your other devices are signed out.",
        recover_do="Set the new password",
        change_name="Change the name",
        change_password="Change the password",  # noqa: S106
        codes="Recovery codes",
        codes_left="{count} of your codes are unused. New ones replace them all.",
        codes_do="Make new codes",
        codes_shown="Keep these codes now: they are shown only this once. Each of them opens your account one"
        " time if you"
        " forget your password. There is no other way.",
        codes_kept="I have kept them",
        sessions="Where you are signed in",
        session_here="this browser",
        session_used="last used",
        session_end="Sign out there",
        unknown_device="Unknown device",
        sign_out="Sign out",
        forget_guest="Forget this name",
        data="Your data",
        export="Download all that is kept of you",
        delete="Delete the account",
        delete_note="Your name and ratings go at once and for good. Games with others stay, without your name.",
        delete_do="Delete for good",
        profile="Your ratings",
    ),
    rating=RatingWords(
        leaders="Leaderboard",
        leaders_lead="Who plays Numbridge best, by rating. A rating counts here once it is certain enough.",
        leaders_none="Nobody yet.",
        player_lead="Numbridge ratings of {name}.",
        bot="program",
        pools={"bridge": "Bridge", "blitz": "Blitz", "domains": "Domains"},
        pool_with_bots="{pool} with programs",
        rank="Place",
        player="Player",
        rating="Rating",
        games="Games",
        provisional="provisional",
        provisional_note="A rating with a question mark is provisional: too few games, or too long ago.",
        no_games="No rated games yet.",
        history="History",
        graph="{pool}: {games} rated games, between {low} and {high}.",
        date="Date",
        report="Report this name",
        report_reason="What is wrong with it? (may be left empty)",
        report_do="Report",
        reported="Thank you. Somebody will look at it.",
    ),
    refusals={
        "name_refused": "That cannot be a name: 2 to 24 characters, one letter or digit at least, one alphabet,"
        " no slash"
        " and nothing invisible.",
        "name_taken": "That name is taken, or looks like one that is.",
        "name_needed": "You have no name here any more. Load the page again.",
        "signed_in": "You are signed in already. Load the page again.",
        "account_needed": "You are not signed in any more. Load the page again.",
        "sign_in_refused": "Name and password do not belong together.",
        "password_wrong": "That is not your password.",
        "code_refused": "That code does not fit this name, or was used.",
        "wait": "Too many tries. Try again in {seconds} seconds.",
        "too_many": "Too many names from your address. Try again in a minute.",
        "player_unknown": "Nobody is called so any more.",
        "offline": "There is no connection. Nothing was changed.",
        "fault": "Something went wrong on our side. Nothing was changed; try again in a moment.",
    },
    busy="One moment…",
)
