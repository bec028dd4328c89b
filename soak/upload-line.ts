import { createHash, randomFillSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Upload } from 'tus-js-client'
import { ADMIN, ADMIN_ENV } from '../bench/seed-course.ts'
import { startServer } from '../bench/start-server.ts'
import { openS3Stub } from '../server/test/files/s3-stub.ts'
import { openCuttingProxy } from '../server/test/http/cutting-proxy.ts'
import { postFields, readJson } from '../server/test/http/post-fields.ts'
import { readMemory, resetPeakMemory } from '../server/test/uploads/upload-video.ts'

/**
 * `npm run soak -- upload-line`: uploads 500 MB in parts over a line that is cut ten times, once to a folder and once to a
 * bucket. Fails unless the stored file is the same, at most 5 % are sent twice, and the server grows by at most 64 MB. Linux
 * only.
 */
const BYTES = Number(process.env.UPLOAD_MB ?? 500) * 1024 * 1024
const CUTS = 10
const MAX_GROWTH_MB = 64
const PART_BYTES = 16 * 1024 * 1024
const HEAD = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x01mdat', 'latin1')

const block = randomFillSync(Buffer.alloc(1024 * 1024))
/** The bytes of the video from `start` to `end`: the same for the same range. */
function videoBytes(start: number, end: number): Buffer {
  const bytes = Buffer.alloc(end - start)
  for (let offset = 0; offset < bytes.length; ) {
    const from = (start + offset) % block.length
    offset += block.copy(bytes, offset, from, from + bytes.length - offset)
  }
  if (start < HEAD.length) HEAD.subarray(start).copy(bytes)
  return bytes
}

async function post(url: string, fields: object, token = '') {
  const response = await postFields(url, fields, { token })
  return readJson<{ token: string; data: never }>(response)
}

/** Uploads the video, and continues from the server's offset whenever the line is cut. */
function upload(endpoint: string, token: string, bytes = BYTES): Promise<void> {
  return new Promise((resolve, reject) => {
    const source = {
      openFile: async () => ({
        size: bytes,
        slice: async (start: number, end: number) => {
          const stop = Math.min(end, bytes)
          // the client reads the length of a part from `size`
          const value = Object.assign(videoBytes(start, stop), { size: stop - start })
          return { value, size: stop - start, done: stop >= bytes }
        },
        close: () => {},
      }),
    }
    // an empty input: `source` has the bytes
    new Upload(new ReadableStream().getReader(), {
      endpoint: `${endpoint}/uploads`,
      headers: { authorization: `Bearer ${token}` },
      metadata: { filename: 'video.mp4', kind: 'video' },
      chunkSize: PART_BYTES,
      uploadSize: bytes,
      fileReader: source,
      retryDelays: Array.from({ length: 60 }, () => 200),
      onError: reject,
      onSuccess: () => resolve(),
    }).start()
  })
}

async function measure(name: string, env: Record<string, string>): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lisan-line-'))
  const server = await startServer({ DATA_DIR: dataDir, ...ADMIN_ENV, ...env })
  const { hostname, port } = new URL(server.url)
  const line = await openCuttingProxy(
    { host: hostname, port: Number(port) },
    { everyBytes: Math.floor(BYTES / (CUTS + 1)), times: CUTS },
  )
  const pid = server.process.pid ?? 0
  try {
    const { token } = await post(`${server.url}/api.php`, { action: 'login', ...ADMIN })
    // compiled code and the young generation of V8 do not count as growth
    for (let warm = 0; warm < 3; warm++) await upload(server.url, token, PART_BYTES)
    resetPeakMemory(pid)
    const before = readMemory(pid)
    const start = performance.now()
    await upload(line.url, token)
    const seconds = (performance.now() - start) / 1000
    const grown = readMemory(pid).peak - before.now
    const twice = (line.sentBytes() / BYTES - 1) * 100
    const isWhole = await isStoredWhole(server.url, token)
    console.log(
      `${name}: ${BYTES / 1024 / 1024} MB over ${line.cuts()} cuts in ${seconds.toFixed(0)} s, ` +
        `${twice.toFixed(2)} % sent twice (of 5), ${grown.toFixed(1)} MB more memory (of ${MAX_GROWTH_MB}), ` +
        `${isWhole ? 'whole' : 'NOT the same file'}`,
    )
    return isWhole && twice <= 5 && grown <= MAX_GROWTH_MB && line.cuts() === CUTS
  } finally {
    line.close()
    server.process.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Compares the lesson's file, as a student downloads it, with the video. */
async function isStoredWhole(url: string, token: string): Promise<boolean> {
  const call = (path: string, fields: object) => post(url + path, fields, token)
  const { data: uploads } = await call('/lessonsAction.php', { action: 'getUploads' })
  // the calls declare these responses
  const uploadId = (uploads as { uploads: { id: string }[] }).uploads.at(-1)?.id
  const classForm = {
    category: 'Grammar',
    name: 'Naḥw',
    about: 'Grammar.',
    premium: '0',
    amount: '0',
  }
  const more = { action: 'addClass', status: '1', regclosedate: '', monthlylimit: 0 }
  const { data: course } = await call('/adminActions.php', { ...classForm, ...more })
  // the calls declare these responses
  const lesson = { class_id: (course as { id: string }).id, subject: 'Video', inputetype: 'Lesson' }
  const add = { action: 'addLesson', scheduled: '0', upload: uploadId }
  const { data: added } = await call('/lessonsAction.php', { ...lesson, ...add })
  // the calls declare these responses
  const details = { action: 'getLessonDetails', lesson_id: (added as { id: string }).id }
  const { data } = await call('/lessonsAction.php', details)
  // the calls declare these responses
  const response = await fetch(url + (data as { material_url: string }).material_url)
  const stored = createHash('sha256')
  for await (const chunk of response.body ?? []) stored.update(chunk)
  const sent = createHash('sha256')
  for (let offset = 0; offset < BYTES; offset += block.length)
    sent.update(videoBytes(offset, Math.min(BYTES, offset + block.length)))
  return stored.digest('hex') === sent.digest('hex')
}

const bucket = await openS3Stub()
const { endpoint, bucket: name, region, accessKeyId, secretAccessKey } = bucket.config
const stores: [string, Record<string, string>][] = [
  ['a folder', {}],
  [
    'a bucket',
    {
      ...{ S3_ENDPOINT: endpoint, S3_BUCKET: name, S3_REGION: region },
      ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
    },
  ],
]
let failed = 0
for (const [store, env] of stores) if (!(await measure(store, env))) failed++
bucket.close()
process.exit(failed > 0 ? 1 : 0)
