import { CircleAlert, CloudOff } from 'lucide-react'
import { Declared, messageOf } from '../../../api/ask.ts'
import { Button } from '../../../kit/Button.tsx'
import { Meter } from '../../../kit/Meter.tsx'
import { inMegabytes } from '../material.ts'
import type { ChosenFile } from './chosen-file.ts'
import type { LessonSave } from './use-save-lesson.ts'

type SaveStateProps = {
  save: Pick<LessonSave, 'progress' | 'fault' | 'isPending'>
  chosen: ChosenFile | undefined
}

/** How far a save is, that the line is awaited, or why it failed; in view at the foot of the editor. */
export function SaveState({ save: { progress, fault, isPending }, chosen }: SaveStateProps) {
  const isSending = progress?.step === 'sending'
  return (
    <div className="editor-state" role="status">
      {isSending && chosen && <Sending {...progress} name={chosen.file.name} />}
      {progress?.step === 'waiting' && (
        <p className="flex flex-wrap items-center gap-x-3">
          <CloudOff className="icon text-warn-ink" aria-hidden />
          <span className="grow">The line dropped. Trying again by itself...</span>
          <Button look="brand-text" onClick={progress.tryNow}>
            Try now
          </Button>
        </p>
      )}
      {!isPending && fault && (
        <p className="err items-start">
          <CircleAlert className="icon icon-s mt-0.5" aria-hidden />
          <span className="grow">
            {messageOf(fault)}{' '}
            {!(fault instanceof Declared) && (
              <span className="text-ink-2">
                Everything you typed{chosen ? ', and the file,' : ''} is still here.
              </span>
            )}
          </span>
        </p>
      )}
    </div>
  )
}

function Sending({ sent, total, name }: { sent: number; total: number; name: string }) {
  const isThere = sent >= total
  const far = `${inMegabytes(sent)} of ${inMegabytes(total)}`
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="grow">
          {isThere ? 'Storing ' : 'Uploading '}
          <bdi className="font-semibold wrap-anywhere">{name}</bdi>
        </span>
        <span className="num text-small text-ink-2" aria-hidden>
          {far}
        </span>
      </p>
      <Meter value={sent} max={total} label={far} />
    </div>
  )
}
