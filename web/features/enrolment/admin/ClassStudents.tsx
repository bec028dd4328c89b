import { Banknote, Search, UserPlus, Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ManagedClassPage } from '../../../../contract/classes/classes.ts'
import { classStudentsCsv } from '../../../../contract/enrolment/enrolment-exports.ts'
import {
  ENROLMENT_PAYMENTS,
  type EnrolmentPaymentKind,
  totalPaid,
} from '../../../../contract/enrolment/enrolment-payment.ts'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { useMay } from '../../../api/use-may.ts'
import { ExportButton } from '../../../downloads/ExportButton.tsx'
import { Badge } from '../../../kit/Badge.tsx'
import { Button, ButtonLink } from '../../../kit/Button.tsx'
import { Card, CardHead } from '../../../kit/Card.tsx'
import { type Column, DataTable, type Sort } from '../../../kit/DataTable.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { emailText } from '../../../kit/email-text.ts'
import { lazyDialog } from '../../../kit/LazyDialog.tsx'
import { Link } from '../../../kit/Link.tsx'
import { nairaInText } from '../../../kit/naira.ts'
import { Pagination } from '../../../kit/Pagination.tsx'
import { paginate } from '../../../kit/paginate.ts'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { SelectionBar } from '../../../kit/SelectionBar.tsx'
import { Text } from '../../../kit/Text.tsx'
import { ROWS_PER_PAGE, sortRows } from '../../../kit/table-rows.ts'
import { choiceFilter } from '../../../kit/url-filters.ts'
import { useSearch } from '../../../kit/use-search.ts'
import { useSelection } from '../../../kit/use-selection.ts'
import { useTableState } from '../../../kit/use-table-state.ts'
import { useUrlFilters } from '../../../kit/use-url-filters.ts'
import {
  EnrolmentPaymentText,
  PAYMENT_KIND_NAMES,
} from '../../payments/shared/recorded/payment-names.tsx'
import { useShowsContacts } from '../../staff/shared/use-shows-contacts.ts'
import type { PickerComponent } from './AddStudentsDialog.tsx'
import { CopyContactButtons } from './CopyContactButtons.tsx'
import type { ClassStudent } from './queries.ts'
import { StudentClassActions } from './StudentClassActions.tsx'

const AddStudentsDialog = lazyDialog(
  async () => (await import('./AddStudentsDialog.tsx')).AddStudentsDialog,
)
const MoveToClassDialog = lazyDialog(
  async () => (await import('./MoveToClassDialog.tsx')).MoveToClassDialog,
)
const RemoveFromClassDialog = lazyDialog(
  async () => (await import('./RemoveFromClassDialog.tsx')).RemoveFromClassDialog,
)

const DEFAULT_SORT: Sort<SortKey> = { by: 'name', down: false }

const PAYMENT_FILTERS = { payment: choiceFilter(['', ...ENROLMENT_PAYMENTS], '') }

const textOf = (it: ClassStudent) => `${it.name}\n${it.email}`

type ClassOfStudents = Pick<ManagedClassPage, 'id' | 'name' | 'price' | 'monthly'>

type ClassStudentsProps = {
  class: ClassOfStudents
  students: readonly ClassStudent[]
  StudentPicker: PickerComponent
}

/**
 * The Students tab of a class: its students and their paid period (R-ACLASS-020), with the actions that add, move and
 * remove them. The buttons copy the filtered ones.
 */
