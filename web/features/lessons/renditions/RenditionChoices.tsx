import { AudioLines, BookOpen, Clapperboard, Film } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import type { Kobo } from '../../../../contract/platform/kobo.ts'
import {
  isKeptRendition,
  type RenditionChoice,
} from '../../../../contract/renditions/rendition-choices.ts'
import { m, textOf } from '../../../../messages/m.ts'
import { formatDataSize } from '../../../kit/data-size.ts'
import { LESSON_TEXT_ID } from '../material.ts'
import { formatDataPrice } from './data-price-text.ts'
import './rendition-choices.css'

type RenditionChoicesProps = {
  choices: readonly RenditionChoice[]
  /** The rendition in the player, undefined before the first choice. */
  current: RenditionChoice | undefined
  pricePerGigabyte: Kobo
  /** Whether the lesson has a text below, which needs no further download. */
  hasText: boolean
  onChoose: (choice: RenditionChoice) => void
}

/** The renditions of a recording, cheapest first, each with its size and price. A press starts it (R-FORMS-007). */
export function RenditionChoices(props: RenditionChoicesProps) {
  const { choices, current, pricePerGigabyte, hasText, onChoose } = props
  return (
    <ul className="rendition-choices" aria-label={m.lessons_ways_follow_lesson()}>
      {choices.map((it) => (
        <li key={it.form}>
          <button
            type="button"
            className="rendition-choice"
            aria-pressed={it.form === current?.form}
            onClick={() => onChoose(it)}
          >
            <RenditionIcon choice={it} />
            <ChoiceText label={textOf(it.label)} details={renditionDetails(it, pricePerGigabyte)} />
          </button>
        </li>
      ))}
      {hasText && (
        <li>
          <a className="rendition-choice" href={`#${LESSON_TEXT_ID}`}>
            <BookOpen className="icon" aria-hidden />
            <ChoiceText label={m.lessons_read_text()} details={[m.lessons_no_more_data()]} />
          </a>
        </li>
      )}
    </ul>
  )
}

/** The size of a download and its price: '1.7 MB', 'about ₦1'; or that it is on this device. */
export const renditionDetails = (
  it: Pick<RenditionChoice, 'bytes' | 'url'>,
  pricePerGigabyte: Kobo,
): string[] =>
  [
    formatDataSize(it.bytes),
    isKeptRendition(it) ? m.lessons_kept_on_phone() : formatDataPrice(it.bytes, pricePerGigabyte),
  ].filter(Boolean)

function RenditionIcon({ choice: { form, player } }: { choice: RenditionChoice }) {
  const Icon = player === 'audio' ? AudioLines : form === 'original' ? Clapperboard : Film
  return <Icon className="icon" aria-hidden />
}

function ChoiceText({ label, details }: { label: string; details: ReactNode[] }) {
  return (
    <span>
      <span className="font-semibold">{label}</span>
      <span className="num text-ink-2">
        {details.map((it) => (
          <Fragment key={String(it)}>
            {' · '}
            <span>{it}</span>
          </Fragment>
        ))}
      </span>
    </span>
  )
}
