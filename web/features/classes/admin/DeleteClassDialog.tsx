import { useLocation } from 'wouter'
import type { ManagedClassPage } from '../../../../contract/classes.ts'
import { messageOf } from '../../../api/call-api.ts'
import { paths } from '../../../api/paths.ts'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import { toast } from '../../../kit/toast.ts'
import { useDeleteClass } from './queries.ts'

type DeleteClassDialogProps = { class: ManagedClassPage; open: boolean; onClose: () => void }

/** Asks once more, names the class, and says what stays (R-CLASS-046). */
export function DeleteClassDialog({ class: classPage, open, onClose }: DeleteClassDialogProps) {
  const [, navigate] = useLocation()
  const { mutate, isPending } = useDeleteClass(classPage.id)
  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => {
        toast.success('Class deleted successfully!')
        navigate(paths.admin.classes, { replace: true })
      },
      onError: (error) => toast.error(messageOf(error, 'Failed to delete class')),
    })
  return (
    <ConfirmDialog
      open={open}
      destructive
      title="Delete Class"
      confirmLabel="Delete Class"
      busy={isPending && 'Deleting...'}
      onClose={onClose}
      onConfirm={confirm}
    >
      <b>
        <MixedScriptText text={classPage.name} />
      </b>{' '}
      will be gone for everyone{affectedStudentsText(classPage.studentTotal)}. What was paid for it,
      exam results and certificates stay. This cannot be undone.
    </ConfirmDialog>
  )
}

function affectedStudentsText(count: number): string {
  if (count === 0) return ''
  return count === 1
    ? ', for its student too'
    : `, for its ${count.toLocaleString('en')} students too`
}
