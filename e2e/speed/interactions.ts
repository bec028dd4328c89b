import type { BrowserContext, Page } from '@playwright/test'
import { ADMIN, type SeededCourse } from '../../bench/seed-course.ts'

const SLOWDOWN = 4

/** Runs in the page: notes the longest time from an interaction to the next paint. */
function observeInteractions() {
  const noted = { longest: 0 }
  Object.assign(window, { interactions: noted })
  new PerformanceObserver((list) => {
    for (const it of list.getEntries())
      if ((it as unknown as { interactionId: number }).interactionId)
        noted.longest = Math.max(noted.longest, it.duration)
    // the smallest that browsers report
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Milliseconds from the slowest interaction of each page to its next paint, with a slower processor. */
export async function measureInteractions(
  context: BrowserContext,
  site: string,
  course: SeededCourse,
): Promise<Record<string, number>> {
  const examId = await addExam(site, course.rand)
  const page = await context.newPage()
  await page.addInitScript(observeInteractions)
  await signIn(page, site, course.student)
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const measure = async (path: string, interact: () => Promise<void>) => {
    await page.goto(site + path)
    await interact()
    // an entry is reported after the frame
    await page.waitForTimeout(500)
    return page.evaluate(
      () => (window as unknown as { interactions: { longest: number } }).interactions.longest,
    )
  }
  const classPath = `/classes/${course.rand}`
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  return {
    dashboard: await measure('/', async () => {
      await button('Open menu').tap()
      await page.getByRole('button', { name: 'Close menu' }).last().tap()
      await button(/theme/).tap()
    }),
    class: await measure(classPath, async () => {
      await page
        .getByRole('link', { name: /Signs of the noun 3 / })
        .first()
        .tap()
      await page.getByText('Discussion').waitFor()
      await page.goBack()
    }),
    lesson: await measure(`${classPath}/lessons/${course.lessonId}`, async () => {
      await page.getByRole('textbox').first().tap()
      await page.keyboard.type('A question about this lesson')
    }),
    exam: await measure(`${classPath}/lessons/${examId}`, async () => {
      for (const it of await page.getByRole('radio').all()) await it.tap()
    }),
  }
}

async function signIn(page: Page, site: string, student: SeededCourse['student']) {
  await page.goto(`${site}/login`)
  await page.locator('#main').getByRole('button', { name: 'Sign In' }).click()
  const sheet = page.getByRole('dialog', { name: 'Sign In' })
  await sheet.getByLabel('Email').fill(student.email)
  await sheet.getByLabel('Password', { exact: true }).fill(student.password)
  await sheet.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(`${site}/`)
}

/** Adds an exam of ten questions at the end of a class. */
async function addExam(site: string, rand: string): Promise<string> {
  const send = async (path: string, fields: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const response = await fetch(site + path, {
      method: 'POST',
      headers: token ? headers : { 'content-type': headers['content-type'] },
      body: JSON.stringify(fields),
    })
    return (await response.json()) as { token: string; data: never }
  }
  const { token } = await send('/api.php', { action: 'login', ...ADMIN })
  const classes = (await send('/api.php', { action: 'get_class_details', class_id: rand }, token))
    .data as { class_details: { id: string } }
  const questions = Array.from({ length: 10 }, (_, index) => ({
    question: `Question ${index + 1}: which of these is a noun?`,
    ...{ answer: 'كِتَاب', option1: 'كَتَبَ', option2: 'فِي', option3: 'ثُمَّ' },
  }))
  const exam = { subject: 'Exam', inputetype: 'Exam', scheduled: '0', questions }
  const added = await send(
    '/lessonsAction.php',
    { action: 'addLesson', class_id: classes.class_details.id, ...exam },
    token,
  )
  return (added.data as { id: string }).id
}
