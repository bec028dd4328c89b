import bidiFactory, { type Bidi } from 'bidi-js'
import { BufferFlag, Direction, Buffer as ShapeBuffer, shape } from 'harfbuzzjs'
import { type Face, naskh, sans } from './font-faces.ts'
import { isolateArabic, removeIsolates } from './isolate-arabic.ts'

/** Ems of the text from the line's left end and above its baseline. */
type Position = { x: number; y: number }

/** Characters that cannot be told apart on paper, a letter and its marks, and the glyphs that draw them. */
export type Cluster = {
  face: Face
  text: string
  glyphs: (Position & { id: number })[]
  /** Ems of the text. */
  width: number
}

/** A line of text from left to right, its width in ems of the text. */
export type ShapedLine = { clusters: Cluster[]; width: number }

/** Characters that are drawn by one face in one direction; `level` is odd from right to left. */
type TextRun = { start: number; end: number; level: number; face: Face }

/** A paragraph that knows each character's face and direction, and how much room it takes. */
export type Paragraph = {
  text: string
  runs: TextRun[]
  /** Ems that the characters from here to the next grapheme take, by index; 0 within a grapheme. */
  advances: Float64Array
  /** Where each grapheme begins. */
  graphemes: number[]
}

// the package is CommonJS, and its types say it is not
const { getEmbeddingLevels } = (bidiFactory as unknown as () => Bidi)()
// one for all: what is shaped is read at once, and the shaper's memory is not the collector's to free in time
const buffer = new ShapeBuffer()
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Reads a paragraph: its direction by its first letter, Arabic in the Naskh and all else in `latin` or, where that lacks a letter, in the sans whole. */
export function analyzeParagraph(source: string, latin: Face): Paragraph {
  const text = isolateArabic(source.normalize('NFC'))
  const { levels } = getEmbeddingLevels(text, 'auto')
  const graphemes = [...segmenter.segment(text)]
  const levelAt = (index: number) => levels[index] ?? 0
  const isNaskh = (it: string, at: number) =>
    isArabic(it) || (levelAt(at) % 2 === 1 && naskh.has(it))
  // what neither draws is no reason to change
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
  for (const [nth, start] of graphemes.entries())
    graphemeStart.fill(start, start, graphemes[nth + 1])
  for (const run of runs) {
    for (const { cluster, advance } of shapeRun(text, run)) {
      const start = graphemeStart[cluster] ?? cluster
      advances[start] = (advances[start] ?? 0) + advance
    }
  }
  return advances
}

/** Sets the characters from `start` to `end` as one line, in the order in which they are seen. */
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

/** Where the characters of each cluster end: where the next ones begin, or with the run. */
function clusterEnds({ end }: TextRun, glyphs: { cluster: number }[]): Map<number, number> {
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b)
  return new Map(starts.map((start, nth) => [start, starts[nth + 1] ?? end]))
}

function clipRuns(runs: readonly TextRun[], start: number, end: number): TextRun[] {
  return runs
    .filter((run) => run.end > start && run.start < end)
    .map((run) => ({ ...run, start: Math.max(run.start, start), end: Math.min(run.end, end) }))
}

/** Rule L2 of the Unicode Bidirectional Algorithm: from the highest level down, what is at it or above is turned round. */
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

/** The shaper's work: joined forms, ligatures, and each mark on its letter. Lengths are ems of the text. */
function shapeRun(text: string, { start, end, level, face }: TextRun) {
  buffer.reset()
  // with the text around it, so that a letter at a run's end still joins its neighbour
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
