import { useQuery } from '@tanstack/react-query'
import { Upload, UserPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { studentsCsv } from '../../../contract/admin/admin.ts'
import type { ListedStudent } from '../../../contract/admin/student-list.ts'
import type { Permission } from '../../../contract/staff/permissions.ts'
import { m } from '../../../messages/m.ts'
import { usePermissions } from '../../api/use-may.ts'
import { ExportButton } from '../../downloads/ExportButton.tsx'
import { MailNotice } from '../../features/messages/admin/MailNotice.tsx'
import type { BulkAction } from '../../features/students/admin/BulkActions.tsx'
import { studentsQuery, studentUrlFilters } from '../../features/students/admin/queries.ts'
import { StudentFilterBar } from '../../features/students/admin/StudentFilterBar.tsx'
import { StudentList } from '../../features/students/admin/StudentList.tsx'
import { Button } from '../../kit/Button.tsx'
import { lazyDialog } from '../../kit/LazyDialog.tsx'
import { lazyPart } from '../../kit/lazy-part.ts'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { useDebounced } from '../../kit/use-debounced.ts'
import { useSelection } from '../../kit/use-selection.ts'
import { useUrlFilters } from '../../kit/use-url-filters.ts'

// loaded with the first selection
const BulkActions = lazyPart(
  async () => (await import('../../features/students/admin/BulkActions.tsx')).BulkActions,
)
const ImportDialog = lazyDialog(
  async () =>
    (await import('../../features/students/admin/ImportStudentsDialog.tsx')).ImportStudentsDialog,
)
const AddStudentDialog = lazyDialog(
  async () => (await import('../../features/students/admin/AddStudentDialog.tsx')).AddStudentDialog,
)
const BulkActivationDialog = lazyDialog(
  async () =>
    (await import('../../features/students/admin/BulkActivationDialog.tsx')).BulkActivationDialog,
)
const InviteDialog = lazyDialog(
  async () => (await import('../../features/students/admin/InviteDialogs.tsx')).InviteDialog,
)
const AddToClassDialog = lazyDialog(
  async () =>
    (await import('../../features/enrolment/admin/AddToClassDialog.tsx')).AddToClassDialog,
)
const GiveCertificate = lazyDialog(
  async () =>
    (await import('../../features/certificates/admin/GiveCertificate.tsx')).GiveCertificate,
)
const StudentPicker = lazyPart(
  async () => (await import('../../features/students/admin/StudentPicker.tsx')).StudentPicker,
)

// an action on selected students needs one of these
const BULK_PERMISSIONS: readonly Permission[] = [
  'manageStudents',
  'enrolStudents',
  'giveCertificates',
]

type SelectedStudent = Pick<ListedStudent, 'id' | 'name' | 'email'>
type OpenDialog = 'import' | 'add' | BulkAction | { enrol: ListedStudent }

/** Manage Students (R-ASTUD-001). */
export function Screen() {
  const { filters, page, setFilters, goToPage } = useUrlFilters(studentUrlFilters)
  const debouncedSearch = useDebounced(filters.search, 250)
  const debouncedFilters = { ...filters, search: debouncedSearch }
  const total = useQuery(studentsQuery(debouncedFilters, page)).data?.total
  const selection = useSelection<SelectedStudent>()
  const isPermitted = usePermissions()
  const mayAct = BULK_PERMISSIONS.some(isPermitted)
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  const changeFilters: typeof setFilters = (changes, options) => {
    // selected rows that the filter hides would be changed unnoticed
    if ('search' in changes || 'group' in changes) selection.clear()
    setFilters(changes, options)
  }
  return (
    <div className="page">
      <PageHeader
        title={m.admin_screens_manage_students()}
        subtitle={total === undefined ? '\u00a0' : countText(total, debouncedFilters)}
      />
      <MailNotice />
      <StudentFilterBar filters={filters} onFiltersChange={changeFilters}>
        {isPermitted('viewMoney') && (
          <ExportButton
            file={studentsCsv}
            filter={{ search: debouncedSearch, group: filters.group }}
          />
        )}
        {isPermitted('manageStudents') && (
          <>
            <Button
              className="min-h-12 max-sm:grow"
              aria-label={m.admin_screens_import_students()}
              onClick={() => setOpenDialog('import')}
            >
              <Upload className="icon" aria-hidden />
              {m.admin_screens_import()}
            </Button>
            <Button
              variant="primary"
              className="min-h-12 max-sm:grow"
              onClick={() => setOpenDialog('add')}
            >
              <UserPlus className="icon" aria-hidden />
              {m.admin_screens_add_student()}
            </Button>
          </>
        )}
      </StudentFilterBar>
      <StudentList
        filters={debouncedFilters}
        page={page}
        selection={mayAct ? selection.forRows : undefined}
        onEnrol={(enrol) => setOpenDialog({ enrol })}
        onFiltersChange={changeFilters}
        onPage={goToPage}
      />
      {selection.items.length > 0 && (
        <Suspense>
          <BulkActions
            filters={debouncedFilters}
            total={total ?? 0}
            students={selection.items}
            onSelect={selection.select}
            onClear={selection.clear}
            onAction={setOpenDialog}
          />
        </Suspense>
      )}
      {openDialog && (
        <Suspense>
          <ScreenDialog
            dialog={openDialog}
            students={selection.items}
            onDone={selection.clear}
            onClose={() => setOpenDialog(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

type ScreenDialogProps = {
  dialog: OpenDialog
  students: readonly SelectedStudent[]
  onDone: () => void
  onClose: () => void
}

function ScreenDialog({ dialog, students, ...handlers }: ScreenDialogProps) {
  const { onClose } = handlers
  if (dialog === 'import') return <ImportDialog onClose={onClose} />
  if (dialog === 'add') return <AddStudentDialog onClose={onClose} />
  if (dialog === 'enrol') return <AddToClassDialog students={students} {...handlers} />
  if (dialog === 'invite') return <InviteDialog students={students} {...handlers} />
  if (dialog === 'certificate')
    return <GiveCertificate students={students} StudentPicker={StudentPicker} onClose={onClose} />
  if (dialog === 'activate' || dialog === 'deactivate')
    return (
      <BulkActivationDialog
        students={students}
        isActivation={dialog === 'activate'}
        {...handlers}
      />
    )
  const { enrol } = dialog
  return <AddToClassDialog students={[enrol]} balance={enrol.wallet} onClose={onClose} />
}

function countText(total: number, { search, group }: { search: string; group: string }): string {
  const values = { count: total }
  if (search.trim() !== '') return m.admin_screens_found(values)
  if (group === 'administrators') return m.admin_screens_administrator_count(values)
  if (group === 'everyone') return m.admin_screens_account_count(values)
  if (group === 'no_password') return m.admin_screens_no_password_count(values)
  return group === 'deactivated'
    ? m.admin_screens_deactivated_count(values)
    : m.admin_screens_student_count(values)
}
