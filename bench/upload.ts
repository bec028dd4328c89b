import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openS3Stub } from '../server/test/files/s3-stub.ts'
import { readMemory, resetPeakMemory, uploadVideo } from '../server/test/uploads/upload-video.ts'
import { callServer, type Id } from './call-server.ts'
import { ADMIN, ADMIN_ENV } from './seed-course.ts'
import { startServer } from './start-server.ts'
import { uploadOverCutLine } from './upload-parts.ts'

/**
 * `npm run bench:upload`: uploads a video of 500 MB to a server, once to its disk and once to a bucket, in one request and in
 * parts over a line that is cut ten times; fails if the memory of the server grows by more than 64 MB, or if more than 5 %
 * of the bytes are sent twice. Linux only, because it reads /proc.
 */
const MEGABYTES = Number(process.env.UPLOAD_MB ?? 500)
const MAX_GROWTH_MB = 64
const MAX_SENT_TWICE = 0.05

const bucket = await openS3Stub()
const stores: [name: string, env: Record<string, string>][] = [
  ['a folder', {}],
  [
    'a bucket',
    {
      S3_ENDPOINT: bucket.config.endpoint,
      S3_BUCKET: bucket.config.bucket,
      S3_REGION: bucket.config.region,
      S3_ACCESS_KEY_ID: bucket.config.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.config.secretAccessKey,
    },
  ],
]

async function open(env: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lisan-upload-'))
  const server = await startServer({
    DATA_DIR: dataDir,
    ...ADMIN_ENV,
    // ffmpeg would write files to the folder of uploads and use CPU time
    FFMPEG: 'none',
    ...env,
  })
  return { server: server.process, dataDir, url: server.url }
}

const classForm = {
  action: 'addClass',
  category: 'Grammar',
  name: 'Foundations of Naḥw',
  about: 'The grammar of the sentence.',
  premium: '0',
  amount: '0',
  status: '1',
  regclosedate: '',
  monthlylimit: 0,
}

async function measure(name: string, env: Record<string, string>): Promise<boolean> {
  const { server, dataDir, url } = await open(env)
  const pid = server.pid ?? 0
  try {
    const { token } = await callServer(url, '/api.php', { action: 'login', ...ADMIN })
    const { data } = await callServer<Id>(url, '/adminActions.php', classForm, token)
    const upload = { token, classId: data.id, megabytes: 8 }
    // warm up: compiled code and the young generation of V8 do not count as growth
    for (let warm = 0; warm < 5; warm++) await uploadVideo(url, upload)
    resetPeakMemory(pid)
    const before = readMemory(pid)
    const start = performance.now()
    const sent = await uploadVideo(url, { ...upload, megabytes: MEGABYTES })
    const seconds = (performance.now() - start) / 1000
    if (!sent.status) throw new Error(sent.message)
    const grown = readMemory(pid).peak - before.now

    await uploadVideo(url, { ...upload, megabytes: 64, disconnectAfterMb: 32 }).catch(() => {})
    const leftoverFiles = await countLeftoverFiles(join(dataDir, 'uploads'))
    console.log(
      `${name}: ${MEGABYTES} MB in ${seconds.toFixed(1)} s, ${before.now.toFixed(0)} MB held before, ` +
        `${grown.toFixed(1)} MB more at most (of ${MAX_GROWTH_MB}), ${leftoverFiles} halves left`,
    )
    const parts = await measureParts(name, { pid, url, token })
    return grown <= MAX_GROWTH_MB && leftoverFiles === 0 && parts
  } finally {
    server.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Waits up to ten seconds until a folder is empty; returns the number of files left. */
async function countLeftoverFiles(folder: string): Promise<number> {
  for (let checks = 0; checks < 100 && readdirSync(folder).length > 0; checks++) await wait(100)
  return readdirSync(folder).length
}

type Server = { pid: number; url: string; token: string }

async function measureParts(name: string, { pid, url, token }: Server): Promise<boolean> {
  resetPeakMemory(pid)
  const before = readMemory(pid)
  const start = performance.now()
  const sentTwice = await uploadOverCutLine({ url, token, megabytes: MEGABYTES })
  const seconds = (performance.now() - start) / 1000
  const grown = readMemory(pid).peak - before.now
  console.log(
    `${name}, in parts over a line cut ten times and continued by another client: ${MEGABYTES} MB in ` +
      `${seconds.toFixed(1)} s, ${(sentTwice * 100).toFixed(2)} % sent twice, ${grown.toFixed(1)} MB more at most`,
  )
  return sentTwice <= MAX_SENT_TWICE && grown <= MAX_GROWTH_MB
}

let failed = 0
for (const [name, env] of stores) if (!(await measure(name, env))) failed++
bucket.close()
process.exitCode = failed > 0 ? 1 : 0
