import { AlarmClockPlus } from 'lucide-react'
import { m } from '../../../../../messages/m.ts'
import { useMay } from '../../../../api/use-may.ts'
import { DialogButton } from '../../../../kit/DialogButton.tsx'
import { LazyDialog, lazyDialog } from '../../../../kit/LazyDialog.tsx'

const AllowanceDialog = lazyDialog(
  async () => (await import('./AllowanceDialog.tsx')).AllowanceDialog,
)

/** Opens what one student may do besides the rules of an exam, for owners and teachers (R-FAIR-003). */
export function AllowanceButton({ lessonId, studentId }: { lessonId: number; studentId: number }) {
  const mayEdit = useMay('editExams')
  // a marker who may not know the student has no number of one
  if (!mayEdit || studentId === 0) return null
  return (
    <DialogButton
      className="mt-2 justify-self-start"
      dialog={(close) => (
        <LazyDialog title={m.fair_more_time()} onClose={close}>
          <AllowanceDialog {...{ lessonId, studentId }} onClose={close} />
        </LazyDialog>
      )}
    >
      <AlarmClockPlus className="icon" aria-hidden />
      {m.fair_more_time()}
    </DialogButton>
  )
}
