import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openBeside } from './test/databases/open-beside.ts'
import { createSchoolEnv } from './test/databases/school-env.ts'
import { openTempBucket } from './test/files/s3-stub.ts'
import { postFields, readJson } from './test/http/post-fields.ts'
import { hook } from './test/process/killed-start.ts'
import { startServer } from './test/process/start-server.ts'
import { tusHeaders, tusMetadata, uploadWithLibrary } from './test/uploads/tus-client.ts'
import { createVideo } from './test/uploads/upload-schools.ts'

const MB = 1024 * 1024
const OWNER = { ADMIN_EMAIL: 'owner@example.org', ADMIN_PASSWORD: 'a good password' }
/** The size of a part in a bucket; a killed process loses at most this many bytes (decision 0540). */
const PART = 8 * MB

type Reply = { token: string; data: { id: string; material_size: number } }

async function call(url: string, path: string, fields: object, token = ''): Promise<Reply> {
  return readJson<Reply>(await postFields(url + path, fields, { token }))
}

/** Sends bytes of an upload from an offset in a request that announces all others and never ends. */
function sendPartOf(url: string, token: string, video: Buffer, from: number, to: number) {
  const type = { 'content-type': 'application/offset+octet-stream' }
  const headers = tusHeaders({ token }, { ...type, 'upload-offset': String(from) })
  const length = { 'content-length': String(video.length - from) }
  const sending = request(url, { method: 'PATCH', headers: { ...headers, ...length } })
  sending.on('error', () => {})
  sending.write(video.subarray(from, to))
}

async function createUpload(url: string, token: string, bytes: number): Promise<string> {
  const metadata = tusMetadata({ filename: 'video.mp4', kind: 'video' })
  const headers = { 'upload-length': String(bytes), 'upload-metadata': metadata }
  const created = await fetch(`${url}/uploads`, {
    method: 'POST',
    headers: tusHeaders({ token }, headers),
  })
  return new URL(created.headers.get('location') ?? '', url).pathname
}

type Bucket = Awaited<ReturnType<typeof openTempBucket>>

const bucketEnv = ({ config }: Bucket) => ({
  S3_ENDPOINT: config.endpoint,
  S3_BUCKET: config.bucket,
  S3_REGION: config.region,
  S3_ACCESS_KEY_ID: config.accessKeyId,
  S3_SECRET_ACCESS_KEY: config.secretAccessKey,
})

/**
 * A server process that can be killed, with a new upload and a lesson that waits for it. `killEnv` is for the first process
 * only.
 */
async function openUpload(bucket: Bucket | undefined, video: Buffer, killEnv = {}) {
  const schoolEnv = await createSchoolEnv()
  const env = { ...schoolEnv, ...OWNER, ...(bucket && bucketEnv(bucket)) }
  let server = await startServer({ ...env, ...killEnv })
  const db = openBeside(schoolEnv)
  onTestFinished(() => db.destroy())
  const login = { action: 'login', email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD }
  const { token } = await call(server.url, '/api.php', login)
  const classForm = {
    ...{ action: 'addClass', category: 'Grammar', name: 'Naḥw', about: 'The sentence.' },
    ...{ premium: '0', amount: '0', status: '1', regclosedate: '', monthlylimit: 0 },
  }
  const course = await call(server.url, '/adminActions.php', classForm, token)
  const path = await createUpload(server.url, token, video.length)
  const lessonForm = {
    ...{ action: 'addLesson', class_id: course.data.id, subject: 'Kāna', inputetype: 'Lesson' },
    ...{ scheduled: '0', upload: path.split('/').at(-1) },
  }
  const lesson = await call(server.url, '/lessonsAction.php', lessonForm, token)
  const exited = () => server.exited
  const startNext = async () => {
    server = await startServer(env)
  }
  return {
    ...{ db, token, exited, startNext, dataDir: schoolEnv.DATA_DIR },
    url: () => server.url,
    uploadUrl: () => server.url + path,
    /** The bytes that are stored. */
    async stored() {
      const row = await db.selectFrom('uploads').select('received').executeTakeFirstOrThrow()
      return row.received
    },
    /** Kills the process and starts another; returns where the upload continues. */
    async killAndStart() {
      server.process.kill('SIGKILL')
      await exited()
      // the claim of the killed process ends by itself after twenty seconds
      await db.updateTable('uploads').set({ writer: '', writer_until: 0 }).execute()
      await startNext()
      return this.readOffset()
    },
    async readOffset() {
      const headers = tusHeaders({ token })
      const request = () => fetch(server.url + path, { method: 'HEAD', headers })
      // 423 while housekeeping finishes the upload
      const state = await vi.waitUntil(() => request().then((it) => it.ok && it), 30_000)
      return Number(state.headers.get('upload-offset'))
    },
    /** The size of the lesson's file, 0 without one. */
    async materialSize() {
      const fields = { action: 'getLessonDetails', lesson_id: lesson.data.id }
      const { data } = await call(server.url, '/lessonsAction.php', fields, token)
      return data.material_size
    },
  }
}

