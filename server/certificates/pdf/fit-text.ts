import { type Face, naskh } from './font-faces.ts'
import { analyzeParagraph, type Paragraph, type ShapedLine, shapeLine } from './shape-text.ts'

/** The space for a text, in points, and its preferred size. The text is shrunk until it fits. */
export type TextBox = { face: Face; size: number; width: number; height: number }

/** A text broken into lines, with its size and line height in points. */
export type TextBlock = { lines: ShapedLine[]; size: number; leading: number }

/** The height of a block in points. */
export function blockHeight({ lines, leading }: TextBlock): number {
  return lines.length * leading
}

const SHRINK_FACTOR = 0.96
// points: at a smaller size, paragraphs are merged
const MIN_PARAGRAPH_SIZE = 8
// vowel marks need taller lines than Latin
const LATIN_LEADING = 1.32
const ARABIC_LEADING = 1.72

/** Fits a text into a box: shrinks it until every line fits and balances the lines. Nothing is truncated. */
export function fitText(source: string, box: TextBox): TextBlock {
  const trimmedLines = source
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim().replace(/\s+/g, ' '))
  const texts = trimmedLines.filter((line) => line !== '')
  // merge the paragraphs if they cannot fit at a readable size
  const isCrowded = texts.length * MIN_PARAGRAPH_SIZE * LATIN_LEADING > box.height
  const paragraphs = (isCrowded ? [texts.join(' ')] : texts).map((it) =>
    analyzeParagraph(it, box.face),
  )
  const hasArabic = paragraphs.some(({ runs }) => runs.some(({ face }) => face === naskh))
  const leading = hasArabic ? ARABIC_LEADING : LATIN_LEADING
  const size = findLargestSize(box.size, (candidateSize) => {
    const width = box.width / candidateSize
    const count = paragraphs.reduce((sum, it) => sum + breakLines(it, width).length, 0)
    return count * candidateSize * leading <= box.height
  })
  const lines = paragraphs.flatMap((it) => balanceLines(it, box.width / size))
  return { lines, size, leading: size * leading }
}

/** The largest size that fits, at most the preferred size, in steps of 4 %. Binary search after doubling the step. */
function findLargestSize(preferredSize: number, fits: (size: number) => boolean): number {
  const sizeAt = (step: number) => preferredSize * SHRINK_FACTOR ** step
  let [tooLarge, fitting] = [-1, 0]
  while (!fits(sizeAt(fitting))) {
    tooLarge = fitting
    fitting = fitting * 2 + 8
  }
  while (fitting - tooLarge > 1) {
    const middle = Math.floor((tooLarge + fitting) / 2)
    if (fits(sizeAt(middle))) fitting = middle
    else tooLarge = middle
  }
  return sizeAt(fitting)
}

type Span = { start: number; end: number }

/** Breaks a paragraph into the minimum number of lines for a width (ems), balanced in length. */
function balanceLines(paragraph: Paragraph, width: number): ShapedLine[] {
  const { length } = breakLines(paragraph, width)
  let tooNarrow = width / 2
  let wide = width
  for (let step = 0; length > 1 && step < 8; step++) {
    const middle = (tooNarrow + wide) / 2
    if (breakLines(paragraph, middle).length > length) tooNarrow = middle
    else wide = middle
  }
  return breakLines(paragraph, wide).map(({ start, end }) => shapeLine(paragraph, start, end))
}

function breakLines(paragraph: Paragraph, width: number): Span[] {
  const { text, graphemes } = paragraph
  const lines: Span[] = []
  for (let first = 0; first < graphemes.length; ) {
    const after = findLineEnd(paragraph, first, width)
    const end = graphemes[after] ?? text.length
    lines.push({ start: graphemes[first] ?? 0, end })
    first = text[end] === ' ' ? after + 1 : after
  }
  return lines
}

/**
 * The index of the grapheme after the line that starts at `first`: the last space, or anywhere in a word that is wider
 * than the line.
 */
function findLineEnd(
  { text, graphemes, advances }: Paragraph,
  first: number,
  width: number,
): number {
  let used = 0
  let lastSpace = first
  for (let index = first; index < graphemes.length; index++) {
    const at = graphemes[index] ?? 0
    used += advances[at] ?? 0
    if (text[at] === ' ') lastSpace = index
    else if (used > width && index > first) return lastSpace > first ? lastSpace : index
  }
  return graphemes.length
}
