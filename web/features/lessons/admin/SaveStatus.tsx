import { CircleAlert, CloudOff } from 'lucide-react'
import { ApiError, messageOf } from '../../../api/call-api.ts'
import { Button } from '../../../kit/Button.tsx'
import { ProgressBar } from '../../../kit/ProgressBar.tsx'
import { formatMegabytes } from '../material.ts'
import type { ChosenFile } from './chosen-file.ts'
import type { LessonSave } from './use-save-lesson.ts'

type SaveStatusProps = {
  save: Pick<LessonSave, 'progress' | 'error' | 'isPending'>
  chosenFile: ChosenFile | undefined
}

/** The state of a save: upload progress, waiting for the connection, or the reason of a failure. */
export function SaveStatus({ save: { progress, error, isPending }, chosenFile }: SaveStatusProps) {
  const isUploading = progress?.step === 'sending'
  return (
    <div className="editor-save-status" role="status">
      {isUploading && chosenFile && <UploadProgress {...progress} name={chosenFile.file.name} />}
      {progress?.step === 'waiting' && (
        <p className="flex flex-wrap items-center gap-x-3">
          <CloudOff className="icon text-warning-ink" aria-hidden />
          <span className="grow">Connection lost. Retrying automatically...</span>
          <Button variant="brand-text" onClick={progress.retryNow}>
            Try now
          </Button>
        </p>
      )}
      {!isPending && error && (
        <p className="field-error items-start">
          <CircleAlert className="icon icon-s mt-0.5" aria-hidden />
          <span className="grow">
            {messageOf(error)}{' '}
            {!(error instanceof ApiError) && (
              <span className="text-ink-2">
                Your input{chosenFile ? ' and the file' : ''} is kept.
              </span>
            )}
          </span>
        </p>
      )}
    </div>
  )
}

function UploadProgress({ sent, total, name }: { sent: number; total: number; name: string }) {
  const isUploaded = sent >= total
  const progressText = `${formatMegabytes(sent)} of ${formatMegabytes(total)}`
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="grow">
          {isUploaded ? 'Storing ' : 'Uploading '}
          <bdi className="font-semibold wrap-anywhere">{name}</bdi>
        </span>
        <span className="num text-small text-ink-2" aria-hidden>
          {progressText}
        </span>
      </p>
      <ProgressBar value={sent} max={total} label={progressText} />
    </div>
  )
}
