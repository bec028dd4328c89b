import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Blob, Face as FaceTables, Font } from 'harfbuzzjs'

/** A typeface: its file, its shaping font and its scale relative to the other faces. */
export type Face = {
  name: string
  file: Buffer
  font: Font
  /** Font units per em. */
  unitsPerEm: number
  /** Ems of this face per em of the text. */
  scale: number
  /** True if the face has a glyph for each of these characters, composed or decomposed. */
  has(text: string): boolean
}

// Naskh is small beside Latin at the same size; the site's fonts use the same ratio
const ARABIC_SCALE = 1.22

export const serif = openFace('serif')
export const serifLight = openFace('serif-light')
export const sans = openFace('sans')
export const naskh = openFace('naskh', ARABIC_SCALE)

function openFace(name: string, scale = 1): Face {
  const file = readFileSync(join(import.meta.dirname, `fonts/${name}.ttf`))
  const tables = new FaceTables(new Blob(file))
  const codePoints = new Set(tables.collectUnicodes())
  const covers = (text: string) =>
    [...text].every(
      (letter) => codePoints.has(letter.codePointAt(0) ?? 0) || isDefaultIgnorable(letter),
    )
  return {
    name,
    file,
    font: new Font(tables),
    unitsPerEm: tables.upem,
    scale,
    has: (text) => covers(text) || covers(text.normalize('NFD')),
  }
}

/** Joiners and direction marks have no glyph. */
function isDefaultIgnorable(letter: string): boolean {
  return /\p{Default_Ignorable_Code_Point}/u.test(letter)
}
