"""Dutch."""

from kamertje.server.text.words import ErrorWords, LessonWords, NumbridgeWords, RoomWords, Words

DUTCH = Words(
    title="Kamertje · kamertje verhuren",
    description="Kamertje verhuren op ruitjespapier tegen de computer: van eerste potje tot sterk eindspel.",
    no_script=ErrorWords("Het bord heeft JavaScript nodig", "Zet het aan voor deze site en laad de pagina opnieuw."),
    too_old=ErrorWords("Deze browser is te oud voor het bord", "Elke browser van de laatste drie jaar voldoet."),
    broken=ErrorWords("Een deel van de pagina kwam niet door", "Kijk of de verbinding er weer is."),
    again="Opnieuw laden",
    picture="Een bord kamertje verhuren op ruitjespapier, getekend met een blauwe en een oranje pen.",
    to_board="Naar het bord",
    account="Je naam",
    lessons=LessonWords(
        places="Onderdelen",
        play="Spelen",
        learn="Leren",
        before="Vorige:",
        after="Volgende:",
        no_script="Met JavaScript aan kun je op deze borden spelen.",
    ),
    room=RoomWords(
        "Kamertje · een eigen kamer",
        "Je bent uitgenodigd voor een potje kamertje verhuren. Open de link en druk op Meedoen.",
    ),
    numbridge=NumbridgeWords(
        "Numbridge · Kamertje",
        "Een wedloop voor twee op één sudoku van zeshoeken: noem het juiste cijfer en het vakje is van "
        "jou. Verbind je zijden, of win de meeste blokken.",
        "Numbridge · tafel",
        "Je bent uitgenodigd voor een partij Numbridge. Open de link en druk op Meedoen.",
    ),
    bad_request=ErrorWords("Dit verzoek is niet te lezen", "Er klopt iets niet in het adres of het verzoek."),
    not_found=ErrorWords(
        "Hier staat niets getekend", "Op dit adres is geen pagina. Misschien is ze verhuisd, of zit er een tikfout in."
    ),
    expired=ErrorWords(
        "Deze kamer is opgeruimd",
        "Een kamer blijft zeven dagen bewaard nadat er het laatst is gespeeld. Maak een nieuwe om verder te spelen.",
    ),
    not_allowed=ErrorWords("Dat kan hier niet", "Dit adres kan gelezen worden, maar niet beschreven."),
    fault=ErrorWords("Onze pen schoot uit", "Er ging iets mis aan onze kant. Laad de pagina zo meteen opnieuw."),
)
