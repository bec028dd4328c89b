import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readMemory, resetPeakMemory } from '../server/test/upload-video.ts'
import { makeFilm, openFilmSchool } from './film-school.ts'
import { percentile, timeRequest } from './start-server.ts'

/**
 * `npm run bench:jobs`: the p99 of `get_my_classes` while a worker makes the forms of a film, beside that of the same server
 * without a job, in turns (R-FORMS-011). Fails above 1.3 times, and if the server's memory grows by more than 64 MB. Linux
 * only, because it reads /proc. A busy machine measures itself: run it on a quiet one.
 */
const MAX_RATIO = 1.3
const MAX_GROWTH_MB = 64
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const REQUESTS = 1_000

const folder = mkdtempSync(join(tmpdir(), 'lisan-film-'))
const school = await openFilmSchool()
const pid = school.server.process.pid ?? 0

/** Requests with the pauses of readers, so that they do not load the machine themselves. */
async function measure(isActive: () => Promise<boolean>): Promise<number[]> {
  const times: number[] = []
  const myClasses = { action: 'get_my_classes' }
  while (times.length < REQUESTS) {
    // a job that ended does not count
    if (times.length % 100 === 0 && !(await isActive())) break
    const page = { path: '/api.php', fields: myClasses, token: school.student }
    times.push((await timeRequest(school.url, page)).ms)
    await pause(2)
  }
  return times
}

try {
  const film = makeFilm(folder)
  // compiled code and the young generation do not count
  await measure(async () => true)
  resetPeakMemory(pid)
  const before = readMemory(pid).now
  const idle: number[] = []
  const busy: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    idle.push(...(await measure(async () => true)))
    const id = await school.upload(film, `Lesson ${round}`)
    const state = async () => (await school.readJob(id)).state
    while ((await state()) === 'waiting') await pause(200)
    busy.push(...(await measure(async () => (await state()) === 'running')))
    while (['waiting', 'running'].includes(await state())) await pause(500)
  }
  const [quiet, during] = [percentile(idle, 0.99), percentile(busy, 0.99)]
  const ratio = during / quiet
  const grown = readMemory(pid).peak - before
  console.log(
    `p99 of get_my_classes: ${quiet.toFixed(1)} ms without a job (${idle.length} requests), ` +
      `${during.toFixed(1)} ms during one (${busy.length}), ${ratio.toFixed(2)} times (of ${MAX_RATIO}); ` +
      `memory ${grown.toFixed(0)} MB more (of ${MAX_GROWTH_MB})`,
  )
  process.exitCode = ratio <= MAX_RATIO && grown <= MAX_GROWTH_MB ? 0 : 1
} finally {
  await school.close()
  rmSync(folder, { recursive: true, force: true })
}
