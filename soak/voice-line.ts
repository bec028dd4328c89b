import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import Sqlite from 'better-sqlite3'
import { startSchool } from '../e2e/running-school.ts'
import { portOf } from '../server/test/process/listen-locally.ts'
import { type VoiceFormat, voice } from '../server/test/uploads/voice.ts'
import { check, finish } from './harness.ts'

/**
 * `npm run soak -- voice-line`: 50 recordings are sent over a line that is cut at a random byte of the request or before the response,
 * until each is acknowledged; each arrives once and whole, with the key of the device (R-VOICE-003). `--runs=5` limits them.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '50' } },
  strict: false,
})
const runs = Number(values.runs)
/** The share of the connections that are cut. */
const CUT_SHARE = 0.6

const { school, stop } = await startSchool()
const line = await openLine(new URL(school.url))
const course = await school.addClass()
const lesson_id = await school.addLesson(course.id, {
  ...{ inputetype: 'Exam', subject: 'Reading aloud', about: '', questions: [], theoryAnswer: '' },
  ...{ answer_ways: ['voice'] },
})
const formats: VoiceFormat[] = ['mp4', 'webm', 'ogg']
const sent = new Map<string, Buffer>()
let repeated = 0
for (let run = 0; run < runs; run++) {
  // a student has at most 30 recordings without a submission
  const student = await school.addStudent({ name: `Student ${run}` })
  await school.call('/api.php', 'classenrolement', { class_id: course.id }, student)
  await school.call('/api.php', 'giveRecordingConsent', { minor: '0' }, student)
  const format = formats[run % formats.length] ?? 'mp4'
  const { bytes, name } = voice({ format, seconds: 10 + (run % 7) * 5 })
  const once = randomBytes(12).toString('hex')
  sent.set(once, bytes)
  while (!(await send({ token: student.token, once, bytes, name }))) repeated++
}
const database = new Sqlite(join(school.dataDir, 'lisan.sqlite'), { readonly: true })
// written by the server
const rows = database.prepare('select idempotency_key as once, file from answer_files').all() as {
  once: string
  file: string
}[]
database.close()
const stored = (file: string) => readFileSync(join(school.dataDir, 'media', file))
const whole = rows.filter(({ once, file }) => sent.get(once)?.equals(stored(file))).length
const files = readdirSync(join(school.dataDir, 'media/recording')).length
check(`the line was cut ${line.cuts()} times, and ${repeated} requests were repeated`, repeated > 0)
check(`each of ${runs} recordings arrived once`, rows.length === runs && files === runs, {
  rows: rows.length,
  files,
})
check('each has the bytes that were sent', whole === runs, whole)
line.close()
await stop()
await finish()

type Sending = { token: string; once: string; bytes: Buffer; name: string }

/** Sends a recording as the outbox does. False without an answer of the school. */
async function send({ token, once, bytes, name }: Sending): Promise<boolean> {
  const form = new FormData()
  for (const [field, value] of Object.entries({ action: 'saveRecording', once, lesson_id }))
    form.set(field, value)
  form.set('file', new File([new Uint8Array(bytes)], name))
  try {
    const response = await fetch(`${line.url}/api.php`, {
      ...{ method: 'POST', body: form },
      headers: { authorization: `Bearer ${token}`, connection: 'close' },
      signal: AbortSignal.timeout(30_000),
    })
    const { status, message } = JSON.parse(await response.text())
    if (status !== true) throw new RangeError(message)
    return true
  } catch (error) {
    if (error instanceof RangeError) throw error
    await pause(50)
    return false
  }
}

/** A TCP proxy that cuts connections: after a random byte of the request, or when the response comes. */
async function openLine(target: URL) {
  let cuts = 0
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    for (const socket of [client, upstream]) socket.on('error', () => {})
    const isCut = Math.random() < CUT_SHARE
    let left = isCut && Math.random() < 0.5 ? Math.random() * 120_000 : Number.POSITIVE_INFINITY
    const cut = () => {
      cuts++
      client.destroy()
      upstream.end()
    }
    client.on('data', (chunk) => {
      left -= chunk.length
      if (left >= 0) return void upstream.write(chunk)
      upstream.write(chunk.subarray(0, Math.max(0, chunk.length + Math.floor(left))))
      if (!client.destroyed) cut()
    })
    upstream.on('data', (chunk) => {
      // the school has it, and the device does not know
      if (isCut && left === Number.POSITIVE_INFINITY && !client.destroyed) cut()
      else if (!client.destroyed) client.write(chunk)
    })
    client.on('close', () => upstream.end())
    upstream.on('close', () => client.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    cuts: () => cuts,
    close: () => server.close(),
  }
}
