import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type RunningSchool, test } from './fixtures.ts'
import { addEnrolledStudent } from './lesson-files.ts'
import type { World } from './offline-runs/exam.ts'
import { openLine } from './offline-runs/line.ts'
import { openPhone } from './offline-runs/phone.ts'
import { planRun } from './offline-runs/plan.ts'
import { RUN_LIMIT_MS, runOnce } from './offline-runs/run.ts'
import { keep, signInAt } from './offline-runs/student.ts'

const { OFFLINE_RUNS = '6', OFFLINE_SEED = '1', OFFLINE_RUN, OFFLINE_NAME = '' } = process.env
const RUNS = Number(OFFLINE_RUNS)
const SEED = Number(OFFLINE_SEED)

const engine = OFFLINE_NAME && `--engine=${OFFLINE_NAME} `

type RunTotals = {
  runs: number
  killed: number
  cuts: number
  edited: number
  poisoned: number
  problems: string[]
}

/** The result in one line. */
function summarize({ runs, killed, cuts, edited, poisoned, problems }: RunTotals): string {
  const count = (kind: string) => problems.filter((it) => it.includes(`\n${kind}`)).length
  const kinds = ['lost', 'doubled', 'scored', 'stuck'].map((it) => `${count(it)} ${it}`)
  return [
    `${OFFLINE_NAME || 'offline'}, seed ${SEED}: ${runs} runs, ${killed} kills, ${cuts} responses cut, ${edited} exams edited, ${poisoned} with an item that cannot be sent`,
    kinds.join(', ').replace('scored', 'scored against other questions'),
  ].join('; ')
}

async function seedWorld(school: RunningSchool): Promise<World> {
  const course = await school.addClass({ name: 'Letters on the bus' })
  const textLesson = await school.addLesson(course.id)
  return { school, course, textLesson, student: await addEnrolledStudent(school, course.id) }
}

test('exams are neither lost nor duplicated nor scored against other questions when browsers are killed, responses cut, exams edited and other items cannot be sent (R-OFFLINE-006, R-OFFLINE-013)', async ({
  school,
}) => {
  test.setTimeout(RUNS * RUN_LIMIT_MS + 120_000)
  const line = await openLine(new URL(school.url))
  const profile = mkdtempSync(join(tmpdir(), 'lisan-phone-'))
  const phone = openPhone(profile)
  const world = await seedWorld(school)
  const found: RunTotals = { runs: 0, killed: 0, cuts: 0, edited: 0, poisoned: 0, problems: [] }
  try {
    const page = await phone.page()
    await signInAt(page, line.url, world.student)
    await page.goto(`${line.url}/classes/${world.course.rand}/lessons/${world.textLesson}`)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.reload()
    await keep(page)
    await phone.close()
    const [first, last] = OFFLINE_RUN ? [Number(OFFLINE_RUN), Number(OFFLINE_RUN)] : [1, RUNS]
    for (let number = first; number <= last; number++) {
      const plan = planRun(SEED, number)
      const result = await runOnce(world, { phone, line }, plan)
      found.killed += Number(result.wasKilled)
      found.cuts += result.cuts
      found.edited += Number(plan.editBefore !== undefined)
      found.poisoned += Number(plan.poison !== undefined)
      if (result.problems.length > 0) {
        const repeat = `npm run soak -- offline ${engine}--seed=${SEED} --run=${number}`
        found.problems.push([repeat, JSON.stringify(plan), ...result.problems].join('\n'))
        console.log(found.problems.at(-1))
        await phone.kill()
        phone.renew()
      }
      found.runs += 1
      if (number % 10 === 0) console.log(summarize(found))
    }
    console.log(summarize(found))
    expect(found.problems).toEqual([])
  } finally {
    await phone.kill()
    line.close()
    rmSync(profile, { recursive: true, force: true })
  }
})
