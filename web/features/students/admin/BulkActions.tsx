import { Award, Mail, MailPlus, Power, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { SELECTION_MAX } from '../../../../contract/admin/admin.ts'
import { m } from '../../../../messages/m.ts'
import { messageOf } from '../../../api/call-api.ts'
import { paths } from '../../../api/paths.ts'
import { usePermissions } from '../../../api/use-may.ts'
import { Button } from '../../../kit/Button.tsx'
import { SelectionBar } from '../../../kit/SelectionBar.tsx'
import { toast } from '../../../kit/toast.ts'
import { fetchSelection, type StudentFilters } from './queries.ts'

/** An action on selected students that opens a dialog. */
export type BulkAction = 'enrol' | 'invite' | 'certificate' | 'activate' | 'deactivate'

type SelectedStudent = { id: number; name: string; email: string }

type BulkActionsProps = {
  filters: StudentFilters
  /** The number of students that match the filters. */
  total: number
  students: readonly SelectedStudent[]
  onSelect: (students: readonly SelectedStudent[]) => void
  onClear: () => void
  onAction: (action: BulkAction) => void
}

/** 'Select all 52', or 'Select the newest 2,000 of 2,032'. */
function selectAllLabel(total: number): string {
  if (total <= SELECTION_MAX) return m.students_select_all({ count: total })
  return m.students_select_newest({ max: SELECTION_MAX, count: total })
}

/** '32 more are not selected: 2,000 is the most at once. Narrow the list to select them.' */
function leftOutNote(total: number): string {
  return m.students_selection_left_out({ count: total - SELECTION_MAX, max: SELECTION_MAX })
}

/** The actions on the selected students. */
export function BulkActions(props: BulkActionsProps) {
  const { filters, total, students, onSelect, onClear, onAction } = props
  const [, navigate] = useLocation()
  const isPermitted = usePermissions()
  const manages = isPermitted('manageStudents')
  const [isSelectingAll, setSelectingAll] = useState(false)
  const selectAll = async () => {
    setSelectingAll(true)
    try {
      const { rows } = await fetchSelection(filters)
      onSelect(rows)
    } catch (error) {
      toast.error(messageOf(error, m.students_failed_select_all()))
    } finally {
      setSelectingAll(false)
    }
  }
  const write = () =>
    navigate(paths.admin.messages, { state: { recipients: students.map((it) => it.email) } })
  const isActivation = filters.group === 'deactivated'
  const selectable = Math.min(total, SELECTION_MAX)
  return (
    <SelectionBar
      count={students.length}
      allLabel={students.length < selectable && selectAllLabel(total)}
      note={students.length === SELECTION_MAX && total > SELECTION_MAX && leftOutNote(total)}
      isSelectingAll={isSelectingAll}
      onSelectAll={() => void selectAll()}
      onClear={onClear}
    >
      {isPermitted('viewContacts') && isPermitted('sendMessages') && (
        <Button onClick={write}>
          <Mail className="icon" aria-hidden />
          {m.students_write_message()}
        </Button>
      )}
      {manages && filters.group === 'no_password' && (
        <Button onClick={() => onAction('invite')}>
          <MailPlus className="icon" aria-hidden />
          {m.students_send_invitation_again()}
        </Button>
      )}
      {isPermitted('enrolStudents') && (
        <Button onClick={() => onAction('enrol')}>
          <UserPlus className="icon" aria-hidden />
          {m.students_add_class()}
        </Button>
      )}
      {isPermitted('giveCertificates') && (
        <Button onClick={() => onAction('certificate')}>
          <Award className="icon" aria-hidden />
          {m.students_certificate()}
        </Button>
      )}
      {manages && (
        <Button
          variant={isActivation ? 'outline' : 'destructive-outline'}
          onClick={() => onAction(isActivation ? 'activate' : 'deactivate')}
        >
          <Power className="icon" aria-hidden />
          {isActivation ? m.students_activate() : m.students_deactivate()}
        </Button>
      )}
    </SelectionBar>
  )
}
