import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type RunningSchool, test } from './fixtures.ts'
import { addEnrolledStudent } from './lesson-files.ts'
import type { World } from './offline-runs/exam.ts'
import { openLine } from './offline-runs/line.ts'
import { openPhone } from './offline-runs/phone.ts'
import { planRun } from './offline-runs/plan.ts'
import { runOnce } from './offline-runs/run.ts'
import { keep, signInAt } from './offline-runs/student.ts'

const { OFFLINE_RUNS = '10', OFFLINE_SEED = '1', OFFLINE_RUN, OFFLINE_NAME = '' } = process.env
const RUNS = Number(OFFLINE_RUNS)
const SEED = Number(OFFLINE_SEED)

async function seedWorld(school: RunningSchool): Promise<World> {
  const course = await school.addClass({ name: 'Letters on the bus' })
  const textLesson = await school.addLesson(course.id)
  return { school, course, textLesson, student: await addEnrolledStudent(school, course.id) }
}

test('exams are neither lost nor doubled nor scored against other questions when browsers are killed, responses cut and exams edited (R-OFFLINE-013)', async ({
  school,
}) => {
  test.setTimeout(RUNS * 60_000)
  const line = await openLine(new URL(school.url))
  const profile = mkdtempSync(join(tmpdir(), 'lisan-phone-'))
  const phone = openPhone(profile)
  const world = await seedWorld(school)
  const found = { killed: 0, cuts: 0, edited: 0, problems: [] as string[] }
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
      if (result.problems.length > 0) {
        const repeat = `npm run soak -- offline --seed=${SEED} --run=${number}`
        found.problems.push([repeat, JSON.stringify(plan), ...result.problems].join('\n'))
        console.log(OFFLINE_NAME, found.problems.at(-1))
        await phone.kill()
      }
      if (number % 10 === 0)
        console.log(
          `${OFFLINE_NAME} seed ${SEED}: ${number} runs, ${found.killed} kills, ${found.cuts} responses cut, ${found.edited} exams edited, ${found.problems.length} problems`,
        )
    }
    expect(found.problems).toEqual([])
  } finally {
    await phone.kill()
    line.close()
    rmSync(profile, { recursive: true, force: true })
  }
})
