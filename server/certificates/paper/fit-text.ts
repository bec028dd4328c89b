import { type Face, naskh } from './faces.ts'
import { type Line, type Paragraph, readParagraph, setLine } from './set-text.ts'

/** Room for a text, in points. It is set as large as `size` allows and smaller until it fits. */
export type Room = { face: Face; size: number; width: number; height: number }

/** A text that has been set: its lines, and how far apart they stand, in points. */
export type Block = { lines: Line[]; size: number; leading: number }

/** How high a block stands, in points. */
export function heightOf({ lines, leading }: Block): number {
  return lines.length * leading
}

const SMALLER = 0.96
// points: what is smaller is no paragraph of its own any more
const SMALLEST = 8
// vowel marks stand high and deep: a line of Arabic needs more room than one of Latin
const LEADING = 1.32
const ARABIC_LEADING = 1.72

/** Sets a text into a room: its paragraphs in lines of about the same length, nothing cut. */
export function fitText(written: string, room: Room): Block {
  const said = written.split(/[\r\n\u2028\u2029]+/).map((line) => line.trim().replace(/\s+/g, ' '))
  const texts = said.filter((line) => line !== '')
  // more paragraphs than could be read run on
  const isCrowded = texts.length * SMALLEST * LEADING > room.height
  const paragraphs = (isCrowded ? [texts.join(' ')] : texts).map((it) =>
    readParagraph(it, room.face),
  )
  const spaced = paragraphs.some(({ runs }) => runs.some(({ face }) => face === naskh))
  const leading = spaced ? ARABIC_LEADING : LEADING
  const size = largest(room.size, (tried) => {
    const width = room.width / tried
    const count = paragraphs.reduce((sum, it) => sum + broken(it, width).length, 0)
    return count * tried * leading <= room.height
  })
  const lines = paragraphs.flatMap((it) => balanced(it, room.width / size))
  return { lines, size, leading: size * leading }
}

/** The largest size that fits, from the one wished for down in steps of four in a hundred. */
function largest(wished: number, fits: (size: number) => boolean): number {
  const sizeAt = (step: number) => wished * SMALLER ** step
  let [tooLarge, fitting] = [-1, 0]
  while (!fits(sizeAt(fitting))) {
    tooLarge = fitting
    fitting = fitting * 2 + 8
  }
  while (fitting - tooLarge > 1) {
    const between = Math.floor((tooLarge + fitting) / 2)
    if (fits(sizeAt(between))) fitting = between
    else tooLarge = between
  }
  return sizeAt(fitting)
}

type Span = { start: number; end: number }

/** As few lines as the width (ems) allows, and these as even as they can be. */
function balanced(paragraph: Paragraph, width: number): Line[] {
  const { length } = broken(paragraph, width)
  let tooNarrow = width / 2
  let wide = width
  for (let step = 0; length > 1 && step < 8; step++) {
    const between = (tooNarrow + wide) / 2
    if (broken(paragraph, between).length > length) tooNarrow = between
    else wide = between
  }
  return broken(paragraph, wide).map(({ start, end }) => setLine(paragraph, start, end))
}

function broken(paragraph: Paragraph, width: number): Span[] {
  const { text, graphemes } = paragraph
  const lines: Span[] = []
  for (let first = 0; first < graphemes.length; ) {
    const after = lineEnd(paragraph, first, width)
    const end = graphemes[after] ?? text.length
    lines.push({ start: graphemes[first] ?? 0, end })
    first = text[end] === ' ' ? after + 1 : after
  }
  return lines
}

/** Which grapheme the line that begins with the `first` one ends before: at a space or, in a word wider than the line, anywhere. */
function lineEnd({ text, graphemes, advances }: Paragraph, first: number, width: number): number {
  let used = 0
  let space = first
  for (let nth = first; nth < graphemes.length; nth++) {
    const at = graphemes[nth] ?? 0
    used += advances[at] ?? 0
    if (text[at] === ' ') space = nth
    else if (used > width && nth > first) return space > first ? space : nth
  }
  return graphemes.length
}
