import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { STUDENT_SECTION_PAGE } from '../../../../contract/admin/student-page.ts'
import { Card } from '../../../kit/Card.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { Pagination } from '../../../kit/Pagination.tsx'
import { QueryBoundary, type QueryState } from '../../../loading/QueryBoundary.tsx'

type SectionPage<Row> = { rows: Row[]; total: number; page: number }

type StudentSectionProps<Row> = {
  query: QueryState<SectionPage<Row>> & { isPlaceholderData: boolean }
  /** 'The classes did not load' */
  errorTitle: string
  /** `text` says what appears here, and how. */
  empty: { icon: LucideIcon; title: string; text: string; action?: ReactNode }
  onPage: (page: number) => void
  rowKey: (row: Row) => number
  children: (row: Row) => ReactNode
}

/** A page of rows about a student. */
export function StudentSection<Row>(props: StudentSectionProps<Row>) {
  const { query, errorTitle, empty, onPage, rowKey, children } = props
  return (
    <QueryBoundary query={query} errorTitle={errorTitle}>
      {({ rows, total, page }) =>
        rows.length === 0 ? (
          <Card>
            <EmptyState icon={empty.icon} title={empty.title} action={empty.action}>
              {empty.text}
            </EmptyState>
          </Card>
        ) : (
          <div className="grid gap-4">
            <Card as="div" className={query.isPlaceholderData ? 'opacity-60' : undefined}>
              <ul className="rows">
                {rows.map((row) => (
                  <li key={rowKey(row)}>{children(row)}</li>
                ))}
              </ul>
            </Card>
            <Pagination
              page={page}
              pageCount={Math.ceil(total / STUDENT_SECTION_PAGE)}
              onPage={onPage}
            />
          </div>
        )
      }
    </QueryBoundary>
  )
}

/** A row: a title with a text below it, and a value or actions at the end. */
export function SectionRow({
  title,
  end,
  children,
}: {
  title: ReactNode
  end?: ReactNode
  children?: ReactNode
}) {
  return (
    <>
      <div className="grid grow gap-0.5">
        <b className="font-semibold wrap-anywhere">{title}</b>
        <div className="text-small text-ink-2 wrap-anywhere">{children}</div>
      </div>
      {end && <div className="num flex shrink-0 items-center gap-1">{end}</div>}
    </>
  )
}
