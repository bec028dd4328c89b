import { CircleCheck } from 'lucide-react'
import { m } from '../../../../../messages/m.ts'

/** The label of the field of the correct answer. */
export const CorrectAnswerLabel = () => (
  <span className="inline-flex items-center gap-1.5 text-success-ink">
    <CircleCheck className="icon icon-s" aria-hidden />
    {m.lessons_correct_answer()}
  </span>
)
