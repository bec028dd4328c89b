import {
  ANSWER_WAYS,
  type AnswerWay,
  MAX_READING,
} from '../../../../../contract/exams/answer-ways.ts'
import { m } from '../../../../../messages/m.ts'
import { CheckboxCard } from '../../../../kit/ChoiceCard.tsx'
import { TextArea, TextInput } from '../../../../kit/TextInput.tsx'
import type { LessonDraft } from '../lesson-draft.ts'

const WAY_LABELS: Record<AnswerWay, string> = {
  text: m.recorder_way_text(),
  image: m.recorder_way_image(),
  voice: m.recorder_way_voice(),
}

type AnswerFieldsProps = {
  draft: Pick<LessonDraft, 'answerWays' | 'reading' | 'readingSource'>
  onChange: (changes: Partial<LessonDraft>) => void
}

/** How students answer the theory part of an exam, and a text that they read aloud (R-VOICE-001). */
export function AnswerFields({ draft, onChange }: AnswerFieldsProps) {
  const { answerWays, reading, readingSource } = draft
  const toggle = (way: AnswerWay) => {
    const ways = ANSWER_WAYS.filter((it) => answerWays.includes(it) !== (it === way))
    // an exam asks for one way at least
    if (ways.length > 0) onChange({ answerWays: ways })
  }
  return (
    <>
      <fieldset className="field">
        <legend className="label mb-1.5">{m.recorder_ways()}</legend>
        <div className="grid gap-2 sm:grid-cols-3">
          {ANSWER_WAYS.map((way) => (
            <CheckboxCard key={way} checked={answerWays.includes(way)} onChange={() => toggle(way)}>
              {WAY_LABELS[way]}
            </CheckboxCard>
          ))}
        </div>
        <p className="hint">{m.recorder_ways_hint()}</p>
      </fieldset>
      <TextArea
        label={m.recorder_reading()}
        hint={m.recorder_reading_hint()}
        maxLength={MAX_READING}
        value={reading}
        onChange={({ target }) => onChange({ reading: target.value })}
      />
      {reading.trim() !== '' && (
        <TextInput
          label={m.recorder_reading_source()}
          hint={m.recorder_reading_source_hint()}
          maxLength={300}
          value={readingSource}
          onChange={({ target }) => onChange({ readingSource: target.value })}
        />
      )}
    </>
  )
}