const stores: [string, () => Promise<Bucket | undefined>][] = [
  ['a folder', async () => undefined],
  ['a bucket', openTempBucket],
]

test.each(stores)(
  'an upload in parts to %s whose process is killed twice continues after each start, and nothing is lost or left over (R-RUN-014)',
  { timeout: 600_000 },
  async (_name, openBucket) => {
    const bucket = await openBucket()
    const video = createVideo(3 * PART + 12_345)
    const school = await openUpload(bucket, video)
    const { db, token, stored, dataDir } = school

    sendPartOf(school.uploadUrl(), token, video, 0, PART + 2 * MB)
    await expect.poll(stored).toBeGreaterThanOrEqual(PART)
    const offset = await school.killAndStart()
    expect(offset).toBeGreaterThanOrEqual(PART)

    // the second one ends while the last bytes arrive
    sendPartOf(school.uploadUrl(), token, video, offset, video.length)
    await expect.poll(stored).toBeGreaterThanOrEqual(2 * PART)
    expect(await school.killAndStart()).toBeGreaterThanOrEqual(2 * PART)
    const uploadUrl = school.uploadUrl()
    await uploadWithLibrary(school.url(), { token }, video, { metadata: {}, uploadUrl })

    expect(await school.materialSize()).toBe(video.length)
    const { material } = await db.selectFrom('lessons').select('material').executeTakeFirstOrThrow()
    const bytes = bucket
      ? bucket.objects.get(material)
      : readFileSync(join(dataDir, 'media', material))
    expect(bytes && video.equals(bytes)).toBe(true)
    const files = bucket
      ? [...bucket.objects.keys()]
      : ['media/material', 'media/uploads', 'uploads'].flatMap((it) => namesIn(join(dataDir, it)))
    expect(files.map((it) => it.split('/').at(-1))).toEqual([material.split('/').at(-1)])
    expect(bucket?.multiparts.size ?? 0).toBe(0)
  },
)

test('an upload whose process is killed after it stored the file is the file of its lesson once the next process reports it complete (R-RUN-014)', {
  timeout: 600_000,
}, async () => {
  const video = createVideo(30_000)
  const school = await openUpload(undefined, video, {
    NODE_OPTIONS: hook,
    // the second statement from the one that marks the upload as stored
    KILL_FROM: '"material_extension" = ',
    KILL_AFTER: '2',
  })
  sendPartOf(school.uploadUrl(), school.token, video, 0, video.length)
  await school.exited()
  // housekeeping of the next process leaves the upload alone while the claim of the killed one lasts
  const lasting = { writer_until: Math.ceil(Date.now() / 1000) + 3600 }
  await school.db.updateTable('uploads').set(lasting).execute()
  await school.startNext()
  const upload = await school.db.selectFrom('uploads').select('state').executeTakeFirstOrThrow()
  expect(upload.state).toBe('stored')

  expect(await school.readOffset()).toBe(video.length)

  expect(await school.materialSize()).toBe(video.length)
})

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])
