import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import {
  type KeepableLesson,
  type MonthlyLessons,
  nextKeep,
} from '../../../contract/offline/keep-plan.ts'
import { startOfNextMonth } from '../../../contract/platform/school-time.ts'
import { m, textOf } from '../../../messages/m.ts'
import { isDeclined } from '../../api/call-api.ts'
import { Button } from '../../kit/Button.tsx'
import { LazyDialog, lazyDialog, prefetchOnIntent } from '../../kit/LazyDialog.tsx'
import { useTimeZone } from '../../kit/time-zone.ts'
import { useDateFormat } from '../../kit/use-date-format.ts'
import { cancelRun, useDownloads, useKeepRun } from './downloads.ts'
import { Downloading, Stopped } from './KeepProgress.tsx'
import { useKeepsLessons } from './keeps-lessons.ts'
import { useDeviceSummary } from './shared/device-summary.ts'
import './offline.css'

const load = () => import('./KeepNextDialog.tsx')
const KeepNextDialog = lazyDialog(async () => (await load()).KeepNextDialog)

type KeepNextProps = {
  classRef: string
  /** The open lessons from the next one on. */
  lessons: KeepableLesson[]
  month: MonthlyLessons
}

/** 'Keep the next 3' on a class, and the progress of these downloads (R-OFFLINE-002). */
export function KeepNext({ classRef, lessons, month }: KeepNextProps) {
  const { kept } = useDeviceSummary()
  const timezone = useTimeZone()
  const { date } = useDateFormat()
  const keepsLessons = useKeepsLessons()
  const { run } = useKeepRun()
  const [isOpen, setOpen] = useState(false)
  if (run?.classRef === classRef) return <RunProgress />
  const nextMonth = date(startOfNextMonth(Date.now() / 1000, timezone))
  const next = nextKeep(
    lessons.filter(({ id }) => !(id in kept)),
    month,
    // without the year
    nextMonth.replace(/ \p{Nd}{4}$/u, ''),
  )
  if (!next || !keepsLessons) return null
  const title = textOf(next.title)
  const close = () => setOpen(false)
  return (
    <div className="keep-next">
      <Button variant="flush" onClick={() => setOpen(true)} {...prefetchOnIntent(load)}>
        <Smartphone className="icon icon-s" aria-hidden />
        {title}
      </Button>
      {isOpen && (
        <LazyDialog title={title} onClose={close}>
          <KeepNextDialog classRef={classRef} next={next} onClose={close} />
        </LazyDialog>
      )}
    </div>
  )
}

function RunProgress() {
  const { run } = useKeepRun()
  const { kept } = useDeviceSummary()
  const downloads = useDownloads()
  if (!run) return null
  const stopped = run.lessons.find(({ id }) => downloads[id]?.state === 'stopped')
  const goOn = async () => {
    const { keepLessons } = await import('./keep-lesson.ts')
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
            onClose={cancelRun}
          />
          {!isDeclined(downloads[stopped.id]?.error) && (
            <Button variant="flush" onClick={cancelRun}>
              {m.kit_cancel()}
            </Button>
          )}
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
