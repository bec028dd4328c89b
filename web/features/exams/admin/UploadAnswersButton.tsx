import { FileUp } from 'lucide-react'
import { lazy, useState } from 'react'
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
        Upload saved answers
      </Button>
      {isOpen && (
        <LazyDialog title="Upload saved answers" onClose={close}>
          <UploadAnswers onClose={close} />
        </LazyDialog>
      )}
    </>
  )
}
