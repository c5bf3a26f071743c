"""A printed page as somebody sees it: dark and white, by millimetres."""

from dataclasses import dataclass

import pypdfium2

MILLIMETRE = 72 / 25.4
DARK = 160
# Pixels in a millimetre.
FINENESS = 5


@dataclass(frozen=True)
class Printed:
    """width and height in millimetres; rows of bytes, 0 where it is black."""

    pages: int
    width: float
    height: float
    text: str
    rows: list[bytes]

    def dark(self, x: float, y: float) -> bool:
        """There, or within a pixel of it."""
        row, column = int(y * FINENESS), int(x * FINENESS)
        return any(min(near[column - 1 : column + 2]) < DARK for near in self.rows[row - 1 : row + 2])

    def blank(self, x: float, y: float, width: float, height: float) -> bool:
        columns = slice(round(x * FINENESS), round((x + width) * FINENESS))
        rows = self.rows[round(y * FINENESS) : round((y + height) * FINENESS)]
        return all(min(row[columns], default=255) >= DARK for row in rows)


def read_pdf(content: bytes) -> Printed:
    """The first page, and how many there are."""
    document = pypdfium2.PdfDocument(content)
    page = document[0]
    width, height = page.get_size()
    image = page.render(scale=FINENESS / MILLIMETRE, grayscale=True)
    stride, buffer = image.stride, bytes(image.buffer)
    rows = [buffer[row * stride : row * stride + image.width] for row in range(image.height)]
    text = page.get_textpage().get_text_range()
    printed = Printed(len(document), width / MILLIMETRE, height / MILLIMETRE, text, rows)
    document.close()
    return printed
