import { CircleCheck, Search } from 'lucide-react'
import { m } from '../../../../../messages/m.ts'
import { paths } from '../../../../api/paths.ts'
import { Card } from '../../../../kit/Card.tsx'
import { IconButton } from '../../../../kit/IconButton.tsx'
import { isolated } from '../../../../kit/isolated.ts'
import { Link } from '../../../../kit/Link.tsx'
import { inNaira } from '../../../../kit/naira.ts'
import { RECORD_OUTCOME_TEXTS } from '../../shared/recorded/payment-details.ts'
import { SamePaymentText, useDayText } from '../../shared/recorded/SamePaymentText.tsx'
import type { BulkRow } from './use-bulk-payments.ts'

type PaymentRowsProps = {
  rows: readonly BulkRow[]
  /** The day of payments without their own. */
  day: string
  disabled: boolean
  onChange: (key: string, changes: Partial<BulkRow>) => void
  /** Opens the search for the student of a row. */
  onSearch: (key: string) => void
}

/** The payments of a list: what the bank wrote, the student, and what becomes of each. */
export function PaymentRows({ rows, ...props }: PaymentRowsProps) {
  return (
    <Card as="section" aria-label={m.recorded_payments()}>
      <ul className="rows">
        {rows.map((row) => (
          <li key={row.key}>
            <PaymentRow row={row} {...props} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function PaymentRow({
  row,
  day,
  disabled,
  onChange,
  onSearch,
}: Omit<PaymentRowsProps, 'rows'> & { row: BulkRow }) {
  const { key, text, amount, reference, candidates, studentId } = row
  const label = m.recorded_include({ text, amount: inNaira(amount) })
  const { day: dayText } = useDayText()
  const student = candidates.find((it) => it.id === studentId)
  return (
    <div className="grid w-full gap-2 md:grid-cols-[1fr_22rem] md:items-start md:gap-5">
      <div className="flex items-start gap-3">
        {row.isDone ? (
          <CircleCheck className="icon mt-1 text-success-ink" aria-hidden />
        ) : (
          <label className="select-box">
            <span className="sr-only">{label}</span>
            <input
              type="checkbox"
              checked={row.isIncluded && studentId !== 0}
              disabled={disabled || studentId === 0}
              onChange={({ target }) => onChange(key, { isIncluded: target.checked })}
            />
          </label>
        )}
        <div className="min-w-0 grow">
          <span className="page-side block wrap-anywhere" dir="auto">
            {text}
          </span>
          <span className="block text-small text-ink-2 num">
            {dayText(row.date || day)}
            {reference && (
              <>
                {' · '}
                <bdi>{reference}</bdi>
              </>
            )}
          </span>
        </div>
        <b className="num font-semibold whitespace-nowrap">{inNaira(amount)}</b>
      </div>
      <div className="grid gap-1">
        {row.isDone && student ? (
          <span className="flex flex-wrap gap-x-4">
            <Link to={paths.admin.student(student.id)} className="font-semibold">
              <bdi>{student.name}</bdi>
            </Link>
            {row.receipt && (
              <Link to={`${paths.admin.payments}?search=${row.receipt}`}>
                {m.payments_receipt()}
              </Link>
            )}
          </span>
        ) : (
          <div className="flex items-center gap-2">
            <select
              className="input"
              aria-label={m.recorded_student_of({ text })}
              value={studentId}
              disabled={disabled}
              onChange={({ target }) => {
                const id = Number(target.value)
                onChange(key, { studentId: id, isIncluded: id !== 0 })
              }}
            >
              <option value={0}>{m.recorded_no_student()}</option>
              {candidates.map((it) => (
                <option key={it.id} value={it.id}>
                  {it.isInClass ? m.recorded_in_class({ name: isolated(it.name) }) : it.name}
                </option>
              ))}
            </select>
            <IconButton
              label={m.recorded_search_student({ text })}
              icon={<Search className="icon" aria-hidden />}
              disabled={disabled}
              onClick={() => onSearch(key)}
            />
          </div>
        )}
        <RowNote row={row} />
      </div>
    </div>
  )
}

function RowNote({ row: { same, outcome, studentId, candidates, isDone } }: { row: BulkRow }) {
  const isBad = outcome === 'repeated' || outcome === 'not-found'
  return (
    <>
      {same && !isDone && (
        <span className="text-small text-warning-ink">
          <SamePaymentText same={same} />
        </span>
      )}
      {studentId === 0 && candidates.length > 0 && !same && (
        <span className="text-small text-ink-2">
          {m.recorded_candidates({ count: candidates.length })}
        </span>
      )}
      {outcome && studentId !== 0 && (
        <span className={isBad ? 'text-small text-danger-ink' : 'text-small text-ink-2'}>
          {RECORD_OUTCOME_TEXTS[outcome]}
        </span>
      )}
    </>
  )
}
