import { GraduationCap } from 'lucide-react'
import type { LessonPage } from '../../../contract/study/study.ts'
import { m } from '../../../messages/m.ts'
import { Heading } from '../../kit/BilingualTitle.tsx'
import { MixedScriptText } from '../../kit/Prose.tsx'
import type { Timing } from './sitting/timing.ts'

type ExamHeaderProps = {
  className: string
  title: string
  subtitle: string
  /** Shows the title alone, in the size of the text. */
  isCompact?: boolean
}

/** The header of an exam: class, title and a summary. */
export function ExamHeader({ className, title, subtitle, isCompact }: ExamHeaderProps) {
  const cap = (
    <span role="img" aria-label={m.exams_exam()} className="text-gold-ink">
      <GraduationCap className="icon" aria-hidden />
      <span className="sr-only">🎓</span>
    </span>
  )
  if (isCompact) {
    return (
      <header className="flex items-center gap-2.5">
        {cap}
        <Heading className="grow text-card-head">{title}</Heading>
      </header>
    )
  }
  return (
    <header className="grid gap-1.5" tabIndex={-1} data-step-heading>
      <p className="flex items-center gap-2.5 text-[0.9375rem] text-ink-2">
        {cap}
        <span className="grow">
          <MixedScriptText text={className} />
        </span>
      </p>
      <Heading>{title}</Heading>
      <p className="lead">{subtitle}</p>
    </header>
  )
}

/** 'Three questions and one written answer. Take your time: you submit once.' */
export function examSummary(
  { questions, hasTheory, answerWays }: Pick<LessonPage, 'questions' | 'hasTheory' | 'answerWays'>,
  timing?: Timing | undefined,
): string {
  if (timing && timing.attempts > 1)
    return m.fair_attempt_of({ attempt: timing.attempt, attempts: timing.attempts })
  if (timing?.endsAt !== undefined) return m.fair_saved_at_end()
  const count = questions.length
  if (!hasTheory) return m.exams_summary({ count })
  if (answerWays?.join() === 'voice')
    return count === 0 ? m.exams_summary_spoken() : m.exams_summary_and_spoken({ count })
  return count === 0 ? m.exams_summary_written() : m.exams_summary_and_written({ count })
}
