import { Banknote, Search, UserPlus, Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ManagedClassPage } from '../../../../contract/classes/classes.ts'
import { ENROLMENT_PAYMENTS } from '../../../../contract/enrolment/enrolment-payment.ts'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { useMay } from '../../../api/use-may.ts'
import { Button, ButtonLink } from '../../../kit/Button.tsx'
import { Card, CardHead } from '../../../kit/Card.tsx'
import { DataTable, type Sort } from '../../../kit/DataTable.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { lazyDialog } from '../../../kit/LazyDialog.tsx'
import { Pagination } from '../../../kit/Pagination.tsx'
import { paginate } from '../../../kit/paginate.ts'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { SelectionBar } from '../../../kit/SelectionBar.tsx'
import { ROWS_PER_PAGE, sortRows } from '../../../kit/table-rows.ts'
import { choiceFilter } from '../../../kit/url-filters.ts'
import { useSearch } from '../../../kit/use-search.ts'
import { useSelection } from '../../../kit/use-selection.ts'
import { useTableState } from '../../../kit/use-table-state.ts'
import { useUrlFilters } from '../../../kit/use-url-filters.ts'
import { useShowsContacts } from '../../staff/shared/use-shows-contacts.ts'
import type { PickerComponent } from './AddStudentsDialog.tsx'
import { CopyContactButtons } from './CopyContactButtons.tsx'
import { columns, SORT_KEYS, type SortKey, sortValue } from './class-student-columns.tsx'
import { PaymentSummary } from './PaymentSummary.tsx'
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
