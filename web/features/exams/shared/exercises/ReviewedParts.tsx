import { CircleCheck, CircleX, Contrast } from 'lucide-react'
import type { Verdict } from '../../../../../contract/arabic/arabic-verdict.ts'
import type { ReviewedPart } from '../../../../../contract/exams/kinds/exercise.ts'
import { m } from '../../../../../messages/m.ts'
import { startsInArabic } from '../../../../kit/arabic.ts'
import { OptionText } from '../QuestionText.tsx'
import { sentencesOfPage } from '../sentences-of-page.ts'
import './exercises.css'

const SIGNS: Record<Verdict, { Icon: typeof CircleX; ink: string; label: string }> = {
  right: { Icon: CircleCheck, ink: 'text-success-ink', label: m.exams_right() },
  near: { Icon: Contrast, ink: 'text-gold-ink', label: m.exams_nearly_right() },
  wrong: { Icon: CircleX, ink: 'text-danger-ink', label: m.exams_wrong() },
}
/** Sentences of one part; the answer of a part is short. */
const SHOWN_SENTENCES = 2

/** The parts of an answer, each with its verdict, what is right, and why. */
export function ReviewedParts({ parts }: { parts: readonly ReviewedPart[] }) {
  const areShort = parts.length > 2 && parts.every(isShort)
  return (
    <ul
      className={areShort ? 'exercise-parts-short' : 'grid gap-2'}
      // the letters of a word in their order, also on a page in English
      dir={areShort && parts.every(isArabic) ? 'rtl' : undefined}
      aria-label={m.exercises_parts()}
    >
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an answer keep their places
        <Part key={index} part={part} />
      ))}
    </ul>
  )
}

/** Letters with their signs and words of a parse stand beside each other; what has sentences does not. */
const isShort = ({ label, given, right, typed }: ReviewedPart) =>
  !typed && [label, given, right].every((it) => it.length <= 14)

const isArabic = ({ label, right }: ReviewedPart) => startsInArabic(label) && startsInArabic(right)

function Part({ part }: { part: ReviewedPart }) {
  const { label, given, right, verdict, typed } = part
  const { Icon, ink, label: verdictText } = SIGNS[verdict]
  const sentences =
    typed && given !== '' ? sentencesOfPage(typed.key, given, typed.differences) : []
  return (
    <li className="exercise-part" data-verdict={verdict}>
      <Icon className={`icon ${ink}`} aria-hidden />
      <div className="grid min-w-0 grow gap-1">
        {label && (
          <span className="text-small text-ink-2">
            <OptionText text={label} />
          </span>
        )}
        <span className="sr-only">{verdictText}: </span>
        <span className="flex flex-wrap items-baseline gap-x-3">
          {given === '' ? (
            <span className="text-ink-2">{m.exams_blank()}</span>
          ) : (
            <span className={verdict === 'wrong' ? 'exercise-given' : undefined}>
              <OptionText text={given} />
            </span>
          )}
          {verdict !== 'right' && (
            <span className="inline-flex items-center gap-1.5 font-semibold text-success-ink">
              <CircleCheck className="icon icon-s" aria-hidden />
              <span className="sr-only">{m.exams_right_answer()}: </span>
              <OptionText text={right} />
            </span>
          )}
        </span>
        {verdict !== 'right' &&
          sentences.slice(0, SHOWN_SENTENCES).map((it) => (
            <span key={it} className="text-small">
              <OptionText text={it} />
            </span>
          ))}
      </div>
    </li>
  )
}
