import { useQuery } from '@tanstack/react-query'
import { UserPlus, Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import {
  type OpenInvitation,
  STAFF_PER_PAGE,
  type StaffMember,
} from '../../../contract/staff/staff.ts'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { managedClassesQuery } from '../../features/classes/shared/managed-classes-query.ts'
import { OpenInvitations } from '../../features/staff/admin/OpenInvitations.tsx'
import { PermissionTable } from '../../features/staff/admin/PermissionTable.tsx'
import { staffQuery } from '../../features/staff/admin/queries.ts'
import { type StaffAction, StaffTable } from '../../features/staff/admin/StaffTable.tsx'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { lazyDialog } from '../../kit/LazyDialog.tsx'
import { BackLink, PageHeader } from '../../kit/PageHeader.tsx'
import { Pagination } from '../../kit/Pagination.tsx'
import { SearchBox } from '../../kit/SearchBox.tsx'
import { textFilter } from '../../kit/url-filters.ts'
import { useDebounced } from '../../kit/use-debounced.ts'
import { useUrlFilters } from '../../kit/use-url-filters.ts'
import { QueryBoundary } from '../../loading/QueryBoundary.tsx'

const InviteStaffDialog = lazyDialog(
  async () => (await import('../../features/staff/admin/InviteStaffDialog.tsx')).InviteStaffDialog,
)
const loadMemberDialogs = () => import('../../features/staff/admin/MemberDialogs.tsx')
const ChangeStaffDialog = lazyDialog(async () => (await loadMemberDialogs()).ChangeStaffDialog)
const RemoveStaffDialog = lazyDialog(async () => (await loadMemberDialogs()).RemoveStaffDialog)
const ViewAsDialog = lazyDialog(async () => (await loadMemberDialogs()).ViewAsDialog)

const URL_FILTERS = { search: textFilter }

type OpenDialog =
  | { kind: 'invite'; invitation?: OpenInvitation }
  | { kind: StaffAction; member: StaffMember }

/** Settings → Staff: who works at the school, their kinds and classes, and what each may do (R-STAFF-001, R-STAFF-007). */
export function Screen() {
  const { filters, page, setFilters, goToPage } = useUrlFilters(URL_FILTERS)
  const search = useDebounced(filters.search, 250)
  const query = useQuery(staffQuery({ search, page }))
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  return (
    <div className="page">
      <BackLink to={paths.admin.settings}>{m.kit_settings()}</BackLink>
      <PageHeader
        title={m.admin_screens_staff()}
        subtitle={m.admin_screens_who_works_here_which_classes()}
      >
        <Button variant="primary" onClick={() => setOpenDialog({ kind: 'invite' })}>
          <UserPlus className="icon" aria-hidden />
          {m.admin_screens_invite()}
        </Button>
      </PageHeader>
      <QueryBoundary query={query} errorTitle={m.admin_screens_staff_did_not_load()}>
        {({ rows, total, page: loadedPage, invitations }) => (
          <>
            <OpenInvitations
              invitations={invitations}
              onAgain={(invitation) => setOpenDialog({ kind: 'invite', invitation })}
            />
            {(total > 10 || filters.search !== '') && (
              <SearchBox
                placeholder={m.admin_screens_search_name_email()}
                value={filters.search}
                onChange={(it) => setFilters({ search: it }, { replace: true })}
              />
            )}
            <Card>
              {rows.length === 0 ? (
                <EmptyState icon={Users} title={m.admin_screens_nobody_found()}>
                  {m.admin_screens_no_member_staff_matches_search()}
                </EmptyState>
              ) : (
                <StaffTable
                  rows={rows}
                  onAction={(kind, member) => setOpenDialog({ kind, member })}
                />
              )}
            </Card>
            <Pagination
              page={loadedPage}
              pageCount={Math.ceil(total / STAFF_PER_PAGE)}
              onPage={goToPage}
            />
          </>
        )}
      </QueryBoundary>
      <PermissionTable />
      {openDialog && <StaffDialog open={openDialog} onClose={() => setOpenDialog(undefined)} />}
    </div>
  )
}

function StaffDialog({ open, onClose }: { open: OpenDialog; onClose: () => void }) {
  const { data: classes = [] } = useQuery(managedClassesQuery)
  return (
    <Suspense>
      {open.kind === 'invite' && (
        <InviteStaffDialog
          initialEmail={open.invitation?.email ?? ''}
          initial={{
            kind: open.invitation?.staff ?? 'teacher',
            classIds: open.invitation?.classes.map(({ id }) => id) ?? [],
          }}
          classes={classes}
          onClose={onClose}
        />
      )}
      {open.kind === 'change' && (
        <ChangeStaffDialog member={open.member} classes={classes} onClose={onClose} />
      )}
      {open.kind === 'remove' && <RemoveStaffDialog member={open.member} onClose={onClose} />}
      {open.kind === 'view' && <ViewAsDialog member={open.member} onClose={onClose} />}
    </Suspense>
  )
}
