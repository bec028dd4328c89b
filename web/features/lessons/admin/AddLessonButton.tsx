import { Plus } from 'lucide-react'
import { m } from '../../../../messages/m.ts'
import { DialogButton } from '../../../kit/DialogButton.tsx'
import { lazyDialog } from '../../../kit/LazyDialog.tsx'

const AddLessonDialog = lazyDialog(
  async () => (await import('./AddLessonDialog.tsx')).AddLessonDialog,
)

/** 'Add Lesson' and the editor dialog, which is loaded on the first click. */
export function AddLessonButton({ classId }: { classId: string }) {
  return (
    <DialogButton
      variant="primary"
      dialog={(close) => <AddLessonDialog classId={classId} onClose={close} />}
    >
      <Plus className="icon" aria-hidden />
      {m.lessons_add_lesson()}
    </DialogButton>
  )
}
