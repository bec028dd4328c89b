import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type * as z from 'zod/mini'
import {
  type getStudentCertificates,
  type getStudentClasses,
  type getStudentLedger,
  type getStudentMarks,
  type getStudentMessages,
  type getStudentSessions,
  STUDENT_SECTION_PAGE,
} from '../../../../contract/admin/student-page.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { Card } from '../../../kit/Card.tsx'
import { EmptyCard } from '../../../kit/EmptyState.tsx'
import { Pagination } from '../../../kit/Pagination.tsx'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'

type SectionCall =
  | typeof getStudentClasses
  | typeof getStudentMarks
  | typeof getStudentLedger
  | typeof getStudentCertificates
  | typeof getStudentMessages
  | typeof getStudentSessions

type RowOf<C extends SectionCall> = z.output<C['response']>['rows'][number]

type StudentSectionProps<C extends SectionCall> = {
  /** Reads a page of the rows. */
  call: C
  studentId: number
  /** 'The classes did not load' */
  errorTitle: string
  /** `text` says what appears here, and how. */
  empty: { icon: LucideIcon; title: string; text: string; action?: ReactNode }
  rowKey: (row: RowOf<C>) => number
  children: (row: RowOf<C>) => ReactNode
}

/** Rows about a student, by pages. */
export function StudentSection<C extends SectionCall>(props: StudentSectionProps<C>) {
  const { call, studentId, errorTitle, empty, rowKey, children } = props
  const [page, setPage] = useState(1)
  const query = useQuery({
    queryKey: adminKeys.studentSection(studentId, String(call.action), page),
    queryFn: ({ signal }) => callApi<SectionCall>(call, { studentId, page }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <QueryBoundary query={query} errorTitle={errorTitle}>
      {({ rows, total, page: shownPage }) =>
        rows.length === 0 ? (
          <EmptyCard icon={empty.icon} title={empty.title} action={empty.action}>
            {empty.text}
          </EmptyCard>
        ) : (
          <div className="grid gap-4">
            <Card as="div" className={query.isPlaceholderData ? 'opacity-60' : undefined}>
              <ul className="rows">
                {/* the type checker does not relate the rows to the call of the union */}
                {(rows as RowOf<C>[]).map((row) => (
                  <li key={rowKey(row)}>{children(row)}</li>
                ))}
              </ul>
            </Card>
            <Pagination
              page={shownPage}
              pageCount={Math.ceil(total / STUDENT_SECTION_PAGE)}
              onPage={setPage}
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
