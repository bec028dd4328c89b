import { type Message, say } from '../../messages/message.ts'

/** A caption: the time in which it shows in milliseconds, its place on the picture, and its lines. */
type Cue = { start: number; end: number; settings: string; lines: string[] }

type CaptionsProblem = { line: number; problem: Message }
/** The rewritten file, or the first line that is not valid. */
export type CaptionsResult = { file: string } | CaptionsProblem

const MAX_CUES = 20_000
// SRT writes a comma
const TIME = /^(?:(\d{1,3}):)?([0-5]\d):([0-5]\d)[.,](\d{3})$/
const SETTING =
  /^(?:align:(?:start|center|end|left|right)|(?:line|position|size):-?\d{1,3}(?:\.\d{1,3})?%?)$/
const TAG = /^\/?(?:b|i|u|ruby|rt|c)$|^lang [a-zA-Z-]{2,20}$|^\/lang$/

/**
 * Parses WebVTT or SRT and writes WebVTT with its captions only: without styles, regions, notes and unknown tags, in the order of time
 * (R-FORMS-010). Runs in linear time.
 */
export function rewriteCaptions(text: string): CaptionsResult {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const header = readHeader(lines)
  if ('problem' in header) return header
  let index = header.next
  const cues: Cue[] = []
  while (index < lines.length) {
    const line = lines[index] ?? ''
    if (line.trim() === '') {
      index++
      continue
    }
    if (/^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(line) && !line.includes('-->')) {
      index = skipBlock(lines, index)
      continue
    }
    const cue = readCue(lines, index)
    if ('problem' in cue) return cue
    // programs that write down speech make captions of no length
    if (cue.start < cue.end) cues.push(cue)
    if (cues.length > MAX_CUES)
      return {
        line: index + 1,
        problem: say('rules_lessons_captions_too_many', { max: String(MAX_CUES) }),
      }
    index = cue.next
  }
  if (cues.length === 0)
    return { line: lines.length, problem: say('rules_lessons_captions_no_captions') }
  return { file: writeCues(cues) }
}

/** The header of WebVTT ends at the first empty line and has no times; SRT has none. */
function readHeader(lines: readonly string[]): { next: number } | CaptionsProblem {
  if (beginsAsSubRip(lines)) return { next: 0 }
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? ''))
    return { line: 1, problem: say('rules_lessons_captions_not_captions') }
  const next = skipBlock(lines, 1)
  const times = lines.slice(0, next).findIndex((it) => it.includes('-->'))
  if (times < 0) return { next }
  return { line: times + 1, problem: say('rules_lessons_captions_empty_line_missing') }
}

/** SRT (SubRip): a number, times with a comma, text. */
function beginsAsSubRip(lines: readonly string[]): boolean {
  const first = lines.findIndex((it) => it.trim() !== '')
  return /^\s*\d+\s*$/.test(lines[first] ?? '') && (lines[first + 1] ?? '').includes('-->')
}

/** The index after the lines of a block. */
function skipBlock(lines: readonly string[], from: number): number {
  let index = from
  while (index < lines.length && !endsBlock(lines, index)) index++
  return index
}

/** An empty line ends a block. One of spaces is a line of it, unless the next caption follows. */
function endsBlock(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? ''
  if (line.trim() !== '') return false
  const hasTimes = (at: number) => lines[at]?.includes('-->') ?? true
  return line === '' || hasTimes(index + 1) || hasTimes(index + 2)
}

function readCue(
  lines: readonly string[],
  from: number,
): (Cue & { next: number }) | CaptionsProblem {
  // the line before the times can name the caption
  const timesAt = lines[from]?.includes('-->') ? from : from + 1
  const times = parseTimes(lines[timesAt] ?? '')
  if ('key' in times) return { line: timesAt + 1, problem: times }
  const next = skipBlock(lines, timesAt + 1)
  const text = lines.slice(timesAt + 1, next)
  const joined = text.findIndex((it) => it.includes('-->'))
  if (joined >= 0)
    return { line: timesAt + 2 + joined, problem: say('rules_lessons_captions_empty_line_missing') }
  const shown = text.filter((it) => it.trim() !== '')
  return { ...times, lines: shown.map(rewriteText), next }
}

