"""Makes public/fonts/anek-ee.woff2: Anek Latin's 'latin' file plus the rupee sign.

The foundry's web files keep the rupee sign in 'latin-ext', so a page with one price would load two
files. Both files are cut from one variable master, so the glyph with its variations can be moved over.
The weight axis is limited to the weights that the theme uses.

Run it only to change the font (needs fonttools and brotli): npm start -w tools/fonts
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
font.ensureDecompiled()  # tables read themselves lazily, against the glyph order of that moment
extended.ensureDecompiled()
name = extended.getBestCmap()[RUPEE]
glyph = extended["glyf"][name]
assert not glyph.isComposite(), "the sign would need its parts moved too"

font.setGlyphOrder([*font.getGlyphOrder(), name])
font["glyf"].glyphs[name] = glyph
font["glyf"].glyphOrder = font.getGlyphOrder()
font["hmtx"][name] = extended["hmtx"][name]
font["gvar"].variations[name] = extended["gvar"].variations[name]
for table in font["cmap"].tables:
    if table.isUnicode():
        table.cmap[RUPEE] = name
# HVAR holds advances by glyph index; without it, they come from gvar's phantom points.
del font["HVAR"]

font = instancer.instantiateVariableFont(font, {"wght": WEIGHTS})
font.flavor = "woff2"
target = ROOT / "public/fonts/anek-ee.woff2"
font.save(target)
print(target.relative_to(ROOT), target.stat().st_size, "bytes")
