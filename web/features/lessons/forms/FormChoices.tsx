import { AudioLines, BookOpen, Clapperboard, Film } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Kobo } from '../../../../contract/platform/kobo.ts'
import { type FormChoice, isKeptForm } from '../../../../contract/renditions/form-choices.ts'
import { m, textOf } from '../../../../messages/m.ts'
import { formatDataSize } from '../../../kit/data-size.ts'
import { LESSON_TEXT_ID } from '../material.ts'
import { formatDataPrice } from './data-price-text.ts'
import './forms.css'

type FormChoicesProps = {
  choices: readonly FormChoice[]
  /** The form in the player, undefined before the first choice. */
  current: FormChoice | undefined
  pricePerGigabyte: Kobo
  /** Whether the lesson has a text below, which needs no further download. */
  hasText: boolean
  onChoose: (choice: FormChoice) => void
}

/** The forms of a recording, cheapest first, each with its size and price. A press starts it (R-FORMS-007). */
export function FormChoices(props: FormChoicesProps) {
  const { choices, current, pricePerGigabyte, hasText, onChoose } = props
  return (
    <ul className="form-choices" aria-label={m.lessons_ways_follow_lesson()}>
      {choices.map((it) => (
        <li key={it.form}>
          <button
            type="button"
            className="form-choice"
            aria-pressed={it.form === current?.form}
            onClick={() => onChoose(it)}
          >
            <FormIcon choice={it} />
            <FormText label={textOf(it.label)} details={formDetails(it, pricePerGigabyte)} />
          </button>
        </li>
      ))}
      {hasText && (
        <li>
          <a className="form-choice" href={`#${LESSON_TEXT_ID}`}>
            <BookOpen className="icon" aria-hidden />
            <FormText label={m.lessons_read_text()} details={[m.lessons_no_more_data()]} />
          </a>
        </li>
      )}
    </ul>
  )
}

/** The size of a download and its price: '1.7 MB', 'about ₦1'; or that it is on this device. */
export const formDetails = (
  it: Pick<FormChoice, 'bytes' | 'url'>,
  pricePerGigabyte: Kobo,
): string[] =>
  [
    formatDataSize(it.bytes),
    isKeptForm(it) ? m.lessons_kept_on_phone() : formatDataPrice(it.bytes, pricePerGigabyte),
  ].filter(Boolean)

function FormIcon({ choice: { form, player } }: { choice: FormChoice }) {
  const Icon = player === 'audio' ? AudioLines : form === 'original' ? Clapperboard : Film
  return <Icon className="icon" aria-hidden />
}

function FormText({ label, details }: { label: string; details: ReactNode[] }) {
  return (
    <span>
      <span className="font-semibold">{label}</span>
      <span className="num text-ink-2">
        {details.map((it) => (
          <span key={String(it)}> · {it}</span>
        ))}
      </span>
    </span>
  )
}
