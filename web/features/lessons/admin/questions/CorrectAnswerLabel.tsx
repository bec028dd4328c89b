import { CircleCheck } from 'lucide-react'

/** The label of the field of the correct answer. */
export const CorrectAnswerLabel = () => (
  <span className="inline-flex items-center gap-1.5 text-success-ink">
    <CircleCheck className="icon icon-s" aria-hidden />
    Correct answer
  </span>
)
