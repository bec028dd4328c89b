import bidiFactory, { type Bidi } from 'bidi-js'
import { BufferFlag, Direction, Buffer as ShapeBuffer, shape } from 'harfbuzzjs'
import { type Face, naskh, sans } from './faces.ts'
import { isolateArabic, withoutIsolates } from './isolate-arabic.ts'

/** Ems of the text from the line's left end and above its baseline. */
type Place = { x: number; y: number }

/** Characters that cannot be told apart on paper, a letter and its marks, and the glyphs that draw them. */
export type Cluster = {
  face: Face
  text: string
  glyphs: (Place & { id: number })[]
  /** Ems of the text. */
  width: number
}

/** A line of text from left to right, its width in ems of the text. */
export type Line = { clusters: Cluster[]; width: number }

/** Characters that are drawn by one face in one direction; `level` is odd from right to left. */
type Run = { start: number; end: number; level: number; face: Face }

/** A paragraph that knows each character's face and direction, and how much room it takes. */
export type Paragraph = {
  text: string
  runs: Run[]
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
export function readParagraph(written: string, latin: Face): Paragraph {
  const text = isolateArabic(written.normalize('NFC'))
  const { levels } = getEmbeddingLevels(text, 'auto')
  const graphemes = [...segmenter.segment(text)]
  const levelAt = (index: number) => levels[index] ?? 0
  const isNaskh = (it: string, at: number) =>
    isArabic(it) || (levelAt(at) % 2 === 1 && naskh.has(it))
  // what neither draws is no reason to change
  const isWanting = ({ segment, index }: Intl.SegmentData) =>
    !isNaskh(segment, index) && !latin.has(segment) && sans.has(segment)
  const other = graphemes.some(isWanting) ? sans : latin

  const runs: Run[] = []
  for (const { segment, index } of graphemes) {
    const face = isNaskh(segment, index) ? naskh : other
    const level = levelAt(index)
    const last = runs.at(-1)
    if (last?.face === face && last.level === level) last.end = index + segment.length
    else runs.push({ start: index, end: index + segment.length, level, face })
  }
  const starts = graphemes.map(({ index }) => index)
  return { text, runs, graphemes: starts, advances: measured(text, runs, starts) }
}

function isArabic(grapheme: string): boolean {
  return /\p{Script_Extensions=Arabic}/u.test(grapheme)
}

function measured(text: string, runs: Run[], graphemes: number[]): Float64Array {
  const advances = new Float64Array(text.length)
  const startOf = new Int32Array(text.length)
  for (const [nth, start] of graphemes.entries()) startOf.fill(start, start, graphemes[nth + 1])
  for (const run of runs) {
    for (const { cluster, advance } of shaped(text, run)) {
      const start = startOf[cluster] ?? cluster
      advances[start] = (advances[start] ?? 0) + advance
    }
  }
  return advances
}

/** Sets the characters from `start` to `end` as one line, in the order in which they are seen. */
export function setLine({ text, runs }: Paragraph, start: number, end: number): Line {
  const clusters: Cluster[] = []
  let pen = 0
  for (const run of inSight(cut(runs, start, end))) {
    const drawn = shaped(text, run)
    const ends = clusterEnds(run, drawn)
    let former = -1
    for (const { id, cluster, advance, dx, dy } of drawn) {
      if (cluster !== former) {
        const said = withoutIsolates(text.slice(cluster, ends.get(cluster)))
        clusters.push({ face: run.face, text: said, glyphs: [], width: 0 })
      }
      former = cluster
      const last = clusters.at(-1)
      last?.glyphs.push({ id, x: pen + dx, y: dy })
      if (last) last.width += advance
      pen += advance
    }
  }
  return { clusters, width: pen }
}

/** Where the characters of each cluster end: where the next ones begin, or with the run. */
function clusterEnds({ end }: Run, drawn: { cluster: number }[]): Map<number, number> {
  const starts = [...new Set(drawn.map(({ cluster }) => cluster))].sort((a, b) => a - b)
  return new Map(starts.map((start, nth) => [start, starts[nth + 1] ?? end]))
}

function cut(runs: readonly Run[], start: number, end: number): Run[] {
  return runs
    .filter((run) => run.end > start && run.start < end)
    .map((run) => ({ ...run, start: Math.max(run.start, start), end: Math.min(run.end, end) }))
}

/** Rule L2 of the Unicode Bidirectional Algorithm: from the highest level down, what is at it or above is turned round. */
function inSight(runs: Run[]): Run[] {
  const seen = [...runs]
  const highest = Math.max(0, ...seen.map(({ level }) => level))
  for (let level = highest; level > 0; level--) {
    let first = 0
    while (first < seen.length) {
      let after = first
      while (after < seen.length && (seen[after]?.level ?? 0) >= level) after++
      if (after > first) seen.splice(first, after - first, ...seen.slice(first, after).reverse())
      first = after + 1
    }
  }
  return seen
}

/** The shaper's work: joined forms, ligatures, and each mark on its letter. Lengths are ems of the text. */
function shaped(text: string, { start, end, level, face }: Run) {
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
