import type { LessonUpload } from '../../../../contract/lessons/lesson-upload.ts'
import { m } from '../../../../messages/m.ts'
import { formatDataSize } from '../../../kit/data-size.ts'
import { Text } from '../../../kit/Text.tsx'
import { useUploads } from '../../../uploads/upload-store.ts'

/** Reports the upload of a lesson's file, live if this browser sends it, or the reason why it was refused. */
export function LessonUploadNote({ upload }: { upload: LessonUpload }) {
  const live = useUploads(({ items }) => items.find(({ id }) => id === upload.id))
  const isRejected = upload.state === 'refused' || live?.step === 'failed'
  const percent = Math.floor(((live?.sent ?? upload.received) / upload.bytes) * 100)
  const name = <span className="wrap-anywhere">{upload.name}</span>
  return (
    <span
      className={`num block text-small font-normal ${isRejected ? 'text-danger-ink' : 'text-ink-2'}`}
    >
      {isRejected ? (
        <Text of={m.lessons_upload_refused} name={name} reason={live?.problem || upload.problem} />
      ) : (
        <Text
          of={live ? m.lessons_upload_running : m.lessons_upload_not_complete}
          name={name}
          percent={percent}
          size={formatDataSize(upload.bytes)}
        />
      )}
    </span>
  )
}