export function ClassStudents({ class: target, students, StudentPicker }: ClassStudentsProps) {
  const table = useTableState(SORT_KEYS, DEFAULT_SORT)
  const selection = useSelection(students)
  const [openDialog, setOpenDialog] = useState<'add' | 'move' | 'remove'>()
  const { filters, setFilters } = useUrlFilters(PAYMENT_FILTERS)
  const { payment } = filters
  const seesMoney = useMay('viewMoney')
  const found = useSearch(students, textOf, table.search)
  const matches = payment === '' ? found : found.filter((it) => it.payment?.how === payment)
  const {
    page,
    pageCount,
    items: pageRows,
  } = paginate(sortRows(matches, table.sort, sortValue), table.page, ROWS_PER_PAGE)
  const close = () => setOpenDialog(undefined)
  const enrols = useMay('enrolStudents')
  const showsContacts = useShowsContacts()
  return (
    <div className="grid gap-4">
      <Card>
        <CardHead title={m.enrolment_enrolled_students()}>
          <ListButtons classId={target.id} students={matches} onAdd={() => setOpenDialog('add')} />
        </CardHead>
        {seesMoney && students.length > 0 && (
          <PaymentSummary
            classId={target.id}
            search={table.search}
            payment={payment}
            students={matches}
            onPayment={(it) => setFilters({ payment: it })}
          />
        )}
        {students.length > 10 && (
          <div className="border-b border-line p-(--pad)">
            <SearchBox
              placeholder={
                showsContacts ? m.enrolment_search_name_email() : m.enrolment_search_name()
              }
              value={table.search}
              onChange={table.onSearch}
            />
          </div>
        )}
        {pageRows.length === 0 ? (
          <NoStudents isFiltered={students.length > 0} />
        ) : (
          <DataTable
            caption={m.enrolment_enrolled_students()}
            columns={columns.filter(
              ({ key }) => (showsContacts || key !== 'email') && (seesMoney || key !== 'payment'),
            )}
            rows={pageRows}
            rowKey={(it) => it.id}
            sort={table.sort}
            onSort={table.onSort}
            {...(enrols && {
              selection: selection.forRows(pageRows),
              actions: (it: ClassStudent) => (
                <StudentClassActions
                  student={it}
                  class={target}
                  paidUntil={it.paidUntil}
                  startDay={it.startDay}
                  label={m.enrolment_actions_name({ name: it.name })}
                />
              ),
            })}
          />
        )}
      </Card>
      <Pagination page={page} pageCount={pageCount} onPage={table.onPage} />
      <SelectionBar
        count={selection.items.length}
        allLabel={
          selection.items.length < matches.length &&
          m.enrolment_select_all({ count: matches.length })
        }
        onSelectAll={() => selection.select(matches)}
        onClear={selection.clear}
      >
        <Button onClick={() => setOpenDialog('move')}>{m.enrolment_move()}</Button>
        <Button variant="destructive-outline" onClick={() => setOpenDialog('remove')}>
          {m.kit_remove()}
        </Button>
      </SelectionBar>
      <Suspense>
        {openDialog === 'add' && (
          <AddStudentsDialog class={target} StudentPicker={StudentPicker} onClose={close} />
        )}
        {openDialog === 'move' && (
          <MoveToClassDialog
            students={selection.items}
            from={target}
            onDone={selection.clear}
            onClose={close}
          />
        )}
        {openDialog === 'remove' && (
          <RemoveFromClassDialog
            students={selection.items}
            class={target}
            onDone={selection.clear}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  )
}

function ListButtons({
  classId,
  students,
  onAdd,
}: {
  classId: number
  students: readonly ClassStudent[]
  onAdd: () => void
}) {
  return (
    <div className="class-student-buttons">
      {useShowsContacts() && <CopyContactButtons students={students} />}
      {useMay('moveMoney') && (
        <ButtonLink to={paths.admin.recordPayments(classId)}>
          <Banknote className="icon" aria-hidden />
          {m.recorded_bulk()}
        </ButtonLink>
      )}
      {useMay('enrolStudents') && (
        <Button variant="primary" onClick={onAdd}>
          <UserPlus className="icon" aria-hidden />
          {m.enrolment_add_students()}
        </Button>
      )}
    </div>
  )
}

function NoStudents({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      icon={isFiltered ? Search : Users}
      title={isFiltered ? m.enrolment_no_students_found() : m.enrolment_no_students_enrolled()}
    >
      {isFiltered ? m.enrolment_no_students_match_search() : m.enrolment_no_students_enrolled_yet()}
    </EmptyState>
  )
}

type PaymentSummaryProps = {
  classId: number
  search: string
  payment: EnrolmentPaymentKind | ''
  /** Those that are found. */
  students: readonly ClassStudent[]
  onPayment: (payment: EnrolmentPaymentKind | '') => void
}

/** Filters the students of a class by their payment, with what they paid and were waived, and the list as a file (R-PAY-002). */
function PaymentSummary(props: PaymentSummaryProps) {
  const { classId, search, payment, students, onPayment } = props
  const payments = students.flatMap((it) => it.payment ?? [])
  const paid = payments.reduce((sum, it) => sum + totalPaid(it), 0)
  const waived = payments.reduce((sum, it) => sum + (it.how === 'waived' ? it.amount : 0), 0)
  return (
    <div className="flex flex-wrap items-center gap-3 border-b border-line p-(--pad)">
      <select
        className="input w-auto"
        aria-label={m.recorded_payment()}
        value={payment}
        onChange={({ target }) =>
          onPayment(ENROLMENT_PAYMENTS.find((it) => it === target.value) ?? '')
        }
      >
        <option value="">{m.recorded_all_kinds()}</option>
        {ENROLMENT_PAYMENTS.map((it) => (
          <option key={it} value={it}>
            {PAYMENT_KIND_NAMES[it]}
          </option>
        ))}
      </select>
      <span className="num grow basis-52" role="status">
        <Text of={m.recorded_paid_total} paid={nairaInText(paid)} waived={nairaInText(waived)} />
      </span>
      <ExportButton file={classStudentsCsv} filter={{ classId, how: payment, search }} />
    </div>
  )
}

/** The columns by which the students of a class are sorted, as the address names them. */
const SORT_KEYS = ['name', 'email', 'payment', 'next', 'status'] as const
type SortKey = (typeof SORT_KEYS)[number]

/** The value by which a student of a class is sorted. */
function sortValue(it: ClassStudent, by: SortKey): string | number {
  // unlimited access sorts after every end date
  if (by === 'next') return it.paidUntil === 0 ? Number.POSITIVE_INFINITY : it.paidUntil
  if (by === 'payment') return it.payment ? totalPaid(it.payment) : 0
  return it[by]
}

/** The columns of the students of a class. */
const columns: Column<ClassStudent, SortKey>[] = [
  {
    key: 'name',
    header: m.kit_name(),
    sortable: true,
    cell: (it) => (
      <Link to={paths.admin.student(it.id)} className="font-semibold">
        <bdi>{it.name}</bdi>
      </Link>
    ),
  },
  { key: 'email', header: m.kit_email(), sortable: true, cell: (it) => emailText(it.email) },
  {
    key: 'payment',
    header: m.recorded_payment(),
    sortable: true,
    cell: ({ payment }) => (payment ? <EnrolmentPaymentText payment={payment} /> : null),
  },
  {
    key: 'next',
    header: m.enrolment_column_next_subscription(),
    label: m.enrolment_sort_next_subscription(),
    sortable: true,
    cell: (it) => (
      <span className="num whitespace-nowrap">
        {it.paidUntil === 0 ? m.enrolment_free_class() : <DateText at={it.paidUntil} />}
      </span>
    ),
  },
  {
    key: 'status',
    header: m.kit_status(),
    sortable: true,
    cell: ({ status }) => (
      <Badge kind={status === 'active' ? 'active' : 'inactive'}>
        {status === 'active' ? m.kit_active() : m.enrolment_status_expired()}
      </Badge>
    ),
  },
]
