import bidiFactory, { type Bidi } from 'bidi-js'
import { BufferFlag, Direction, Buffer as ShapeBuffer, shape } from 'harfbuzzjs'
import { type Face, naskh, sans } from './font-faces.ts'

/** Ems of the text from the left end of the line and above its baseline. */
type Position = { x: number; y: number }

/** An indivisible group of characters, such as a letter and its marks, with its glyphs. */
export type Cluster = {
  face: Face
  text: string
  glyphs: (Position & { id: number })[]
  /** Ems of the text. */
  width: number
}

/** A line of glyphs from left to right; its width in ems of the text. */
export type ShapedLine = { clusters: Cluster[]; width: number }

/** Characters with one face and one direction; an odd `level` is right to left. */
type TextRun = { start: number; end: number; level: number; face: Face }

/** A paragraph with the face, direction and width of its characters. */
export type Paragraph = {
  text: string
  runs: TextRun[]
  /** Ems from each grapheme to the next, by character index; 0 inside a grapheme. */
  advances: Float64Array
  /** The start index of each grapheme. */
  graphemes: number[]
}

// the package is CommonJS; its types declare an ES module
const { getEmbeddingLevels } = (bidiFactory as unknown as () => Bidi)()
// one shared buffer: results are read immediately, and the shaper's memory is not garbage collected in time
const buffer = new ShapeBuffer()
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Analyzes a paragraph: the direction follows its first letter, Arabic uses the Naskh, everything else `latin`, or the
 * sans if `latin` lacks a letter.
 */
export function analyzeParagraph(source: string, latin: Face): Paragraph {
  const text = isolateArabic(source.normalize('NFC'))
  const { levels } = getEmbeddingLevels(text, 'auto')
  const graphemes = [...segmenter.segment(text)]
  const levelAt = (index: number) => levels[index] ?? 0
  const isNaskh = (it: string, at: number) =>
    isArabic(it) || (levelAt(at) % 2 === 1 && naskh.has(it))
  // a character that neither face has does not change the face
  const needsFallback = ({ segment, index }: Intl.SegmentData) =>
    !isNaskh(segment, index) && !latin.has(segment) && sans.has(segment)
  const fallback = graphemes.some(needsFallback) ? sans : latin

  const runs: TextRun[] = []
  for (const { segment, index } of graphemes) {
    const face = isNaskh(segment, index) ? naskh : fallback
    const level = levelAt(index)
    const lastRun = runs.at(-1)
    if (lastRun?.face === face && lastRun.level === level) lastRun.end = index + segment.length
    else runs.push({ start: index, end: index + segment.length, level, face })
  }
  const starts = graphemes.map(({ index }) => index)
  return { text, runs, graphemes: starts, advances: measureAdvances(text, runs, starts) }
}

function isArabic(grapheme: string): boolean {
  return /\p{Script_Extensions=Arabic}/u.test(grapheme)
}

function measureAdvances(text: string, runs: TextRun[], graphemes: number[]): Float64Array {
  const advances = new Float64Array(text.length)
  const graphemeStart = new Int32Array(text.length)
  for (const [position, start] of graphemes.entries())
    graphemeStart.fill(start, start, graphemes[position + 1])
  for (const run of runs) {
    for (const { cluster, advance } of shapeRun(text, run)) {
      const start = graphemeStart[cluster] ?? cluster
      advances[start] = (advances[start] ?? 0) + advance
    }
  }
  return advances
}

/** Shapes the characters from `start` to `end` as one line in visual order. */
export function shapeLine({ text, runs }: Paragraph, start: number, end: number): ShapedLine {
  const clusters: Cluster[] = []
  let pen = 0
  for (const run of toVisualOrder(clipRuns(runs, start, end))) {
    const glyphs = shapeRun(text, run)
    const ends = clusterEnds(run, glyphs)
    let previousCluster = -1
    for (const { id, cluster, advance, dx, dy } of glyphs) {
      if (cluster !== previousCluster) {
        const clusterText = removeIsolates(text.slice(cluster, ends.get(cluster)))
        clusters.push({ face: run.face, text: clusterText, glyphs: [], width: 0 })
      }
      previousCluster = cluster
      const last = clusters.at(-1)
      last?.glyphs.push({ id, x: pen + dx, y: dy })
      if (last) last.width += advance
      pen += advance
    }
  }
  return { clusters, width: pen }
}

/** The end index of each cluster: the start of the next one, or the end of the run. */
function clusterEnds({ end }: TextRun, glyphs: { cluster: number }[]): Map<number, number> {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b)
  return new Map(starts.map((start, position) => [start, starts[position + 1] ?? end]))
}

function clipRuns(runs: readonly TextRun[], start: number, end: number): TextRun[] {
  return runs
    .filter((run) => run.end > start && run.start < end)
    .map((run) => ({ ...run, start: Math.max(run.start, start), end: Math.min(run.end, end) }))
}

/**
 * Rule L2 of the Unicode Bidirectional Algorithm: reverses, from the highest level down, each sequence at or above that
 * level.
 */
function toVisualOrder(runs: TextRun[]): TextRun[] {
  const ordered = [...runs]
  const highest = Math.max(0, ...ordered.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    let first = 0
    while (first < ordered.length) {
      let after = first
      while (after < ordered.length && (ordered[after]?.level ?? 0) >= level) after++
      if (after > first)
        ordered.splice(first, after - first, ...ordered.slice(first, after).reverse())
      first = after + 1
    }
  }
  return ordered
}

/** Shapes a run: joining forms, ligatures and mark positions. Lengths are ems of the text. */
function shapeRun(text: string, { start, end, level, face }: TextRun) {
  buffer.reset()
  // with its context, so that letters at the edges of a run are joined
  buffer.addText(text, start, end - start)
  buffer.setFlags(BufferFlag.REMOVE_DEFAULT_IGNORABLES)
  buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR)
  buffer.setScript(face === naskh ? 'Arab' : 'Latn')
  buffer.setLanguage(face === naskh ? 'ar' : 'en')
  shape(face.font, buffer)
  const em = face.scale / face.unitsPerEm
  return buffer.getGlyphInfosAndPositions().map((it) => ({
    id: it.codepoint,
    cluster: it.cluster,
    advance: (it.xAdvance ?? 0) * em,
    dx: (it.xOffset ?? 0) * em,
    dy: (it.yOffset ?? 0) * em,
  }))
}

const ARABIC_LETTER = '\\p{Script_Extensions=Arabic}'
// from an Arabic letter to the last Arabic letter before any other script
const ARABIC_RUN = new RegExp(
  `${ARABIC_LETTER}(?:[${ARABIC_LETTER}\\d\\s:.…\\-–()«»]*${ARABIC_LETTER})?`,
  'gu',
)
const FIRST_STRONG = /\p{L}/u
const ARABIC = new RegExp(ARABIC_LETTER, 'u')

const RTL_ISOLATE = '\u2067'
const POP_ISOLATE = '\u2069'

/**
 * Wraps each Arabic run of a Latin paragraph in directional isolates, as the site does, so that digits and punctuation
 * after it keep their Latin position. The isolates are not drawn.
 */
function isolateArabic(text: string): string {
  const first = FIRST_STRONG.exec(text)
  if (!first || ARABIC.test(first[0])) return text
  return text.replaceAll(ARABIC_RUN, (run) => `${RTL_ISOLATE}${run}${POP_ISOLATE}`)
}

/** Removes the directional isolates. */
function removeIsolates(text: string): string {
  return text.replaceAll(/[\u2067\u2069]/g, '')
}
