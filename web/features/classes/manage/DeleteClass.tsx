import { useLocation } from 'wouter'
import type { ManagedClassPage } from '../../../../contract/classes.ts'
import { messageOf } from '../../../api/ask.ts'
import { paths } from '../../../api/paths.ts'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { Mixed } from '../../../kit/Prose.tsx'
import { toast } from '../../../kit/toast.ts'
import { useDeleteClass } from './queries.ts'

type DeleteClassProps = { class: ManagedClassPage; open: boolean; onClose: () => void }

/** Asks once more, names the class, and says what stays (decisions §5). */
export function DeleteClass({ class: it, open, onClose }: DeleteClassProps) {
  const [, navigate] = useLocation()
  const { mutate, isPending } = useDeleteClass(it.id)
  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => {
        toast.good('Class deleted successfully!')
        navigate(paths.admin.classes, { replace: true })
      },
      onError: (fault) => toast.bad(messageOf(fault, 'Failed to delete class')),
    })
  return (
    <ConfirmDialog
      open={open}
      destructive
      title="Delete Class"
      confirm="Delete Class"
      busy={isPending && 'Deleting...'}
      onClose={onClose}
      onConfirm={confirm}
    >
      <b>
        <Mixed text={it.name} />
      </b>{' '}
      will be gone for everyone{studentsToo(it.studentTotal)}. What was paid for it, exam results
      and certificates stay. This cannot be undone.
    </ConfirmDialog>
  )
}

function studentsToo(count: number): string {
  if (count === 0) return ''
  return count === 1
    ? ', for its student too'
    : `, for its ${count.toLocaleString('en')} students too`
}
