import { Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatDataSize } from '../../../contract/data-size.ts'
import type { LessonPage } from '../../../contract/study.ts'
import { messageOf } from '../../api/call-api.ts'
import { paths } from '../../api/paths.ts'
import { Button } from '../../kit/Button.tsx'
import { Link } from '../../kit/Link.tsx'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import type { KeptLesson } from '../../offline/database.ts'
import { NoRoomError, useDownloads } from '../../offline/downloads.ts'
import { changeMarks, hasMarks, useOfflineMarks } from '../../offline/marks.ts'
import { keptKind } from './kept-kind.ts'
import './offline.css'

type KeepLessonProps = { lesson: LessonPage; classRef: string }

/** 'Keep on this phone · Video · 9.4 MB', the progress of the download, or that the lesson is kept (R-OFFLINE-002). */
export function KeepLesson({ lesson, classRef }: KeepLessonProps) {
  const { kept } = useOfflineMarks()
  const download = useDownloads((it) => it[lesson.id])
  useEffect(() => {
    // from now on what the student reads stays readable without a connection
    if (!hasMarks()) changeMarks({})
  }, [])
  const keep = async () => {
    const { keepLesson } = await import('../../offline/keep-lesson.ts')
    await keepLesson({ classRef, lessonId: lesson.id })
  }
  if (download?.state === 'loading') return <Downloading lessonId={lesson.id} />
  if (download)
    return <Stopped lessonId={lesson.id} error={download.error} onContinue={() => void keep()} />
  if (lesson.id in kept)
    return (
      <Link className="kept-mark" to={paths.phone}>
        <Smartphone className="icon icon-s" aria-hidden />
        Kept on this phone
      </Link>
    )
  const size = [keptKind(lesson), lesson.materialUrl && formatDataSize(lesson.materialBytes)]
  return (
    <Button variant="text" onClick={() => void keep()}>
      <Smartphone className="icon icon-s" aria-hidden />
      <span className="num">{['Keep on this phone', ...size].filter(Boolean).join(' · ')}</span>
    </Button>
  )
}

function Downloading({ lessonId }: { lessonId: number }) {
  const download = useDownloads((it) => it[lessonId])
  if (!download) return null
  const { received, total, abort } = download
  const text = total > 0 ? `${formatDataSize(received)} of ${formatDataSize(total)}` : 'Starting...'
  return (
    <div className="keep-progress">
      <p className="num grow text-small text-ink-2">Keeping on this phone: {text}</p>
      <Button variant="text" onClick={abort}>
        Cancel
      </Button>
      <ProgressBar value={received} max={total} label={`Keeping this lesson: ${text}`} />
    </div>
  )
}

type StoppedProps = { lessonId: number; error: unknown; onContinue: () => void }

/** A download that did not end: it goes on where it stopped, by itself when the connection returns. */
function Stopped({ lessonId, error, onContinue }: StoppedProps) {
  const hasRoom = !(error instanceof NoRoomError)
  useEffect(() => {
    if (!hasRoom) return
    addEventListener('online', onContinue)
    return () => removeEventListener('online', onContinue)
  }, [hasRoom, onContinue])
  return (
    <div className="keep-progress" role="alert">
      <p className="grow text-small">
        {hasRoom ? messageOf(error) : 'There is no room on this phone for this lesson.'}
      </p>
      {!hasRoom && <OldestLesson exceptId={lessonId} onRemoved={onContinue} />}
      {hasRoom && <Button onClick={onContinue}>Continue</Button>}
    </div>
  )
}

const loadKeptLessons = () => import('../../offline/kept-lessons.ts')

/** Offers the lesson that was kept first for removal; nothing is removed by itself (R-OFFLINE-004). */
function OldestLesson({ exceptId, onRemoved }: { exceptId: number; onRemoved: () => void }) {
  const [oldest, setOldest] = useState<KeptLesson>()
  useEffect(() => {
    void loadKeptLessons()
      .then((it) => it.listKeptLessons())
      .then((all) => setOldest(all.find((it) => it.id !== exceptId)))
  }, [exceptId])
  if (!oldest) return null
  const remove = async () => {
    await (await loadKeptLessons()).removeKeptLesson(oldest.id)
    onRemoved()
  }
  return (
    <Button onClick={() => void remove()}>
      Remove <bdi>{oldest.subject}</bdi> ({formatDataSize(oldest.bytes)}) and keep this one
    </Button>
  )
}
