import { monthNameOf } from '../../../../contract/platform/month-names.ts'
import { locale, m } from '../../../../messages/m.ts'
import { withNumerals } from '../../../../messages/runtime.ts'
import { Card } from '../../../kit/Card.tsx'
import { Link } from '../../../kit/Link.tsx'
import { Text } from '../../../kit/Text.tsx'

type MonthValue = {
  /** '2026-11' */
  month: string
  value: number
  /** The list of which the value is the total. */
  to: string
}

type MonthChartProps = {
  title: string
  /** Oldest first; the last is the current month. */
  months: readonly MonthValue[]
  format: (value: number) => string
  /** False if the page says the value of the current month elsewhere. */
  showsCurrentMonth?: boolean
}

/** A value of the current month unless it is said elsewhere, a bar for each of the last months, and the same as a table with links. */
export function MonthChart(props: MonthChartProps) {
  const { title, months, format, showsCurrentMonth = true } = props
  const current = months.at(-1)
  if (!current) return null
  const largest = Math.max(1, ...months.map(({ value }) => value))
  return (
    <Card padded className="grid content-between gap-3">
      <div>
        <h2 className="font-medium text-[0.9375rem] text-ink-2">
          <Text
            of={showsCurrentMonth ? m.report_title_this_month : m.report_title_twelve_months}
            title={title}
          />
        </h2>
        {showsCurrentMonth && (
          <Link
            to={current.to}
            className="stat-value num touch-target block w-fit text-ink no-underline"
          >
            {format(current.value)}
          </Link>
        )}
      </div>
      {/* time goes from left to right in each language (R-LANG-003) */}
      <div className="flex h-28 items-stretch gap-1.5" dir="ltr" aria-hidden>
        {months.map(({ month, value }) => (
          <div key={month} className="flex min-w-0 flex-1 flex-col justify-end gap-1 text-center">
            <div
              className={`min-h-0.5 rounded-t-badge ${month === current.month ? 'bg-brand' : 'bg-brand-line'}`}
              style={{ height: `${(Math.max(0, value) / largest) * 100}%` }}
            />
            <span className="text-ink-3 text-tiny leading-none">
              {monthName(month).slice(0, 1)}
            </span>
          </div>
        ))}
      </div>
      {/* the rest of the height of the summary is room enough below it */}
      <details className="-mb-3">
        <summary className="min-h-11 cursor-pointer content-center font-medium text-brand-ink text-small">
          <Text of={m.report_title_by_month} title={title} />
        </summary>
        <table className="w-full text-small">
          <caption className="sr-only">
            <Text of={m.report_title_by_month} title={title} />
          </caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{m.report_month_column()}</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map(({ month, value, to }) => (
              <tr key={month} className="border-line border-t">
                <th scope="row" className="py-1 text-start font-normal text-ink-2">
                  {monthName(month)} {withNumerals(month.slice(0, 4), locale)}
                </th>
                <td className="num text-end">
                  <Link
                    to={to}
                    className="inline-block min-h-11 content-center whitespace-nowrap font-medium text-ink"
                  >
                    {format(value)}
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  )
}

function monthName(month: string): string {
  return monthNameOf(Number(month.slice(5)), locale)
}
