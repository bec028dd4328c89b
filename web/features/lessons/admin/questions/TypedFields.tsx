import { Plus, Trash2 } from 'lucide-react'
import { Suspense } from 'react'
import { otherSpellings, shouldBeStrict } from '../../../../../contract/exams/key-proposals.ts'
import { MAX_ACCEPTED_KEYS } from '../../../../../contract/exams/questions.ts'
import { m } from '../../../../../messages/m.ts'
import { Button } from '../../../../kit/Button.tsx'
import { IconButton } from '../../../../kit/IconButton.tsx'
import { lazyPart } from '../../../../kit/lazy-part.ts'
import { Text } from '../../../../kit/Text.tsx'
import { ArabicInput } from './ArabicInput.tsx'
import { CorrectAnswerLabel } from './CorrectAnswerLabel.tsx'
import { DiacriticsRules } from './DiacriticsRules.tsx'
import type { KindFieldsProps } from './kind-fields.ts'
import { questionFieldName } from './question-draft.ts'

// the comparison of answers is loaded with it
const AnswerTrial = lazyPart(async () => (await import('./AnswerTrial.tsx')).AnswerTrial)

/** The keys of a typed question, its rule for diacritics, and a trial (R-ARABIC-003). */
export function TypedFields({ question, nearPercent, errors, onChange }: KindFieldsProps) {
  const { accepted, marks, strict } = question
  const spellings =
    accepted.length < MAX_ACCEPTED_KEYS ? otherSpellings(question.answer, accepted) : []
  const setKey = (index: number, key: string) =>
    onChange({ ...question, accepted: accepted.with(index, key) })
  return (
    <>
      <ArabicInput
        label={<CorrectAnswerLabel />}
        required
        className="editor-correct"
        error={errors[questionFieldName(question, 'answer')]}
        value={question.answer}
        onChange={(answer) => onChange({ ...question, answer })}
      />
      {accepted.map((key, index) => (
        <ArabicInput
          // biome-ignore lint/suspicious/noArrayIndexKey: keys are added and removed at their places only
          key={index}
          label={m.lessons_also_accepted({ number: index + 1 })}
          error={errors[questionFieldName(question, 'accepted', index)]}
          value={key}
          onChange={(it) => setKey(index, it)}
          action={
            <IconButton
              label={m.lessons_remove_accepted_answer({ number: index + 1 })}
              icon={<Trash2 className="icon" aria-hidden />}
              onClick={() => onChange({ ...question, accepted: accepted.toSpliced(index, 1) })}
            />
          }
        />
      ))}
      {accepted.length < MAX_ACCEPTED_KEYS && (
        <Button
          variant="soft"
          className="justify-self-start"
          onClick={() => onChange({ ...question, accepted: [...accepted, ''] })}
        >
          <Plus className="icon" aria-hidden />
          {m.lessons_accept_another_answer()}
        </Button>
      )}
      {spellings.map((it) => (
        <Button
          key={it}
          variant="soft"
          className="justify-self-start"
          onClick={() => onChange({ ...question, accepted: [...accepted, it] })}
        >
          <Plus className="icon" aria-hidden />
          <span>
            <Text of={m.exercise_editor_accept_spelling} word={<bdi lang="ar">{it}</bdi>} />
          </span>
        </Button>
      ))}
      <DiacriticsRules
        {...{ marks, strict }}
        isProposed={shouldBeStrict(question.answer, [...accepted, ...question.options])}
        onChange={(rules) => onChange({ ...question, ...rules })}
      />
      {question.answer.trim() !== '' && (
        <Suspense fallback={<div className="min-h-24" />}>
          <AnswerTrial question={question} nearPercent={nearPercent} />
        </Suspense>
      )}
    </>
  )
}
