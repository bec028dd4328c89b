import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { readMemory, resetPeakMemory } from '../server/test/uploads/upload-video.ts'
import { percentile, timeRequest } from './start-server.ts'
import { findVideo } from './teacher-video.ts'
import { openVideoSchool } from './video-school.ts'

/**
 * `npm run bench:jobs`: the p99 of `get_my_classes` while a worker makes the renditions of a video of ten minutes, from its claim to
 * its end, beside that of the same server without a job, in turns, so that other load on the machine affects both (R-FORMS-011).
 * With a video of one minute the starts of programs would dominate. Fails above a ratio of 1.3, if ffmpeg has no lower scheduling
 * class, and if the server's memory grows by more than 64 MB. Linux only, because it reads /proc. Six minutes on a quiet machine;
 * on a busy one ffmpeg waits, and nothing is measured.
 */
const MAX_RATIO = 1.3
const MAX_GROWTH_MB = 64
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
/** Requests of a turn without a job, about as many as during one. */
const REQUESTS = 15_000

const school = await openVideoSchool()
const pid = school.server.process.pid ?? 0

/** The scheduling class of the program that the server runs: 5 is SCHED_IDLE, 0 is SCHED_OTHER, the default. */
function readClass(): { nice: string; policy: string } | undefined {
  try {
    const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
    // no program runs between the end of one and the start of the next
    if (!child) return undefined
    const stat = readFileSync(`/proc/${child}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return { nice: stat[19 - 3] ?? '', policy: stat[41 - 3] ?? '' }
  } catch {
    // the process has exited
    return undefined
  }
}

/** Sends the same requests in every turn, with pauses, so that they do not load the machine themselves. */
async function measure(isActive: () => Promise<boolean>, requests: number): Promise<number[]> {
  const times: number[] = []
  const myClasses = { action: 'get_my_classes' }
  while (times.length < requests) {
    // requests after the end of the job do not count
    if (times.length % 50 === 0 && !(await isActive())) break
    const page = { path: '/api.php', fields: myClasses, token: school.student }
    times.push((await timeRequest(school.url, page)).ms)
    await pause(2)
  }
  return times
}

try {
  const video = findVideo(10)
  const first = await school.upload(video, 'Lesson 0')
  const hasState = async (id: string, expected: readonly string[]) =>
    expected.includes((await school.readJob(id)).state)
  const isFinished = () => hasState(first, ['done'])
  while (!(await isFinished())) await pause(500)
  // compiled code and the young generation do not count
  await measure(isFinished, 2_000)
  resetPeakMemory(pid)
  const before = readMemory(pid).now
  const idle: number[] = []
  const busy: number[] = []
  let lowest: ReturnType<typeof readClass>
  for (let round = 1; round <= ROUNDS; round++) {
    idle.push(...(await measure(isFinished, REQUESTS)))
    const id = await school.upload(video, `Lesson ${round}`)
    while (await hasState(id, ['waiting'])) await pause(200)
    const isRunning = () => {
      lowest = readClass() ?? lowest
      return hasState(id, ['running'])
    }
    busy.push(...(await measure(isRunning, Number.POSITIVE_INFINITY)))
    const figures = [idle, busy].map((it) => percentile(it, 0.99).toFixed(1))
    console.log(`turn ${round}: p99 so far ${figures.join(' and ')} ms`)
  }
  const [quiet, during] = [percentile(idle, 0.99), percentile(busy, 0.99)]
  const ratio = during / quiet
  const [median, medianDuring] = [percentile(idle, 0.5), percentile(busy, 0.5)]
  const grown = readMemory(pid).peak - before
  console.log(
    `p99 of get_my_classes: ${quiet.toFixed(1)} ms without a job (${idle.length} requests), ` +
      `${during.toFixed(1)} ms during one (${busy.length}), ${ratio.toFixed(2)} times (of ${MAX_RATIO}); ` +
      `p50 ${median.toFixed(2)} and ${medianDuring.toFixed(2)} ms; memory ${grown.toFixed(0)} MB more (of ${MAX_GROWTH_MB})`,
  )
  console.log(`ffmpeg had nice ${lowest?.nice} and scheduling policy ${lowest?.policy} (5: idle)`)
  process.exitCode = ratio <= MAX_RATIO && grown <= MAX_GROWTH_MB && lowest?.policy === '5' ? 0 : 1
} finally {
  await school.close()
}
