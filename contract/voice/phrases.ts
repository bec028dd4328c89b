/** Where a reader paused, found in the peaks of a recording, so that one phrase of it can be heard (R-VOICE-008). */

/** Peaks at equal distances over the whole recording, of any scale. */
type Recording = { peaks: readonly number[]; milliseconds: number }

type Span = { from: number; to: number }

/** The share of the loudest peak below which a reader pauses. */
const PAUSE_LEVEL = 0.12
/** A phrase that is heard with a mark begins at most this long before it, and ends at most this long after it, in milliseconds. */
const MOST_BEFORE = 6_000
const MOST_AFTER = 4_000
/** A mark is set while the word is heard, or just after it. */
const LEAST_BEFORE = 1_200
const LEAST_AFTER = 600

/** The phrase between two pauses around a moment, in milliseconds; without peaks a few seconds around it. */
export function phraseAround({ peaks, milliseconds }: Recording, at: number): Span {
  const earliest = Math.max(0, at - MOST_BEFORE)
  const latest = Math.min(milliseconds, at + MOST_AFTER)
  const step = milliseconds / Math.max(1, peaks.length)
  const level = Math.max(0, ...peaks) * PAUSE_LEVEL
  const isPause = (time: number) => (peaks[Math.floor(time / step)] ?? 0) < level
  if (level === 0) return { from: earliest, to: latest }
  let from = Math.max(0, at - LEAST_BEFORE)
  while (from > earliest && !isPause(from)) from = Math.max(earliest, from - step)
  let to = Math.min(milliseconds, at + LEAST_AFTER)
  while (to < latest && !isPause(to)) to = Math.min(latest, to + step)
  return { from: Math.round(from), to: Math.round(to) }
}

/**
 * The moment of another reading of the same text that belongs to a moment of this one, in milliseconds: as much of its sound is
 * before it, pauses left out.
 */
export function sameMoment(reading: Recording, at: number, other: Recording): number {
  const share = soundBefore(reading, at)
  if (share === null) return (at / Math.max(1, reading.milliseconds)) * other.milliseconds
  const level = Math.max(0, ...other.peaks) * PAUSE_LEVEL
  const total = other.peaks.filter((it) => it >= level).length
  if (level === 0 || total === 0) return share * other.milliseconds
  let heard = 0
  for (const [index, peak] of other.peaks.entries()) {
    if (peak >= level) heard++
    if (heard >= share * total) return Math.round((index / other.peaks.length) * other.milliseconds)
  }
  return other.milliseconds
}

/** The share of the sound of a recording that is before a moment, from 0 to 1; null without sound. */
function soundBefore({ peaks, milliseconds }: Recording, at: number): number | null {
  const level = Math.max(0, ...peaks) * PAUSE_LEVEL
  if (level === 0) return null
  const until = (at / Math.max(1, milliseconds)) * peaks.length
  const total = peaks.filter((it) => it >= level).length
  return peaks.filter((it, index) => index < until && it >= level).length / total
}

/** How far a line of a recording may begin from where its letters lead, to begin at a pause, in milliseconds. */
const SNAP = 1_500

/** Estimates the moment of a word in a recording, in milliseconds, by the number of letters before it. */
export function momentOfWord(
  words: readonly string[],
  index: number,
  recording: Recording,
): number {
  const letters = words.map((it) => (it.match(/\p{L}/gu) ?? []).length)
  const total = letters.reduce((sum, it) => sum + it, 0)
  const before = letters.slice(0, index).reduce((sum, it) => sum + it, 0)
  return Math.round(
    ((before + (letters[index] ?? 0) / 2) / Math.max(1, total)) * recording.milliseconds,
  )
}

/** Where a line of a text is heard in a recording of the whole text: by its share of the letters, from pause to pause. */
export function lineSpan(lines: readonly string[], index: number, recording: Recording): Span {
  const lengths = lines.map((it) => (it.match(/\p{L}/gu) ?? []).length)
  const total = Math.max(
    1,
    lengths.reduce((sum, it) => sum + it, 0),
  )
  const before = lengths.slice(0, index).reduce((sum, it) => sum + it, 0)
  const at = (letters: number) =>
    nearestPause(recording, (letters / total) * recording.milliseconds)
  const isFirst = index === 0
  const isLast = index === lines.length - 1
  return {
    from: isFirst ? 0 : at(before),
    to: isLast ? recording.milliseconds : at(before + (lengths[index] ?? 0)),
  }
}

function nearestPause({ peaks, milliseconds }: Recording, moment: number): number {
  const step = milliseconds / Math.max(1, peaks.length)
  const level = Math.max(0, ...peaks) * PAUSE_LEVEL
  let nearest = moment
  let distance = SNAP
  for (const [index, peak] of peaks.entries()) {
    const away = Math.abs((index + 0.5) * step - moment)
    if (peak < level && away < distance) {
      distance = away
      nearest = (index + 0.5) * step
    }
  }
  return Math.round(nearest)
}
