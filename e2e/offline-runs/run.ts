import { setTimeout as pause } from 'node:timers/promises'
import { addRunExam, editRunExam, findProblems, type World } from './exam.ts'
import type { Line } from './line.ts'
import type { Phone } from './phone.ts'
import { type RunPlan, STEPS, type Step } from './plan.ts'
import { createSteps, LostError, NotOnThisPhone, type RunState } from './steps.ts'

export type RunResult = { problems: string[]; wasKilled: boolean; cuts: number }

/** A run that takes longer hangs. On a busy machine one takes a minute. */
export const RUN_LIMIT_MS = 300_000

/** A kill ends a step at any moment; each step is repeated until it is completed. */
const MAX_ATTEMPTS = 12

/** One run: an exam is answered without a connection, with a kill, cuts and an edit, and must arrive once. */
export async function runOnce(
  world: World,
  { phone, line }: { phone: Phone; line: Line },
  plan: RunPlan,
): Promise<RunResult> {
  line.setDown(false)
  const exam = await addRunExam(world, plan)
  const state: RunState = { hasSubmitted: false, hasCommented: false, shown: [] }
  const steps = createSteps({ world, phone, line, plan, exam, state })
  const killer = createKiller(phone, line, plan)
  const cutsBefore = line.cutsMade()
  let isEdited = false
  let current: Step = 'keep'

  const take = async (step: Step) => {
    current = step
    if (plan.editBefore === step && !isEdited) {
      isEdited = true
      await editRunExam(world, exam)
    }
    const killing = killer.begin(step)
    await steps[step]()
    await killing
  }
  const taking = takeAll(take, { phone, wasKilled: killer.wasKilled })
  const problem = await withLimit(taking, phone, () => current)
  line.setCuts([])
  line.setFailure()
  line.forget()
  return {
    problems: problem ? [problem] : await findProblems(world, exam, state.shown),
    wasKilled: killer.wasKilled(),
    cuts: line.cutsMade() - cutsBefore,
  }
}

/** Ends a hanging run by killing its browser, so that every operation that waits for it fails. */
async function withLimit(
  taking: Promise<string | undefined>,
  phone: Phone,
  currentStep: () => Step,
): Promise<string | undefined> {
  const timer = new AbortController()
  const limit = pause(RUN_LIMIT_MS, 'over', { signal: timer.signal }).catch(() => undefined)
  const first = await Promise.race([taking, limit])
  timer.abort()
  if (first !== 'over') return first
  const text = await textOf(phone)
  await phone.end()
  await taking
  return `stuck in '${currentStep()}': no end after ${RUN_LIMIT_MS / 1000} s ${text}`
}

/** Runs every step, again after a kill, and from the first one if the phone does not have the exam. Returns a problem. */
async function takeAll(
  take: (step: Step) => Promise<void>,
  { phone, wasKilled }: { phone: Phone; wasKilled: () => boolean },
): Promise<string | undefined> {
  let attempts = 0
  for (let index = 0; index < STEPS.length; ) {
    try {
      // within the list
      await take(STEPS[index] as Step)
      index += 1
    } catch (error) {
      attempts += 1
      if (error instanceof LostError) return `lost: the page shows the ${error.message}`
      const isMissing = error instanceof NotOnThisPhone
      const isExpected = isMissing || (wasKilled() && !phone.isRunning() && !phone.hasEnded())
      if (!isExpected || attempts > MAX_ATTEMPTS)
        return `stuck in '${STEPS[index]}': ${error} ${await textOf(phone)}`
      if (isMissing) index = 0
    }
  }
  return undefined
}

/** Kills the browser once, at the moment of the plan. */
function createKiller(phone: Phone, line: Line, { kill }: RunPlan) {
  let isPlanned = false
  let wasKilled = false
  const killAfter = async (moment: Promise<unknown>) => {
    await moment
    wasKilled = true
    await phone.kill()
  }
  return {
    wasKilled: () => wasKilled,
    /** Resolves after the kill, if it belongs to this step. */
    async begin(step: Step): Promise<void> {
      if (isPlanned || step !== ('step' in kill ? kill.step : 'return')) return
      isPlanned = true
      if ('step' in kill) return killAfter(pause(kill.afterMs))
      // the submission can reach the line in a later step
      void killAfter(new Promise<void>((resolve) => line.once(kill.on, 'submitExam', resolve)))
    },
  }
}

/** The text of the page, for the report. */
async function textOf(phone: Phone): Promise<string> {
  if (!phone.isRunning()) return ''
  const page = await phone.page()
  const body = page.locator('body')
  const text = (await body.textContent({ timeout: 1_000 }).catch(() => '')) ?? ''
  return `${page.url()}: ${text.slice(0, 500)}`
}
