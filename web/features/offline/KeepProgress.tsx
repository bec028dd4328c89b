import { useEffect, useState } from 'react'
import { m } from '../../../messages/m.ts'
import { isDeclined, messageOf } from '../../api/call-api.ts'
import { paths } from '../../api/paths.ts'
import { Button } from '../../kit/Button.tsx'
import { formatDataSize } from '../../kit/data-size.ts'
import { Link } from '../../kit/Link.tsx'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import { Text } from '../../kit/Text.tsx'
import { NoRoomError, setDownload, useDownloads } from './downloads.ts'
import type { KeptLesson } from './shared/database.ts'
import { readSummary } from './shared/device-summary.ts'

type DownloadingProps = {
  /** The lessons that are being downloaded or wait for it. */
  lessonIds: number[]
  /** The bytes of the same press that are kept already, and their total. */
  done?: { bytes: number; total: number }
  /** Cancels all downloads; by default only the current one. */
  onCancel?: () => void
}

/** The progress of downloads and their end. */
export function Downloading({ lessonIds, done, onCancel }: DownloadingProps) {
  const downloads = useDownloads()
  const current = lessonIds.flatMap((id) => downloads[id] ?? [])
  const received = current.reduce((sum, it) => sum + it.received, done?.bytes ?? 0)
  const total = done?.total ?? current.reduce((sum, it) => sum + it.total, 0)
  const cancel =
    onCancel ??
    (() => {
      for (const it of current) it.abort()
    })
  const text =
    total > 0
      ? m.offline_keeping({ received: formatDataSize(received), total: formatDataSize(total) })
      : m.offline_keeping_starting()
  return (
    <div className="keep-progress">
      <p className="num grow text-small text-ink-2">{text}</p>
      <Button variant="flush" onClick={cancel}>
        {m.kit_cancel()}
      </Button>
      <ProgressBar value={received} max={total} label={text} />
    </div>
  )
}

type StoppedProps = {
  lessonId: number
  error: unknown
  onContinue: () => void
  /** By default only the message goes. */
  onClose?: () => void
}

/**
 * An incomplete download. It continues where it stopped, automatically when the connection returns, unless the school has
 * declined the lesson.
 */
export function Stopped({ lessonId, error, onContinue, onClose }: StoppedProps) {
  const hasRoom = !(error instanceof NoRoomError)
  const canContinue = hasRoom && !isDeclined(error)
  const close = onClose ?? (() => setDownload(lessonId, undefined))
  useEffect(() => {
    if (!canContinue) return
    addEventListener('online', onContinue)
    return () => removeEventListener('online', onContinue)
  }, [canContinue, onContinue])
  return (
    <div className="keep-progress" role="alert">
      <p className="grow text-small">{hasRoom ? messageOf(error) : m.offline_no_room()}</p>
      {!hasRoom && <OldestLesson exceptId={lessonId} onRemoved={onContinue} />}
      {canContinue && <Button onClick={onContinue}>{m.kit_continue()}</Button>}
      {hasRoom && !canContinue && <Button onClick={close}>{m.offline_ok()}</Button>}
    </div>
  )
}

const loadKeptLessons = () => import('./shared/kept-lessons.ts')

/** True for a submitted exam, and for every other kept lesson that was read. */
const isFinished = ({ id, isComplete, page }: KeptLesson) =>
  isComplete &&
  (page.kind === 'exam'
    ? page.examResult !== undefined
    : page.viewed || readSummary().read.includes(id))

/** Offers the finished lesson that was kept first for removal; nothing is removed automatically (R-OFFLINE-004). */
function OldestLesson({ exceptId, onRemoved }: { exceptId: number; onRemoved: () => void }) {
  const [oldest, setOldest] = useState<KeptLesson>()
  useEffect(() => {
    void loadKeptLessons()
      .then((it) => it.listKeptLessons())
      .then((all) => setOldest(all.find((it) => it.id !== exceptId && isFinished(it))))
  }, [exceptId])
  if (!oldest) return <Link to={paths.phone}>{m.offline_on_this_phone()}</Link>
  const remove = async () => {
    await (await loadKeptLessons()).removeKeptLesson(oldest.id)
    onRemoved()
  }
  return (
    <Button onClick={() => void remove()}>
      <Text
        of={m.offline_remove_oldest}
        subject={<bdi>{oldest.subject}</bdi>}
        size={formatDataSize(oldest.bytes)}
      />
    </Button>
  )
}
