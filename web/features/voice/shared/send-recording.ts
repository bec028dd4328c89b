import { openDatabase } from '../../offline/shared/database.ts'
import type { NewOutboxItem } from '../../offline/shared/outbox/calls.ts'
import { sendByOutbox } from '../../offline/shared/outbox/outbox.ts'
import { readItems } from '../../offline/shared/outbox/storage.ts'
import { findSound } from './take-store.ts'

type RecordingToSend = {
  key: string
  place: string
  isLimited: boolean
  /** The exam that it answers. */
  of: Pick<NewOutboxItem, 'lessonId' | 'title' | 'path'>
}

/**
 * Sends a recording by the outbox, before the submission or the new attempt that names it: without a connection both wait, in this order (R-VOICE-003).
 * Throws `ApiError` if the server declines it.
 */
export async function sendRecording({ key, place, isLimited, of }: RecordingToSend): Promise<void> {
  if (await isKnown(key)) return
  const sound = await findSound(place, key)
  if (!sound) throw new TypeError('The recording is not on this device')
  const { lessonId, title, path } = of
  await sendByOutbox({
    ...{ call: 'saveRecording', lessonId, title, path, drafts: [] },
    request: { lessonId, idempotencyKey: key, isLimited },
    file: await toDataUrl(sound),
  })
}

/** True if the outbox has it already, or the server. */
async function isKnown(key: string): Promise<boolean> {
  const items = await openDatabase()
    .then(readItems)
    .catch(() => [])
  return items.some(
    ({ call, request, state }) =>
      call === 'saveRecording' &&
      state !== 'refused' &&
      'idempotencyKey' in request &&
      request.idempotencyKey === key,
  )
}

/** A recording as the outbox stores it. */
export function toDataUrl(sound: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(sound)
  })
}
