import * as z from 'zod/mini'
import {
  ANSWER_FILE_FORMAT,
  ANSWER_FILE_IV_BYTES,
} from '../../../../../contract/exams/answer-file.ts'
import { submitExam } from '../../../../../contract/exams/exams.ts'
import { openDatabase } from '../database.ts'
import { offlineUser } from '../device-summary.ts'
import type { NewOutboxItem } from './calls.ts'
import { readItems } from './storage.ts'

/**
 * Saves the unsent answers of an exam, with their recording, to a file that only the school can read (R-OFFLINE-009). Returns the name of
 * the file. It has the idempotency key of the item, so that the exam arrives once.
 */
export async function saveAnswerFile(item: NewOutboxItem): Promise<string> {
  // callers pass an exam only
  const request = item.request as z.output<typeof submitExam.request>
  const recording = await unsentRecording(request.theoryVoice)
  const text = JSON.stringify({ ...z.encode(submitExam.request, request), ...recording })
  const file = JSON.stringify({
    ...{ format: ANSWER_FILE_FORMAT, student: offlineUser(), lesson: String(request.lessonId) },
    version: request.examVersion,
    answers: await encrypt(text, item.fileKey ?? ''),
  })
  const name = `answers-${fileNameOf(item.title)}.json`
  const url = URL.createObjectURL(new Blob([file], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  return name
}

/** A recording that waits in the outbox: the server has any other. */
async function unsentRecording(key: string | undefined) {
  if (!key) return {}
  for (const item of await readItems(await openDatabase())) {
    const { call, request, file } = item
    if (call !== 'saveRecording' || !file || !('isLimited' in request)) continue
    if (request.idempotencyKey === key)
      return { recording: file, limited: request.isLimited ? '1' : '0' }
  }
  return {}
}

/** The title in letters that every file system and messenger takes. */
const fileNameOf = (title: string) =>
  title
    .normalize('NFD')
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
    .toLowerCase() || 'exam'

/** The initialization vector and the encrypted text in Base64. */
async function encrypt(text: string, fileKey: string): Promise<string> {
  const bytes = Uint8Array.from(atob(fileKey), (it) => it.charCodeAt(0))
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(ANSWER_FILE_IV_BYTES))
  const encoded = new TextEncoder().encode(text)
  return toBase64(
    new Blob([iv, await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, encoded)]),
  )
}

function toBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    // a data URL
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
