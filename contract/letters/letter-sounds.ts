import { call } from '../platform/call.ts'
import { idOrZero, text } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { SIGNS, type Sign } from './letters.ts'
import { UNITS, type Word } from './units.ts'

/** The recordings of the school: each letter under six signs, and the forty first words (R-LETTERS-002). */

/** The name of a recording: 'ب fatha', or that of a word, 'bab'. */
export const signSound = (letter: string, sign: Sign): string => `${letter} ${sign}`
export const wordSound = (word: Word): string => word.id

/** Every recording in the order of the guided session: unit by unit, the letters and then the words. */
export const SOUND_NAMES: readonly string[] = UNITS.flatMap((unit) => [
  ...[...unit.letters].flatMap((letter) => SIGNS.map((sign) => signSound(letter, sign))),
  ...unit.words.map(wordSound),
])

/** The recordings that a unit needs for all its hearing tasks. */
export const soundsOfUnit = (number: number): readonly string[] => {
  const unit = UNITS[number - 1]
  return SOUND_NAMES.filter(
    (name) =>
      unit && (unit.letters.includes(name.charAt(0)) || unit.words.some((it) => it.id === name)),
  )
}

const soundName = text(20).check(z.refine((it) => SOUND_NAMES.includes(it)))
const letterSound = z.object({ name: z.string(), url: z.string(), bytes: z.int() })
export type LetterSound = z.output<typeof letterSound>
const sounds = z.object({ sounds: z.array(letterSound) })

/** The recordings for who learns the letters, with signed addresses; none while the track is switched off. */
export const getLetterSounds = call({
  method: 'GET',
  path: '/api.php',
  action: 'getLetterSounds',
  access: 'anyone',
  effect: 'read',
  response: sounds,
})

/** The recordings for the guided session, also before the track is switched on. */
export const getRecordedLetters = call({
  path: '/lessonsAction.php',
  action: 'getRecordedLetters',
  access: { can: 'recordLetters' },
  effect: 'read',
  response: sounds,
})

/**
 * Makes an uploaded sound of the caller (`uploadQuestionMedia`) the recording of a letter or word, in place of an earlier one; `file_id`
 * 0 removes it. 404 for a file that is no sound, or of somebody else.
 */
export const setLetterSound = call({
  path: '/lessonsAction.php',
  action: 'setLetterSound',
  access: { can: 'recordLetters' },
  effect: 'change',
  reauthentication: 'none',
  request: { sound: soundName, file_id: idOrZero },
  response: sounds,
})
