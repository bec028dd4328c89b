import { Check, RotateCcw } from 'lucide-react'
import {
  keyOf,
  type ProgressEntry,
  SKILLS,
  type SkillState,
  stateOf,
} from '../../../contract/letters/letter-progress.ts'
import { LETTERS } from '../../../contract/letters/letters.ts'
import { m } from '../../../messages/m.ts'
import { letterName } from './labels.ts'

const SKILL_NAMES = {
  seen: m.letters_skill_seen(),
  apart: m.letters_skill_apart(),
  written: m.letters_skill_written(),
  read: m.letters_skill_read(),
}
const STATE_NAMES: Record<SkillState, string> = {
  done: m.letters_state_done(),
  again: m.letters_state_again(),
  open: m.letters_state_open(),
}

/** What a learner has seen, told apart, written and read, letter by letter (R-LETTERS-004). */
export function LetterTable({ entries }: { entries: readonly ProgressEntry[] }) {
  const byKey = new Map(entries.map((it) => [keyOf(it), it]))
  const state = (item: string, skill: (typeof SKILLS)[number]) =>
    stateOf(byKey.get(keyOf({ item, skill })))
  const begun = LETTERS.filter(({ letter }) => SKILLS.some((it) => state(letter, it) !== 'open'))
  if (begun.length === 0) return <p className="text-ink-2">{m.letters_not_begun()}</p>
  return (
    <table className="letter-table">
      <caption className="sr-only">{m.letters_progress()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.letters_letter()}</th>
          {SKILLS.map((skill) => (
            <th key={skill} scope="col">
              {SKILL_NAMES[skill]}
              <span className="num block text-tiny font-normal">
                {m.letters_done_of({
                  done: LETTERS.filter(({ letter }) => state(letter, skill) === 'done').length,
                  count: LETTERS.length,
                })}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {begun.map(({ letter }) => (
          <tr key={letter}>
            <th scope="row">
              <span className="flex items-center gap-2.5">
                <span className="letter-cell" lang="ar">
                  {letter}
                </span>
                <span className="text-small">{letterName(letter)}</span>
              </span>
            </th>
            {SKILLS.map((skill) => (
              <td key={skill} data-state={state(letter, skill)}>
                {state(letter, skill) === 'done' && <Check className="icon" aria-hidden />}
                {state(letter, skill) === 'again' && (
                  <RotateCcw className="icon icon-s" aria-hidden />
                )}
                <span className={state(letter, skill) === 'again' ? 'text-tiny' : 'sr-only'}>
                  {STATE_NAMES[state(letter, skill)]}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
