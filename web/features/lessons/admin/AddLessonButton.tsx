import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { m } from '../../../../messages/m.ts'
import { Button } from '../../../kit/Button.tsx'
import { lazyDialog } from '../../../kit/LazyDialog.tsx'

const AddLessonDialog = lazyDialog(
  async () => (await import('./AddLessonDialog.tsx')).AddLessonDialog,
)

/** 'Add Lesson' and the editor dialog, which is loaded on the first click. */
export function AddLessonButton({ classId }: { classId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        <Plus className="icon" aria-hidden />
        {m.lessons_add_lesson()}
      </Button>
      {isOpen && (
        <Suspense>
          <AddLessonDialog classId={classId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
