import type { BrowserContext, Page } from '@playwright/test'
import { median } from '../../bench/child-processes.ts'
import type { SeededCourse } from '../../bench/seed-course.ts'
import { observeInteractions, startSession, type TimedInteraction } from './interaction-timing.ts'
import { type InteractiveLessons, seedInteractions } from './seed-interactions.ts'

const SLOWDOWN = 4
const ROUNDS = 3

type Session = ReturnType<typeof startSession>
type Sessions = Record<
  string,
  { path: string; play: (page: Page, session: Session) => Promise<void> }
>

/**
 * Every interaction of a session on the dashboard, a class, a lesson and an exam, with a processor four times slower: the
 * median of three sessions. The longest one is the INP, because no session has 50 interactions.
 */
export async function measureInteractions(
  context: BrowserContext,
  site: string,
  course: SeededCourse,
): Promise<Record<string, TimedInteraction[]>> {
  const lessons = await seedInteractions(site, course)
  const page = await context.newPage()
  await observeInteractions(page)
  await signIn(page, site, course.student)
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const measured: Record<string, TimedInteraction[]> = {}
  for (const [name, { path, play }] of Object.entries(sessionsOf(course, lessons))) {
    const rounds: TimedInteraction[][] = []
    for (let round = 0; round < ROUNDS; round++) {
      await page.goto(site + path)
      await page.evaluate(removeDrafts)
      await page.goto(site + path)
      await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
      // time for the code that loads when the page is idle
      await page.waitForTimeout(2500)
      const session = startSession(page)
      await play(page, session)
      rounds.push(await session.times())
    }
    measured[name] = mediansOf(rounds)
  }
  return measured
}

/** Runs in the page: removes the input of the previous session. */
function removeDrafts() {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage))
      if (/^(exam|comment)-draft:/.test(key)) storage.removeItem(key)
}

/** The median of each interaction over the sessions. */
const mediansOf = (rounds: TimedInteraction[][]): TimedInteraction[] =>
  (rounds[0] ?? []).map(({ name }, index) => ({
    name,
    ms: median(rounds.map((it) => it[index]?.ms ?? 0)),
  }))

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const shortcut = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name })

async function playFrame(page: Page, { tap }: Session) {
  await tap('open the menu', button(page, 'Open menu'))
  await tap('close the menu', page.getByRole('button', { name: 'Close menu' }).last())
  await tap('change the theme', button(page, /theme/))
}

async function typeText({ press }: Session, text: string) {
  for (const [index, key] of [...text].entries())
    await press(`key ${index + 1}`, key === ' ' ? 'Space' : key)
}

function sessionsOf({ rand }: SeededCourse, lessons: InteractiveLessons): Sessions {
  const classPath = `/classes/${rand}`
  return {
    dashboard: { path: '/', play: playDashboard },
    class: { path: classPath, play: playClass },
    lesson: { path: `${classPath}/lessons/${lessons.lessonId}`, play: playLesson },
    exam: { path: `${classPath}/lessons/${lessons.examId}`, play: playExam },
  }
}

async function playDashboard(page: Page, session: Session) {
  const { tap, press } = session
  await playFrame(page, session)
  await tap('open notifications', button(page, /Notifications/))
  await press('close notifications', 'Escape')
  for (const name of ['My Classes', 'Wallet', 'Messages', 'Home']) {
    await tap(`open ${name}`, shortcut(page, name))
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
  }
  await tap('continue', page.getByRole('link', { name: /^Continue:/ }).first())
}

async function playClass(page: Page, session: Session) {
  const { tap } = session
  await playFrame(page, session)
  await tap('open a lesson', page.getByRole('link', { name: /Signs of the noun 3 / }).first())
  await page.getByText('Discussion').waitFor()
  await tap('back to the class', page.getByRole('link', { name: 'Back to Class' }))
}

async function playLesson(page: Page, session: Session) {
  const { tap } = session
  await playFrame(page, session)
  await tap('hide vowel marks', button(page, 'Hide vowel marks'))
  await tap('show vowel marks', button(page, 'Hide vowel marks'))
  await tap('hide translations', button(page, 'Hide translations'))
  await tap('answer a check', page.locator('.check-option').first())
  await tap('tap the comment', page.getByRole('textbox', { name: 'Your comment' }))
  await typeText(session, 'Why so')
  await tap('reply', button(page, /^Reply/))
}

async function playExam(page: Page, session: Session) {
  const { tap, press } = session
  const star = (name: RegExp) =>
    page.getByRole('navigation', { name: 'Questions' }).getByRole('button', { name })
  await playFrame(page, session)
  await tap('start', button(page, 'Start'))
  await tap('choose an option', page.locator('.choice-card').first())
  await tap('choose another option', page.locator('.choice-card').nth(1))
  await tap('next question', button(page, 'Next'))
  await tap('open the instructions', page.getByText('Instructions and written question'))
  await tap('open the typed question', star(/^Question 10/))
  await tap('tap the answer', page.getByRole('textbox').first())
  await typeText(session, 'kitab')
  await tap('open the written answer', star(/^Written answer/))
  await tap('tap the written answer', page.getByLabel('Your answer'))
  await typeText(session, 'al kitab')
  await tap('open the review', star(/^Review/))
  await tap('submit', button(page, 'Submit Exam'))
  await press('close the confirmation', 'Escape')
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
