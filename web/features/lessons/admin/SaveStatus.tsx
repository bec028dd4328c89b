import { CircleAlert, CloudOff } from 'lucide-react'
import { m } from '../../../../messages/m.ts'
import { ApiError, messageOf } from '../../../api/call-api.ts'
import { Button } from '../../../kit/Button.tsx'
import type { LessonSave } from './use-save-lesson.ts'

type SaveStatusProps = {
  save: Pick<LessonSave, 'progress' | 'error' | 'isPending'>
}

/** The state of a save: waiting for the connection, or the reason of a failure. */
export function SaveStatus({ save: { progress, error, isPending } }: SaveStatusProps) {
  return (
    <div className="editor-save-status" role="status">
      {progress && (
        <p className="flex flex-wrap items-center gap-x-3">
          <CloudOff className="icon text-warning-ink" aria-hidden />
          <span className="grow">{m.lessons_connection_lost()}</span>
          <Button variant="brand-text" onClick={progress.retryNow}>
            {m.lessons_try_now()}
          </Button>
        </p>
      )}
      {!isPending && error && (
        <p className="field-error items-start">
          <CircleAlert className="icon icon-s mt-0.5" aria-hidden />
          <span className="grow">
            {messageOf(error)}{' '}
            {!(error instanceof ApiError) && (
              <span className="text-ink-2">{m.lessons_input_kept()}</span>
            )}
          </span>
        </p>
      )}
    </div>
  )
}
