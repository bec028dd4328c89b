import { FileUp } from 'lucide-react'
import { lazy, useState } from 'react'
import { m } from '../../../../messages/m.ts'
import { Button } from '../../../kit/Button.tsx'
import { LazyDialog, prefetchOnIntent } from '../../../kit/LazyDialog.tsx'

const load = () => import('./UploadAnswers.tsx')
const UploadAnswers = lazy(async () => ({ default: (await load()).UploadAnswers }))

/** Opens the upload of answers that students saved as files. */
export function UploadAnswersButton() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)} {...prefetchOnIntent(load)}>
        <FileUp className="icon" aria-hidden />
        {m.exams_upload_saved_answers()}
      </Button>
      {isOpen && (
        <LazyDialog title={m.exams_upload_saved_answers()} onClose={close}>
          <UploadAnswers onClose={close} />
        </LazyDialog>
      )}
    </>
  )
}
