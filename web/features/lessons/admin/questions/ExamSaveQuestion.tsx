import { m } from '../../../../../messages/m.ts'
import { LazyDialog, lazyDialog } from '../../../../kit/LazyDialog.tsx'
import type { useExamSave } from './use-exam-save.ts'

const SaveQuestionsDialog = lazyDialog(
  async () => (await import('./SaveQuestionsDialog.tsx')).SaveQuestionsDialog,
)

/** The confirmation dialog of `useExamSave`, loaded when it opens. */
export function ExamSaveQuestion({ examSave }: { examSave: ReturnType<typeof useExamSave> }) {
  const { pending, close, confirm } = examSave
  if (!pending) return null
  return (
    <LazyDialog title={m.lessons_save_exam()} onClose={close}>
      <SaveQuestionsDialog {...pending} onClose={close} onConfirm={confirm} />
    </LazyDialog>
  )
}
