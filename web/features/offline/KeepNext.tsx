import { Smartphone } from 'lucide-react'
import { lazy, useState } from 'react'
import type { KeepableLesson } from '../../../contract/keep-plan.ts'
import { Button } from '../../kit/Button.tsx'
import { LazyDialog, prefetchOnIntent } from '../../kit/LazyDialog.tsx'
import { cancelRun, useDownloads, useKeepRun } from '../../offline/downloads.ts'
import { useOfflineMarks } from '../../offline/marks.ts'
import { Downloading, Stopped } from './KeepProgress.tsx'
import './offline.css'

const load = () => import('./KeepNextDialog.tsx')
const KeepNextDialog = lazy(async () => ({ default: (await load()).KeepNextDialog }))

/** The number of lessons that one press keeps. */
const COUNT = 3

type KeepNextProps = {
  classRef: string
  /** The open lessons from the next one on. */
  lessons: KeepableLesson[]
  /** '1 of 4 this month' with a monthly limit. */
  monthText: string | null
}

/** 'Keep the next 3' on a class, and the progress of these downloads (R-OFFLINE-002). */
export function KeepNext({ classRef, lessons, monthText }: KeepNextProps) {
  const { kept } = useOfflineMarks()
  const { run } = useKeepRun()
  const [isOpen, setOpen] = useState(false)
  if (run?.classRef === classRef) return <RunProgress />
  const next = lessons.filter(({ id }) => !(id in kept)).slice(0, COUNT)
  if (next.length === 0) return null
  const title = next.length === 1 ? 'Keep the next lesson' : `Keep the next ${next.length}`
  const close = () => setOpen(false)
  return (
    <div className="keep-next">
      <Button variant="flush" onClick={() => setOpen(true)} {...prefetchOnIntent(load)}>
        <Smartphone className="icon icon-s" aria-hidden />
        {title}
      </Button>
      {isOpen && (
        <LazyDialog title={title} onClose={close}>
          <KeepNextDialog {...{ classRef, title, monthText }} lessons={next} onClose={close} />
        </LazyDialog>
      )}
    </div>
  )
}

function RunProgress() {
  const { run } = useKeepRun()
  const { kept } = useOfflineMarks()
  const downloads = useDownloads()
  if (!run) return null
  const stopped = run.lessons.find(({ id }) => downloads[id]?.state === 'stopped')
  const goOn = async () => {
    const { keepLessons } = await import('../../offline/keep-lesson.ts')
    await keepLessons({ ...run, lessons: run.lessons.filter(({ id }) => !(id in kept)) })
  }
  const sum = (lessons: typeof run.lessons) => lessons.reduce((bytes, it) => bytes + it.bytes, 0)
  const done = run.lessons.filter(({ id }) => id in kept)
  return (
    <div className="keep-next">
      {stopped ? (
        <>
          <Stopped
            lessonId={stopped.id}
            error={downloads[stopped.id]?.error}
            onContinue={() => void goOn()}
          />
          <Button variant="flush" onClick={cancelRun}>
            Cancel
          </Button>
        </>
      ) : (
        <Downloading
          lessonIds={run.lessons.map(({ id }) => id)}
          done={{ bytes: sum(done), total: sum(run.lessons) }}
          onCancel={cancelRun}
        />
      )}
    </div>
  )
}
