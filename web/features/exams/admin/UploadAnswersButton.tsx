import { FileUp } from 'lucide-react'
import { m } from '../../../../messages/m.ts'
import { DialogButton } from '../../../kit/DialogButton.tsx'
import { LazyDialog, lazyDialog, prefetchOnIntent } from '../../../kit/LazyDialog.tsx'

const load = () => import('./UploadAnswers.tsx')
const UploadAnswers = lazyDialog(async () => (await load()).UploadAnswers)

/** Opens the upload of answers that students saved as files. */
export function UploadAnswersButton() {
  return (
    <DialogButton
      {...prefetchOnIntent(load)}
      dialog={(close) => (
        <LazyDialog title={m.exams_upload_saved_answers()} onClose={close}>
          <UploadAnswers onClose={close} />
        </LazyDialog>
      )}
    >
      <FileUp className="icon" aria-hidden />
      {m.exams_upload_saved_answers()}
    </DialogButton>
  )
}
