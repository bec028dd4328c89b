import type { Page } from '@playwright/test'
import type { RunExam, ShownAnswer, World } from './exam.ts'
import type { Line } from './line.ts'
import { addPoison, endPauses, hasSentAll, removePoison } from './outbox.ts'
import type { Phone } from './phone.ts'
import type { RunPlan, Step } from './plan.ts'
import { answer, comment, keep, look, readAnswers, submit } from './student.ts'

/** The phone does not have the exam, so the student has to go online again. */
export class NotOnThisPhone extends Error {}
/** A submission that the page has confirmed is gone. */
export class LostError extends Error {}

export type RunState = {
  /** The page has confirmed the submission, and the comment. */
  hasSubmitted: boolean
  hasCommented: boolean
  /** The answers that were submitted. */
  shown: ShownAnswer[]
}

type Run = {
  world: World
  phone: Phone
  line: Line
  plan: RunPlan
  exam: RunExam
  state: RunState
}

const MAX_LOOKS = 30

/** The actions of the student in each step; each can be repeated after a kill. */
export function createSteps(run: Run): Record<Step, () => Promise<void>> {
  const { phone, line, plan, exam, state } = run
  const { examPage, reopen, lookAt, answerAndSubmit, pathOf } = createExamPage(run)
  return {
    keep: async () => {
      line.setDown(false)
      const page = await examPage()
      if ((await look(page)) === 'form' && plan.keeps) await keep(page)
    },
    leave: async () => {
      line.setDown(true)
      const page = await reopen(plan.reopening)
      await lookAt(page)
      await addPoison(page, plan, run.world.course.rand)
    },
    answer: async () => {
      const page = await examPage()
      if ((await lookAt(page)) === 'form') await answer(page, plan)
    },
    submit: async () => {
      await answerAndSubmit(await examPage())
      if (!plan.comments || state.hasCommented) return
      await comment(await phone.page(), pathOf(run.world.textLesson), exam.comment)
      state.hasCommented = true
    },
    return: async () => {
      line.setCuts(plan.cuts)
      if (plan.poison === 'answered with 500') line.setFailure({ path: 'viewStatus', status: 500 })
      line.setDown(false)
      const { returning } = plan
      if (returning === 'reload' || returning === 'restart') await reopen(returning)
      const page = await examPage()
      if (returning === 'online') await page.evaluate(() => dispatchEvent(new Event('online')))
      if (returning === 'try again' && (await look(page)) === 'waiting') await tryAgain(page)
      if (returning !== 'other page') return
      await page.goto(`${line.url}/my-classes`).catch(ignoreOffline)
      await hasSentAll(page, plan)
    },
    settle: async () => {
      for (let looks = 0; looks < MAX_LOOKS; looks++) {
        await endPauses(await examPage())
        const page = await reopen('reload')
        const seen = await lookAt(page)
        if (seen === 'form') await answerAndSubmit(page)
        else if (seen === 'result' && (await hasSentAll(page, plan))) {
          return void (await removePoison(page))
        } else if (seen === 'waiting') await tryAgain(page)
      }
      throw new Error('The submission waits for ever')
    },
  }
}

/** The page of the run's exam. */
function createExamPage({ world, phone, line, plan, exam, state }: Run) {
  const pathOf = (lessonId: string) =>
    `${line.url}/classes/${world.course.rand}/lessons/${lessonId}`
  const examPage = async () => {
    const page = await phone.page()
    const path = pathOf(exam.id)
    if (page.url() !== path) await page.goto(path).catch(ignoreOffline)
    return page
  }
  const reopen = async (how: 'none' | 'reload' | 'restart') => {
    if (how === 'restart') await phone.close()
    else if (how === 'reload') await (await examPage()).reload().catch(ignoreOffline)
    return examPage()
  }
  /** The state that the page shows; a confirmed submission must not be gone. */
  const lookAt = async (page: Page) => {
    const seen = await look(page)
    if (state.hasSubmitted && (seen === 'form' || seen === 'rejected')) throw new LostError(seen)
    if (seen === 'waiting' || seen === 'result') state.hasSubmitted = true
    if (seen === 'missing' && line.isDown()) throw new NotOnThisPhone()
    return seen
  }
  const answerAndSubmit = async (page: Page) => {
    if ((await lookAt(page)) !== 'form') return
    await answer(page, plan)
    state.shown = await readAnswers(page)
    await submit(page)
    state.hasSubmitted = true
  }
  return { pathOf, examPage, reopen, lookAt, answerAndSubmit }
}

/** The page itself tries again after its pause. */
async function tryAgain(page: Page) {
  await endPauses(page)
  await page
    .getByRole('button', { name: 'Try again' })
    .click()
    .catch(() => {})
  const received = page.getByText(/Your exam was submitted|Your result/).first()
  await received.waitFor({ timeout: 2_000 }).catch(() => {})
}

/** Without a connection and without a service worker a page does not open; the page that is shown then explains it. */
const ignoreOffline = (error: Error) => {
  if (!/net::ERR|interrupted/.test(error.message)) throw error
}