function parseTimes(line: string): Omit<Cue, 'lines'> | Message {
  const [first = '', rest] = line.split('-->').map((it) => it.trim())
  const [second = '', ...settings] = (rest ?? '').split(/[ \t]+/)
  const start = parseTime(first)
  const end = parseTime(second)
  if (start === null || end === null) return say('rules_lessons_captions_times_missing')
  if (end < start) return say('rules_lessons_captions_ends_before_begin')
  return { start, end, settings: settings.filter((it) => SETTING.test(it)).join(' ') }
}

function parseTime(text: string): number | null {
  const [, hours = '0', minutes, seconds, thousandths] = TIME.exec(text) ?? []
  if (!minutes) return null
  return (
    ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(thousandths)
  )
}

/** Keeps known tags and character references; everything else is text. */
function rewriteText(line: string): string {
  const [text = '', ...rest] = line.split('<')
  return escapeText(text) + rest.map(rewriteTag).join('')
}

const MAX_TAG_LENGTH = 40

/** A part of a line that follows a bracket. */
function rewriteTag(part: string): string {
  const close = part.slice(0, MAX_TAG_LENGTH + 1).indexOf('>')
  if (close < 0) return `&lt;${escapeText(part)}`
  const tag = part.slice(0, close)
  const text = escapeText(part.slice(close + 1))
  // without the classes of styles
  const name = tag.replace(/^(\/?[a-z]+)\..*/, '$1')
  if (TAG.test(name)) return `<${name}>${text}`
  // colours and fonts of SRT
  if (/^\/?font(?: |$)/.test(tag)) return text
  // a speaker, or a time within a caption
  if (/^\/?(?:v|[\d:.]+)(?:[ .]|$)/.test(tag)) return speaker(tag) + text
  return `&lt;${escapeText(tag)}&gt;${text}`
}

/** Names of characters that browsers do not all know in captions, in the order of Latin-1 from U+00A1 on. */
const LATIN_NAMES =
  'iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
const NAMED = new Map([
  ...LATIN_NAMES.split(' ').map((name, it): [string, string] => [
    name,
    String.fromCodePoint(0xa1 + it),
  ]),
  ...([
    ['quot', '"'],
    ['apos', "'"],
    ['zwnj', '\u200c'],
    ['zwj', '\u200d'],
    ['ndash', '–'],
    ['mdash', '—'],
    ['lsquo', '‘'],
    ['rsquo', '’'],
    ['ldquo', '“'],
    ['rdquo', '”'],
    ['hellip', '…'],
  ] as const),
])

const escapeText = (text: string) =>
  text
    .replace(/&([a-zA-Z][a-zA-Z0-9]{1,7});/g, (all, name: string) => NAMED.get(name) ?? all)
    .replace(/&(?!(?:amp|lt|gt|nbsp|lrm|rlm|#\d{1,6}|#x[0-9a-fA-F]{1,6});)/g, '&amp;')
    .replaceAll('>', '&gt;')

/** The speaker of `<v Amina>` is a part of the text, because browsers do not show it. */
function speaker(tag: string): string {
  const [, name] = /^v(?:\.[^ ]*)? ([^&<>]{1,38})$/.exec(tag) ?? []
  return name ? `${name}: ` : ''
}

function writeCues(cues: Cue[]): string {
  const sorted = cues.toSorted((a, b) => a.start - b.start)
  const blocks = sorted.map(({ start, end, settings, lines }) =>
    [`${writeTime(start)} --> ${writeTime(end)}${settings && ` ${settings}`}`, ...lines].join('\n'),
  )
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`
}

function writeTime(time: number): string {
  const pad = (value: number, length = 2) => String(Math.floor(value)).padStart(length, '0')
  const hours = pad(time / 3_600_000)
  return `${hours}:${pad((time / 60_000) % 60)}:${pad((time / 1000) % 60)}.${pad(time % 1000, 3)}`
}
