import type { ReactNode } from 'react'
import { m } from '../../../../messages/m.ts'
import { startsInArabic } from '../../../kit/arabic.ts'
import { classNames } from '../../../kit/class-names.ts'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import { Star } from '../../../kit/Star.tsx'

type QuestionTextProps = { number: number; text: string; star?: ReactNode }

/** A question with its number. */
export function QuestionText({ number, text, star }: QuestionTextProps) {
  return (
    <QuestionHead star={star ?? number}>
      <span className="sr-only">{m.exams_question_label({ number })} </span>
      <span
        dir="auto"
        lang={startsInArabic(text) ? 'ar' : undefined}
        className={classNames(
          'whitespace-pre-line',
          startsInArabic(text) && 'font-naskh text-card-head leading-[1.9] font-normal',
        )}
      >
        <MixedScriptText text={text} />
      </span>
    </QuestionHead>
  )
}

/** The heading of a question card: a star and a text. */
export function QuestionHead({ star, children }: { star: ReactNode; children: ReactNode }) {
  return (
    <span className="flex items-start gap-3 text-prose leading-[1.6] font-semibold">
      <Star kind="open" className="-mt-1 size-9 text-small">
        {star}
      </Star>
      <span className="grow">{children}</span>
    </span>
  )
}

/** The text of an option, isolated from the text direction around it. */
export function OptionText({ text }: { text: string }) {
  return (
    <bdi lang={startsInArabic(text) ? 'ar' : undefined}>
      <MixedScriptText text={text} />
    </bdi>
  )
}
