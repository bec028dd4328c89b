import type { NextLessonOfClass } from '../../../contract/enrolment/enrolment.ts'
import { startsInArabic } from '../../kit/arabic.ts'
import { ButtonLink, type ButtonVariant } from '../../kit/Button.tsx'
import { Text } from '../../kit/Text.tsx'
import { partInScript } from '../../kit/title-part.ts'
import { continueText } from './next-lesson-text.ts'
import './next-lesson.css'

type ContinueButtonProps = {
  to: string
  variant: ButtonVariant
  nextLesson: NextLessonOfClass
  /** The number of lessons that the student has done. */
  lessonsDone: number
}

/** 'Start: 1 · The letters', later 'Continue: 5 · Signs of the verb'; opens the lesson. */
export function ContinueButton({ to, variant, nextLesson, lessonsDone }: ContinueButtonProps) {
  const title = partInScript(nextLesson.subject)
  return (
    <ButtonLink to={to} variant={variant} className="continue-button">
      <span>
        <Text
          of={continueText(lessonsDone)}
          number={nextLesson.number}
          title={startsInArabic(title) ? <span lang="ar">{title}</span> : title}
        />
      </span>
    </ButtonLink>
  )
}
