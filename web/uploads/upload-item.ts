import type { MaterialKind } from '../../contract/lessons/material-kinds.ts'
import { m } from '../../messages/m.ts'
import { formatDataSize } from '../kit/data-size.ts'

/**
 * queued: another upload is sent first. waiting: the connection was lost or the school cannot store the file now; the next attempt
 * follows by itself.
 * elsewhere: another tab sends it. lost: the browser cannot read the file any more and it has to be chosen again.
 */
export type UploadStep =
  | 'queued'
  | 'sending'
  | 'waiting'
  | 'paused'
  | 'elsewhere'
  | 'lost'
  | 'complete'
  | 'failed'

/** The lesson form that the file was chosen in. */
export type UploadTarget = {
  /** The storage key of the form's draft. */
  formKey: string
  classId: number
  /** Null until the lesson is saved with this file. */
  lessonId: number | null
  /** The subject of the saved lesson; '' before. */
  subject: string
}

/** An upload of this browser. */
export type UploadItem = {
  /** Made by the browser; the idempotency key of its creation. */
  key: string
  /** The id from the server; '' before its response. */
  id: string
  ownerId: string
  name: string
  kind: MaterialKind
  bytes: number
  sent: number
  /** Bytes per second, 0 if unknown. */
  speed: number
  step: UploadStep
  /** Why it failed or waits, or why a chosen file is not this one; '' for none. */
  problem: string
  fingerprint: string
  target: UploadTarget
}

/** True while bytes are missing and may still be sent. */
export const isUnfinished = ({ step }: Pick<UploadItem, 'step'>) =>
  step !== 'complete' && step !== 'failed'

/** '12.3 of 48.0 MB · 2 minutes': the amount sent and the remaining time. */
export function progressText({ sent, bytes, speed, step }: UploadItem): string {
  if (step === 'complete') return formatDataSize(bytes)
  const amount = m.uploads_sent_of({ sent: formatDataSize(sent), size: formatDataSize(bytes) })
  return step === 'sending' && speed > 0
    ? `${amount} · ${timeLeftText((bytes - sent) / speed)}`
    : amount
}

function timeLeftText(seconds: number): string {
  if (seconds < 60) return m.uploads_left_under_minute()
  if (seconds < 3_600) return m.uploads_left_minutes({ count: Math.round(seconds / 60) })
  return m.uploads_left_hours({ count: Math.round(seconds / 3_600) })
}

/** The state of an upload in words. */
export function stateText(item: UploadItem): string {
  const { step, sent, bytes, target, problem } = item
  switch (step) {
    case 'queued':
      return m.uploads_queued()
    case 'sending':
      return sent >= bytes ? m.uploads_checking() : m.uploads_uploading()
    case 'waiting':
      return problem === '' ? m.uploads_connection_lost() : m.uploads_tries_again({ problem })
    case 'paused':
      return m.uploads_paused()
    case 'elsewhere':
      return m.uploads_elsewhere()
    case 'lost':
      return problem || m.uploads_choose_again()
    case 'complete':
      return target.lessonId === null ? m.uploads_uploaded_save() : m.uploads_uploaded()
    case 'failed':
      return problem
  }
}

/** The summary of the tray in one line: '2 uploads · 43 %'. */
export function summaryText(items: readonly UploadItem[]): string {
  const open = items.filter(isUnfinished)
  const problems = items.filter(({ step }) => step === 'failed' || step === 'lost')
  const values = { count: items.length }
  if (open.length === 0 && problems.length === 0) return m.uploads_all_complete(values)
  return [
    m.uploads_count(values),
    open.length > 0 && m.uploads_percent({ percent: percentOf(items) }),
    problems.length > 0 && m.uploads_to_look_at({ count: problems.length }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The whole percent of the bytes that are sent. */
export function percentOf(items: readonly Pick<UploadItem, 'sent' | 'bytes'>[]): number {
  const bytes = items.reduce((sum, it) => sum + it.bytes, 0)
  const sent = items.reduce((sum, it) => sum + it.sent, 0)
  return bytes === 0 ? 0 : Math.floor((sent / bytes) * 100)
}

/** The announcement of an upload for screen readers; it changes at every quarter and with the state. */
export function announcement(item: UploadItem): string {
  const quarter = Math.floor(percentOf([item]) / 25) * 25
  const progress =
    item.step === 'sending' && quarter > 0 && quarter < 100
      ? `${m.kit_comma()}${m.uploads_percent({ percent: quarter })}`
      : ''
  return `${item.name}: ${stateText(item)}${progress}`
}
