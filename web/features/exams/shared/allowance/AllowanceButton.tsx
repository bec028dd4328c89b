import { AlarmClockPlus } from 'lucide-react'
import { lazy, useState } from 'react'
import { m } from '../../../../../messages/m.ts'
import { useMay } from '../../../../api/use-may.ts'
import { Button } from '../../../../kit/Button.tsx'
import { LazyDialog } from '../../../../kit/LazyDialog.tsx'

const AllowanceDialog = lazy(async () => ({
  default: (await import('./AllowanceDialog.tsx')).AllowanceDialog,
}))

/** Opens what one student may do besides the rules of an exam, for owners and teachers (R-FAIR-003). */
export function AllowanceButton({ lessonId, studentId }: { lessonId: number; studentId: number }) {
  const [isOpen, setOpen] = useState(false)
  const mayEdit = useMay('editExams')
  // a marker who may not know the student has no number of one
  if (!mayEdit || studentId === 0) return null
  return (
    <>
      <Button className="mt-2 justify-self-start" onClick={() => setOpen(true)}>
        <AlarmClockPlus className="icon" aria-hidden />
        {m.fair_more_time()}
      </Button>
      {isOpen && (
        <LazyDialog title={m.fair_more_time()} onClose={() => setOpen(false)}>
          <AllowanceDialog {...{ lessonId, studentId }} onClose={() => setOpen(false)} />
        </LazyDialog>
      )}
    </>
  )
}
