"""Makes public/fonts/anek-ee.woff2: Anek Latin's 'latin' file plus the rupee sign.

The foundry's web fonts put the rupee sign in 'latin-ext', so a page with one price would load two
files. Both files come from the same variable font, so the glyph and its variations can be copied.
The weight axis is limited to the weights that the theme uses.

Run it only to change the font: npm start -w tools/fonts. It needs fonttools and brotli.
"""

from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parents[2]
FILES = ROOT / "node_modules/@fontsource-variable/anek-latin/files"
RUPEE = 0x20B9
WEIGHTS = (400, 720)

font = TTFont(FILES / "anek-latin-latin-wght-normal.woff2")
extended = TTFont(FILES / "anek-latin-latin-ext-wght-normal.woff2")
font.ensureDecompiled()  # loads all tables now, before the glyph order changes
extended.ensureDecompiled()
name = extended.getBestCmap()[RUPEE]
glyph = extended["glyf"][name]
assert not glyph.isComposite(), "The rupee sign is a composite glyph. Copy its parts, too."

font.setGlyphOrder([*font.getGlyphOrder(), name])
font["glyf"].glyphs[name] = glyph
font["glyf"].glyphOrder = font.getGlyphOrder()
font["hmtx"][name] = extended["hmtx"][name]
font["gvar"].variations[name] = extended["gvar"].variations[name]
for table in font["cmap"].tables:
    if table.isUnicode():
        table.cmap[RUPEE] = name
# HVAR lists advances by glyph index. Without HVAR, the advances come from gvar's phantom points.
del font["HVAR"]

font = instancer.instantiateVariableFont(font, {"wght": WEIGHTS})
font.flavor = "woff2"
target = ROOT / "public/fonts/anek-ee.woff2"
font.save(target)
print(target.relative_to(ROOT), target.stat().st_size, "bytes")
