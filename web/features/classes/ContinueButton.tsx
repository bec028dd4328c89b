import type { NextLessonOfClass } from '../../../contract/enrolment.ts'
import { latinPart, startsInArabic } from '../../kit/arabic.ts'
import { ButtonLink, type ButtonVariant } from '../../kit/Button.tsx'
import './next-lesson.css'

type ContinueButtonProps = {
  to: string
  variant: ButtonVariant
  nextLesson: NextLessonOfClass
}

/** 'Continue: 5 · Signs of the verb'; opens the lesson. */
export function ContinueButton({ to, variant, nextLesson }: ContinueButtonProps) {
  const title = latinPart(nextLesson.subject)
  return (
    <ButtonLink to={to} variant={variant} className="continue-button">
      <span>
        Continue: {nextLesson.number} ·{' '}
        {startsInArabic(title) ? <bdi lang="ar">{title}</bdi> : title}
      </span>
    </ButtonLink>
  )
}
