import { CircleCheck, CircleX, Contrast } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import type { ExamQuestion, TypedResult } from '../../../contract/exams/exams.ts'
import { m } from '../../../messages/m.ts'
import { splitTextRuns, startsInArabic } from '../../kit/arabic.ts'
import { HighlightedText } from './HighlightedText.tsx'
import { OptionText } from './shared/QuestionText.tsx'
import { sentencesOfPage } from './shared/sentences-of-page.ts'
import { findPlaces, type Places } from './typed-places.ts'
import type { Verdict } from './verdict.ts'

// the check of a lesson loads both together
export { judgeTypedAnswer } from '../../../contract/exams/judge-typed.ts'

export type TypedComparisonProps = {
  typed: Pick<TypedResult, 'given' | 'verdict' | 'key' | 'differences' | 'byTeacher'>
  question: Pick<ExamQuestion, 'answer' | 'accepted' | 'marks'>
}

const NO_PLACES: Places = { answer: [], key: [] }
/** More sentences are folded. */
const SHOWN_SENTENCES = 4

/** A judged answer beside its key, with the differing places highlighted and a sentence for each (R-ARABIC-006). */
export function TypedComparison({ typed, question }: TypedComparisonProps) {
  const { given, verdict, key, differences, byTeacher } = typed
  const { marks = 'free' } = question
  const kind = differences[0]?.kind
  const hasPlaces = verdict !== 'right' && kind !== 'not-arabic' && kind !== 'empty'
  const places = useMemo(
    () => (hasPlaces ? findPlaces(key, given, marks) : NO_PLACES),
    [key, given, marks, hasPlaces],
  )
  const sentences = sentencesOfPage(key, given, differences)
  return (
    <div className="grid gap-3">
      <div className="grid gap-2.5 sm:grid-cols-2">
        <AnswerBox label={m.exams_your_answer()} tone={verdict} text={given}>
          <HighlightedText text={given} places={places.answer} tone={verdict} />
        </AnswerBox>
        {given.trim() !== key && (
          <AnswerBox label={m.exams_right_answer()} tone="right" text={key}>
            <HighlightedText text={key} places={places.key} tone="right" />
          </AnswerBox>
        )}
      </div>
      {byTeacher && <p>{TEACHERS_VERDICTS[verdict]}</p>}
      {verdict !== 'right' && <Sentences sentences={sentences} />}
      <OtherKeys
        keys={[question.answer, ...(question.accepted ?? [])].filter((it) => it !== key)}
      />
    </div>
  )
}

const TEACHERS_VERDICTS: Record<Verdict, string> = {
  right: m.exams_counted_right(),
  near: m.exams_counted_near(),
  wrong: m.exams_counted_wrong(),
}

const BOX_STYLES: Record<Verdict, { Icon: typeof CircleX; border: string; ink: string }> = {
  right: { Icon: CircleCheck, border: 'border-success', ink: 'text-success-ink' },
  near: { Icon: Contrast, border: 'typed-near', ink: 'text-gold-ink' },
  wrong: { Icon: CircleX, border: 'border-danger', ink: 'text-danger-ink' },
}

type AnswerBoxProps = { label: string; tone: Verdict; text: string; children: ReactNode }

/** An answer with its label, in the direction of its text. */
function AnswerBox({ label, tone, text, children }: AnswerBoxProps) {
  const { Icon, border, ink } = BOX_STYLES[tone]
  return (
    <div
      className={`flex min-h-14 items-center gap-3 rounded-control border px-4 py-1 ${border}`}
      dir={startsInArabic(text) ? 'rtl' : undefined}
    >
      <Icon className={`icon ${ink}`} aria-hidden />
      <span className="sr-only" dir="auto">
        {label}:{' '}
      </span>
      <div className="min-w-0 grow">{children}</div>
      <span dir="auto" className={`text-tiny font-semibold ${ink}`} aria-hidden>
        {label}
      </span>
    </div>
  )
}

function Sentences({ sentences }: { sentences: string[] }) {
  const folded = sentences.slice(SHOWN_SENTENCES)
  return (
    <>
      <SentenceList sentences={sentences.slice(0, SHOWN_SENTENCES)} />
      {folded.length > 0 && (
        <details className="typed-more">
          <summary>{m.exams_more_differences({ count: folded.length })}</summary>
          <SentenceList sentences={folded} />
        </details>
      )}
    </>
  )
}

function SentenceList({ sentences }: { sentences: string[] }) {
  return (
    <ul className="typed-sentences">
      {sentences.map((it, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the differences of an answer keep their places
        <li key={i}>
          <Sentence text={it} />
        </li>
      ))}
    </ul>
  )
}

/** A sentence about letters, which may begin with one. */
function Sentence({ text }: { text: string }) {
  return (
    <span>
      {splitTextRuns(text).map((run) =>
        run.isArabic ? (
          <bdi key={run.start} lang="ar">
            {run.text}
          </bdi>
        ) : (
          run.text
        ),
      )}
    </span>
  )
}

/** The other keys, which are right as well. */
function OtherKeys({ keys }: { keys: string[] }) {
  if (keys.length === 0) return null
  return (
    <div className="typed-keys text-small text-ink-2">
      <p>{m.exams_also_right()}</p>
      <ul>
        {keys.map((it) => (
          <li key={it}>
            <OptionText text={it} />
          </li>
        ))}
      </ul>
    </div>
  )
}
