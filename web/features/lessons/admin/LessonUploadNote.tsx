import type { LessonUpload } from '../../../../contract/lessons/lesson-upload.ts'
import { formatDataSize } from '../../../../contract/offline/data-size.ts'
import { useUploads } from '../../../uploads/upload-store.ts'

/** Reports the upload of a lesson's file, live if this browser sends it, or the reason why it was refused. */
export function LessonUploadNote({ upload }: { upload: LessonUpload }) {
  const live = useUploads(({ items }) => items.find(({ id }) => id === upload.id))
  const isRejected = upload.state === 'refused' || live?.step === 'failed'
  const percent = Math.floor(((live?.sent ?? upload.received) / upload.bytes) * 100)
  return (
    <span
      className={`num block text-small font-normal ${isRejected ? 'text-danger-ink' : 'text-ink-2'}`}
    >
      <bdi className="wrap-anywhere">{upload.name}</bdi>{' '}
      {isRejected
        ? `was refused. ${live?.problem || upload.problem}`
        : `${live ? 'is uploading' : 'is not complete'}: ${percent} % of ${formatDataSize(upload.bytes)}`}
    </span>
  )
}
