import { PRAISE } from '../../../../contract/voice/correction-kinds.ts'
import type { Correction } from '../../../../contract/voice/corrections.ts'
import type { TextWord } from '../../../../contract/voice/words-of-text.ts'
import type { TextMark } from './MarkedText.tsx'
import type { WaveMark } from './Waveform.tsx'

/** A correction with its number among those of its attempt, from 1. */
export type NumberedCorrection = Correction & { number: number }

/** The corrections of an attempt in the order of their places, numbered. */
export const numbered = (
  corrections: readonly Correction[],
  attempt: number,
): NumberedCorrection[] =>
  corrections
    .filter((it) => it.attempt === attempt)
    .map((it, index) => ({ ...it, number: index + 1 }))

/** The corrections on the words of a text that is read aloud. */
export const spokenMarks = (
  corrections: readonly NumberedCorrection[],
  currentId?: number,
): TextMark[] =>
  corrections.flatMap(({ id, number, kind, word }) =>
    word === undefined
      ? []
      : [
          {
            ...{ number, isPraise: kind === PRAISE, isCurrent: id === currentId },
            covers: (it: TextWord) => it.index === word,
          },
        ],
  )

/** The corrections on ranges of a typed answer. */
export const typedMarks = (corrections: readonly NumberedCorrection[]): TextMark[] =>
  corrections.flatMap(({ number, kind, start, end }) =>
    start === undefined || end === undefined
      ? []
      : [
          {
            ...{ number, isPraise: kind === PRAISE },
            covers: (it: TextWord) => it.start < end && it.end > start,
          },
        ],
  )

/** The corrections on the wave of a recording. */
export const waveMarks = (
  corrections: readonly NumberedCorrection[],
  currentId?: number,
): WaveMark[] =>
  corrections.flatMap(({ id, number, moment }) =>
    moment === undefined ? [] : [{ number, at: moment, isCurrent: id === currentId }],
  )

/** A point of a stored picture, in thousandths, as it is shown turned clockwise by quarters; `turnBack` is the inverse. */
export function turnPoint({ x, y }: { x: number; y: number }, turns: number) {
  switch (turns % 4) {
    case 1:
      return { x: 1000 - y, y: x }
    case 2:
      return { x: 1000 - x, y: 1000 - y }
    case 3:
      return { x: y, y: 1000 - x }
    default:
      return { x, y }
  }
}
export const turnBack = (point: { x: number; y: number }, turns: number) =>
  turnPoint(point, (4 - (turns % 4)) % 4)
