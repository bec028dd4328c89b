import { Fragment, useState } from 'react'
import type { PublicGap } from '../../../../../../contract/exams/kinds/gap/gap.ts'
import { m } from '../../../../../../messages/m.ts'
import { startsInArabic } from '../../../../../kit/arabic.ts'
import { MixedScriptText } from '../../../../../kit/Prose.tsx'
import { type ExerciseAnswerProps, withPart } from '../exercise-props.ts'
import { useFieldKeyboard } from '../use-field-keyboard.tsx'
import '../exercises.css'

/** A line whose gaps are typed or filled with words of a bank (R-LEARN-003). */
export function GapAnswer(props: ExerciseAnswerProps<PublicGap>) {
  const { content } = props
  const isArabic = content.isArabic || content.pieces.some(startsInArabic)
  return (
    <div className="grid gap-3" dir={isArabic ? 'rtl' : 'auto'} lang={isArabic ? 'ar' : undefined}>
      {content.bank ? <BankGaps {...props} bank={content.bank} /> : <TypedGaps {...props} />}
    </div>
  )
}

/** The label of a gap: its number and the words around it. */
function gapLabel({ pieces }: PublicGap, index: number): string {
  const before = pieces[index]?.trim().split(/\s+/).slice(-2).join(' ') ?? ''
  const after = pieces[index + 1]?.trim().split(/\s+/).slice(0, 2).join(' ') ?? ''
  const number = { number: index + 1, count: pieces.length - 1 }
  return [m.exercises_gap_of(number), `${before} … ${after}`.trim()].join(': ')
}

function TypedGaps({ content, name, parts, errorId, onChange }: ExerciseAnswerProps<PublicGap>) {
  const { onFocus, keyboard } = useFieldKeyboard(content.isArabic)
  return (
    <>
      <p className="gap-line exercise-arabic">
        {content.pieces.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line keep their places
          <Fragment key={index}>
            <MixedScriptText text={piece} />
            {index < content.pieces.length - 1 && (
              <input
                className="input gap-field"
                name={index === 0 ? name : undefined}
                aria-label={gapLabel(content, index)}
                aria-describedby={errorId}
                dir="auto"
                maxLength={300}
                autoComplete="off"
                autoCorrect="off"
                autoCapitalize="off"
                spellCheck={false}
                enterKeyHint="next"
                value={parts[index] ?? ''}
                onFocus={({ currentTarget }) => onFocus(currentTarget)}
                onChange={({ target }) => onChange(withPart(parts, index, target.value))}
              />
            )}
          </Fragment>
        ))}
      </p>
      {keyboard && <div className="exercise-keyboard">{keyboard}</div>}
    </>
  )
}

function BankGaps(props: ExerciseAnswerProps<PublicGap> & { bank: string[] }) {
  const { content, name, parts, errorId, bank, onChange } = props
  const [selected, setSelected] = useState(0)
  const count = content.pieces.length - 1
  const used = [...parts]
  const isUsed = bank.map((word) => {
    const index = used.indexOf(word)
    if (index >= 0) used.splice(index, 1)
    return index >= 0
  })
  const firstEmpty = (of: readonly string[]) =>
    Array.from({ length: count }, (_, index) => index).find((index) => !of[index])
  const place = (word: string) => {
    const target = parts[selected] ? (firstEmpty(parts) ?? selected) : selected
    const next = withPart(parts, target, word)
    onChange(next)
    setSelected(firstEmpty(next) ?? target)
  }
  return (
    <>
      <p className="gap-line exercise-arabic">
        {content.pieces.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line keep their places
          <Fragment key={index}>
            <MixedScriptText text={piece} />
            {index < count && (
              <button
                type="button"
                className="exercise-tile gap-slot"
                name={index === 0 ? name : undefined}
                aria-pressed={index === selected}
                aria-describedby={errorId}
                aria-label={[gapLabel(content, index), parts[index] || m.exams_blank()].join(' · ')}
                onClick={() => {
                  setSelected(index)
                  if (parts[index]) onChange(withPart(parts, index, ''))
                }}
              >
                {parts[index] || '\u00a0'}
              </button>
            )}
          </Fragment>
        ))}
      </p>
      <fieldset className="exercise-tiles exercise-arabic" aria-label={m.exercises_words()}>
        {bank.map((word, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a bank can have a word twice
            key={index}
            type="button"
            className="exercise-tile"
            disabled={isUsed[index]}
            onClick={() => place(word)}
          >
            {word}
          </button>
        ))}
      </fieldset>
    </>
  )
}
