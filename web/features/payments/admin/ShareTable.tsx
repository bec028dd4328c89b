import { Pencil } from 'lucide-react'
import { startOfDay } from '../../../../contract/platform/school-time.ts'
import { formatShare, type IncomeShare } from '../../../../contract/staff/income-shares.ts'
import { listSharePeriods, type SharePeriod } from '../../../../contract/staff/share-periods.ts'
import { locale, m } from '../../../../messages/m.ts'
import { type Column, DataTable } from '../../../kit/DataTable.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { IconButton } from '../../../kit/IconButton.tsx'
import { Text } from '../../../kit/Text.tsx'
import { useTimeZone } from '../../../kit/time-zone.ts'

/** A share with its days and names. */
export type ShareRow = SharePeriod & Pick<IncomeShare, 'name' | 'className'>

/** The periods of all shares above zero: those that are valid or will be, then those that ended, the latest first. */
export function toShareRows(shares: readonly IncomeShare[], today: string): ShareRow[] {
  const names = new Map(shares.map((it) => [`${it.userId} ${it.classId}`, it]))
  const isOver = ({ untilDay }: SharePeriod) => untilDay !== null && untilDay <= today
  return listSharePeriods(shares)
    .filter((it) => it.basisPoints > 0)
    .map((it) => {
      const { name = '', className = '' } = names.get(`${it.userId} ${it.classId}`) ?? {}
      return { ...it, name, className }
    })
    .sort((a, b) => Number(isOver(a)) - Number(isOver(b)) || (a.fromDay < b.fromDay ? 1 : -1))
}

const columns: readonly Column<ShareRow>[] = [
  {
    key: 'name',
    header: m.payments_teacher(),
    cell: (it) => (
      <span className="font-semibold wrap-anywhere">
        <bdi>{it.name}</bdi>
      </span>
    ),
  },
  { key: 'class', header: m.kit_class(), cell: (it) => <bdi>{it.className}</bdi> },
  {
    key: 'share',
    header: m.payments_share_column(),
    cell: (it) => <span className="num">{formatShare(it.basisPoints, locale)}</span>,
  },
  { key: 'days', header: m.payments_valid(), cell: (it) => <ValidDays {...it} /> },
]

type ShareTableProps = {
  rows: readonly ShareRow[]
  /** Undefined for those who may not change shares. */
  onChange: ((row: ShareRow) => void) | undefined
}

/** The shares with the days on which they are valid (R-STAFF-012). */
export function ShareTable({ rows, onChange }: ShareTableProps) {
  return (
    <DataTable
      caption={m.payments_shares()}
      columns={columns}
      rows={rows}
      rowKey={(it) => `${it.userId} ${it.classId} ${it.fromDay}`}
      {...(onChange && {
        actions: (it: ShareRow) => (
          <IconButton
            label={m.payments_change_share_of({
              name: it.name,
              className: it.className,
            })}
            icon={<Pencil className="icon" aria-hidden />}
            onClick={() => onChange(it)}
          />
        ),
      })}
    />
  )
}

/** 'From 1 Nov 2026', or '1 Nov 2026 – 30 Nov 2026'. */
function ValidDays({ fromDay, untilDay }: Pick<ShareRow, 'fromDay' | 'untilDay'>) {
  const timeZone = useTimeZone()
  const from = <DateText at={startOfDay(fromDay, timeZone)} />
  if (untilDay === null)
    return (
      <span className="text-ink-2">
        <Text of={m.payments_valid_from} from={from} />
      </span>
    )
  return (
    <span className="text-ink-2">
      <Text
        of={m.payments_valid_from_until}
        from={from}
        until={<DateText at={startOfDay(untilDay, timeZone) - 1} />}
      />
    </span>
  )
}
