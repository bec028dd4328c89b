import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type PublicMarks,
  SHADDAH,
  SIGNS,
  sortMarks,
} from '../../../../../../contract/exams/kinds/marks/marks.ts'
import { m } from '../../../../../../messages/m.ts'
import { type ExerciseAnswerProps, withPart } from '../exercise-props.ts'
import '../exercises.css'

const SIGN_NAMES: Record<(typeof SIGNS)[number], string> = {
  '\u064e': m.exercises_sign_fathah(),
  '\u064f': m.exercises_sign_dammah(),
  '\u0650': m.exercises_sign_kasrah(),
  '\u064b': m.exercises_sign_tanwin_fathah(),
  '\u064c': m.exercises_sign_tanwin_dammah(),
  '\u064d': m.exercises_sign_tanwin_kasrah(),
  '\u0652': m.exercises_sign_sukun(),
  '\u0651': m.exercises_sign_shaddah(),
  '\u0670': m.exercises_sign_dagger(),
}

/** The bare word: a tap on a letter opens the row of signs; a sign goes on to the next letter (R-LEARN-005). */
export function MarksAnswer(props: ExerciseAnswerProps<PublicMarks>) {
  const { content, name, parts, errorId, onChange } = props
  const [open, setOpen] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const asked = content.words.flat().filter((it) => it.isAsked)
  let count = 0
  const words = content.words.map((letters) =>
    letters.map((letter) => ({ ...letter, part: letter.isAsked ? count++ : undefined })),
  )
  const focusLetter = (part: number) => {
    flushSync(() => setOpen(part))
    box.current?.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus()
  }
  const put = (sign: string) => {
    const next = toggleSign(parts[open] ?? '', sign)
    onChange(withPart(parts, open, next))
    // a shaddah is followed by its vowel
    const isDone = sign !== SHADDAH && next.includes(sign)
    if (isDone && open + 1 < asked.length) focusLetter(open + 1)
  }
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: 1, ArrowRight: -1 }[event.key]
    const target = step && open + step
    if (target === undefined || target < 0 || target >= asked.length) return
    event.preventDefault()
    focusLetter(target)
  }
  return (
    <div ref={box} className="grid gap-3" dir="rtl" lang="ar">
      <fieldset className="marks-words" aria-describedby={errorId} onKeyDown={handleKey}>
        {words.map((letters, word) => {
          const shapes = joinedShapes(
            letters.map(({ text, part }) => text + (part === undefined ? '' : (parts[part] ?? ''))),
          )
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the words of a line keep their places
            <span key={word} className="marks-word">
              {letters.map(({ part, text }, place) =>
                part === undefined ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the letters of a word keep their places
                  <span key={place} className="marks-letter">
                    {shapes[place]}
                  </span>
                ) : (
                  <button
                    // biome-ignore lint/suspicious/noArrayIndexKey: the letters of a word keep their places
                    key={place}
                    type="button"
                    name={part === 0 ? name : undefined}
                    className="marks-letter"
                    data-part={part}
                    aria-pressed={part === open}
                    aria-label={m.exercises_letter({
                      number: place + 1,
                      letter: text,
                      signs: describeSigns(parts[part] ?? ''),
                    })}
                    onClick={() => setOpen(part)}
                  >
                    {shapes[place]}
                  </button>
                ),
              )}
            </span>
          )
        })}
      </fieldset>
      <fieldset
        className="marks-signs"
        aria-label={m.exercises_signs_of({ letter: asked[open]?.text ?? '' })}
      >
        {SIGNS.map((sign) => (
          <button
            key={sign}
            type="button"
            className="exercise-tile marks-sign"
            aria-pressed={(parts[open] ?? '').includes(sign)}
            onClick={() => put(sign)}
          >
            <span aria-hidden>
              {'ـ'}
              {sign}
            </span>
            <span className="sr-only">{SIGN_NAMES[sign]}</span>
          </button>
        ))}
      </fieldset>
    </div>
  )
}

/** The signs of a letter after a press on one: a vowel takes the place of another, a shaddah stands beside it. */
function toggleSign(before: string, sign: string): string {
  if (before.includes(sign)) return before.replace(sign, '')
  if (sign === SHADDAH) return sortMarks(before + SHADDAH)
  return sortMarks((before.includes(SHADDAH) ? SHADDAH : '') + sign)
}

const describeSigns = (signs: string): string =>
  SIGNS.filter((it) => signs.includes(it))
    .map((it) => SIGN_NAMES[it])
    .join(' + ') || m.exercises_no_sign()

/** Letters that do not join to the one after them. */
const ENDS_JOIN = /^[اأإآٱءدذرزوؤىة]/u
const JOINS = /^\p{Script=Arabic}/u
const JOINER = '\u200d'

/** The letters of a word, each in the shape that it has there, so that they can stand in elements of their own. */
function joinedShapes(letters: readonly string[]): string[] {
  return letters.map((letter, index) => {
    const before = letters[index - 1]
    const after = letters[index + 1]
    const isJoinedBefore = before !== undefined && JOINS.test(before) && !ENDS_JOIN.test(before)
    const isJoinedAfter =
      after !== undefined && JOINS.test(after) && !after.startsWith('ء') && !ENDS_JOIN.test(letter)
    const start = isJoinedBefore && !letter.startsWith('ء') ? JOINER : ''
    return start + letter + (isJoinedAfter ? JOINER : '')
  })
}
