import { DateText } from './DateText.tsx'

/** A moment in a table, on one line unless it is a card on a phone; `at` in Unix seconds. */
export function DateCell({ at }: { at: number }) {
  return (
    <span className="num text-ink-2 md:whitespace-nowrap max-md:text-small">
      <DateText at={at} format="dateTime" />
    </span>
  )
}
