import { useState } from 'react'
import type { Verdict } from '../../../../../contract/arabic/arabic-judge.ts'
import { creditOf, judgeTypedAnswer } from '../../../../../contract/exams/exam-score.ts'
import { m } from '../../../../../messages/m.ts'
import { MixedScriptText } from '../../../../kit/Prose.tsx'
import { sentencesOfPage } from '../../../exams/shared/sentences-of-page.ts'
import { ArabicInput } from './ArabicInput.tsx'
import type { ExamQuestionDraft } from './question-draft.ts'

/** The labels of a judged sample. */
export const VERDICTS: Record<Verdict, { label: string; colours: string }> = {
  right: { label: m.lessons_right(), colours: 'bg-success-soft text-success-ink' },
  near: { label: m.lessons_nearly_right(), colours: 'bg-warning-soft text-warning-ink' },
  wrong: { label: m.lessons_wrong(), colours: 'bg-danger-soft text-danger-ink' },
}

type AnswerTrialProps = {
  question: ExamQuestionDraft
  /** The credit of nearly right answers, as typed; undefined for a check, which has no points. */
  nearPercent: string | undefined
}

/** Shows the score of a sample answer while typing, with the sentences that a student would read (R-ARABIC-003). */
export function AnswerTrial({ question, nearPercent }: AnswerTrialProps) {
  const [sample, setSample] = useState('')
  return (
    <div className="editor-trial">
      <ArabicInput
        label={m.lessons_try_answer()}
        hint={m.lessons_try_answer_hint()}
        value={sample}
        onChange={setSample}
      />
      <div role="status" className="grid gap-1.5">
        {sample.trim() !== '' && <TrialResult {...{ question, nearPercent, sample }} />}
      </div>
    </div>
  )
}

function TrialResult({ question, nearPercent, sample }: AnswerTrialProps & { sample: string }) {
  const { verdict, key, differences } = judgeTypedAnswer(question, sample)
  const { label, colours } = VERDICTS[verdict]
  const near = question.strict ? 0 : Number(nearPercent) / 100
  const points = Number(question.points) * creditOf(verdict, near)
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <span
          className={`inline-flex rounded-badge px-2 py-0.5 text-tiny font-semibold ${colours}`}
        >
          {label}
        </span>
        {nearPercent !== undefined && Number.isFinite(points) && (
          <span className="num text-small text-ink-2">
            {m.lessons_points_of({
              points: Math.round(points * 100) / 100,
              max: Number(question.points),
            })}
          </span>
        )}
      </p>
      {differences.length > 0 && (
        <ul className="grid gap-1 text-small">
          {sentencesOfPage(key, sample, differences).map((it, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: computed again with each letter
            <li key={index} className="wrap-anywhere">
              <MixedScriptText text={it} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
