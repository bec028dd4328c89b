import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Blob, Face as FaceTables, Font } from 'harfbuzzjs'

/** A typeface: its file, the shaper's view of it, and how large it stands beside the others. */
export type Face = {
  name: string
  file: Buffer
  font: Font
  /** Units of the drawing to one em. */
  unitsPerEm: number
  /** Ems of this face to one em of the text. */
  scale: number
  /** Whether it draws all of these characters, as they are or composed of their parts. */
  has(text: string): boolean
}

// Naskh is drawn small beside Latin; the site's own faces stand in the same proportion (ui.md §3)
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

/** Joiners and direction marks: they say how others are drawn and are not drawn themselves. */
function isDefaultIgnorable(letter: string): boolean {
  return /\p{Default_Ignorable_Code_Point}/u.test(letter)
}
