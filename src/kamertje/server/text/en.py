"""English."""

from kamertje.server.text.words import ErrorWords, LessonWords, NumbridgeWords, RoomWords, Words

ENGLISH = Words(
    title="Kamertje · Dots and Boxes",
    description="Dots and Boxes, played on squared paper against the computer: from first game to strong endgame.",
    no_script=ErrorWords("The board needs JavaScript", "Switch it on for this site and load the page again."),
    too_old=ErrorWords("This browser is too old for the board", "Any browser of the last three years will do."),
    broken=ErrorWords("A part of the page did not come through", "See whether the connection is back."),
    again="Load again",
    picture="A board of Dots and Boxes on squared paper, drawn with a blue and an orange pen.",
    to_board="To the board",
    account="Your name",
    lessons=LessonWords(
        places="Places",
        play="Play",
        learn="Learn",
        before="Before:",
        after="Next:",
        no_script="With JavaScript switched on you can play on these boards.",
    ),
    room=RoomWords(
        "Kamertje · a private room",
        "You are invited to a game of Dots and Boxes. Open the link and press Join.",
    ),
    numbridge=NumbridgeWords(
        "Numbridge · Kamertje",
        "A race for two on one sudoku of hexagons: name a digit rightly and the cell is yours. Join "
        "your sides, or win the most blocks.",
        "Numbridge · table",
        "You are invited to a game of Numbridge. Open the link and press Join.",
    ),
    bad_request=ErrorWords(
        "That request cannot be read", "Something in the address or the request is not as it should be."
    ),
    not_found=ErrorWords(
        "Nothing is drawn here", "There is no page at this address. It may have moved, or have a typing error."
    ),
    expired=ErrorWords(
        "This room has been cleared", "A room is kept for seven days after it was last used. Make a new one to play on."
    ),
    not_allowed=ErrorWords("That cannot be done here", "This address can be read, not written to."),
    fault=ErrorWords("Our pen slipped", "Something went wrong on our side. Load the page again in a moment."),
)
