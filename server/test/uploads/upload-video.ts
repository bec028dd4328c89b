import { readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { Readable } from 'node:stream'

const MB = 1024 * 1024
const BOUNDARY = 'lisan-video'
/** The first bytes of an MP4: the `ftyp` box and the header of the `mdat` box. */
const HEAD = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x01mdat', 'latin1')

type VideoUpload = {
  token: string
  classId: string
  megabytes: number
  /** Closes the connection after this many megabytes. */
  disconnectAfterMb?: number
}

type UploadResponse = { status: boolean; message: string; data: { id: string } | null }

/** Adds a lesson with a video of a given size: multipart form data with a Content-Length, over TCP. */
export function uploadVideo(url: string, upload: VideoUpload): Promise<UploadResponse> {
  const { before, after, bytes } = multipartFrame(upload)
  return new Promise((resolve, reject) => {
    const uploadRequest = request(`${url}/lessonsAction.php`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${upload.token}`,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'content-length': before.length + bytes + after.length,
      },
    })
    uploadRequest.once('error', reject)
    uploadRequest.once('response', async (response) => {
      const text = Buffer.concat(await response.toArray()).toString()
      resolve(JSON.parse(text))
    })
    const disconnect = () => uploadRequest.destroy(new Error('hung up'))
    Readable.from(bodyChunks(before, bytes, after, upload.disconnectAfterMb, disconnect)).pipe(
      uploadRequest,
    )
  })
}

function multipartFrame({ classId, megabytes }: VideoUpload) {
  const fields = {
    action: 'addLesson',
    class_id: classId,
    subject: 'A long video',
    inputetype: 'Lesson',
    scheduled: '0',
    fileType: 'video',
  }
  const part = (name: string, more = '') =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n`
  const fieldParts = Object.entries(fields).map(([name, value]) => `${part(name)}\r\n${value}\r\n`)
  const file = `${part('file', '; filename="video.mp4"')}Content-Type: video/mp4\r\n\r\n`
  return {
    before: Buffer.from(fieldParts.join('') + file),
    after: Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    bytes: megabytes * MB,
  }
}

async function* bodyChunks(
  before: Buffer,
  bytes: number,
  after: Buffer,
  hangUpAfter: number | undefined,
  disconnect: () => void,
) {
  yield Buffer.concat([before, HEAD])
  const block = Buffer.alloc(MB, 'video')
  for (let sent = HEAD.length; sent < bytes; sent += MB) {
    yield block.subarray(0, Math.min(MB, bytes - sent))
    if (hangUpAfter !== undefined && sent > hangUpAfter * MB) return disconnect()
  }
  yield after
}

/** Resets the peak memory of a process that `readMemory` returns (Linux only). */
export function resetPeakMemory(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}

/** Resident memory of a process now and at its peak, in MB (Linux only). */
export function readMemory(pid: number): { now: number; peak: number } {
  const statusText = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytesOf = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(statusText)?.[1] ?? Number.NaN) / 1024
  return { now: megabytesOf('VmRSS'), peak: megabytesOf('VmHWM') }
}
