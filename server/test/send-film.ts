import { readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { Readable } from 'node:stream'

const MB = 1024 * 1024
const BOUNDARY = 'lisan-film'
/** What every MP4 begins with: the box that names its brands, and the box that holds the film. */
const HEAD = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x01mdat', 'latin1')

type Wanted = {
  token: string
  classId: string
  megabytes: number
  /** Hangs up after so many megabytes. */
  hangUpAfter?: number
}

type Sent = { status: boolean; message: string; data: { id: string } | null }

/** Sends a lesson with a film as a browser does: multipart form data whose length is told, over a real connection. */
export function sendFilm(url: string, wanted: Wanted): Promise<Sent> {
  const { before, after, bytes } = frameOf(wanted)
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/lessonsAction.php`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${wanted.token}`,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'content-length': before.length + bytes + after.length,
      },
    })
    asked.once('error', reject)
    asked.once('response', async (answer) => {
      const text = Buffer.concat(await answer.toArray()).toString()
      resolve(JSON.parse(text) as Sent)
    })
    const hangUp = () => asked.destroy(new Error('hung up'))
    Readable.from(partsOf(before, bytes, after, wanted.hangUpAfter, hangUp)).pipe(asked)
  })
}

function frameOf({ classId, megabytes }: Wanted) {
  const fields = {
    action: 'addLesson',
    class_id: classId,
    subject: 'A long film',
    inputetype: 'Lesson',
    scheduled: '0',
    fileType: 'video',
  }
  const part = (name: string, more = '') =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n`
  const words = Object.entries(fields).map(([name, value]) => `${part(name)}\r\n${value}\r\n`)
  const file = `${part('file', '; filename="film.mp4"')}Content-Type: video/mp4\r\n\r\n`
  return {
    before: Buffer.from(words.join('') + file),
    after: Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    bytes: megabytes * MB,
  }
}

async function* partsOf(
  before: Buffer,
  bytes: number,
  after: Buffer,
  hangUpAfter: number | undefined,
  hangUp: () => void,
) {
  yield Buffer.concat([before, HEAD])
  const block = Buffer.alloc(MB, 'film')
  for (let sent = HEAD.length; sent < bytes; sent += MB) {
    yield block.subarray(0, Math.min(MB, bytes - sent))
    if (hangUpAfter !== undefined && sent > hangUpAfter * MB) return hangUp()
  }
  yield after
}

/** Forgets the most memory that a process ever held, so that `peakOf` tells of what comes from here on (Linux alone). */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}

/** Megabytes that a process holds now, and the most it held. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const told = readFileSync(`/proc/${pid}/status`, 'utf8')
  const of = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(told)?.[1] ?? Number.NaN) / 1024
  return { now: of('VmRSS'), peak: of('VmHWM') }
}
