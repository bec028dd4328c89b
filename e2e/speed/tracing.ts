import { setTimeout as pause } from 'node:timers/promises'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { median } from '../../bench/child-processes.ts'
import { resample } from '../../contract/letters/judge-trace.ts'
import { BOX, type Point, strokesOf } from '../../contract/letters/letter-strokes.ts'
import { seededRandom } from '../../contract/letters/steps.ts'
import { findChromium } from '../find-chromium.ts'
import { startSchool } from '../running-school.ts'

/**
 * `npm run bench:letters`: frames a second while a finger draws the longest stroke of the letters, on a processor that is four times
 * slower; at least 58 of 60, the middle of five strokes (R-LETTERS-003). Needs a build. The frames of the idle page are measured before,
 * because a busy machine loses some by itself.
 */
const SLOWDOWN = 4
const ROUNDS = 5
const STROKE_MS = 3_000
/** A touch screen reports a finger twice a frame. */
const EVENT_MS = 8
const LIMIT = 58
/** The unit that begins with shīn. */
const UNIT = 7

const { school, stop } = await startSchool()
const browser = await chromium.launch({
  ...(findChromium() ? { executablePath: findChromium() } : {}),
  args: ['--no-sandbox'],
})
try {
  const settings = { siteName: 'Lisan', letters_track: '1' }
  await school.call('/api.php', 'updateAppSettings', settings, school.admin)
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    baseURL: school.url,
  })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await openWriting(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const idle = await framesDuring(page, () => pause(STROKE_MS))
  const rounds: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    const frames = await framesDuring(page, () => drawLine(page, client, round))
    rounds.push(frames)
    process.stdout.write(`stroke ${round}: ${frames.toFixed(1)} frames a second\n`)
    await page.getByRole('button', { name: 'Clear' }).tap()
  }
  const drawing = median(rounds)
  process.stdout.write(
    `idle ${idle.toFixed(1)}, while drawing ${drawing.toFixed(1)} frames a second (at least ${LIMIT})\n`,
  )
  if (drawing < LIMIT) process.exitCode = 1
} finally {
  await browser.close()
  await stop()
}

/** Answers the first questions of the unit until its letter is traced. */
async function openWriting(page: Page): Promise<void> {
  await page.goto(`/letters/${UNIT}`)
  const trace = page.getByRole('button', { name: 'Trace', exact: true })
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await next.waitFor()
  while (!(await trace.isVisible())) {
    const option = page.locator('.letter-option').first()
    if (await option.isVisible()) await option.tap()
    await next.tap()
    await trace.or(page.locator('.letter-option').first()).waitFor()
  }
  await trace.tap()
  await page.locator('.letter-canvas').waitFor()
}

/** Frames a second that the page draws while something happens. */
async function framesDuring(page: Page, work: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(window, { tracedFrames: frames })
    const note = (at: number) => {
      frames.push(at)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await work()
  const frames = await page.evaluate(() =>
    (Reflect.get(window, 'tracedFrames') as number[]).splice(0),
  )
  const [first = 0, last = 1] = [frames[0], frames.at(-1)]
  return ((frames.length - 1) / (last - first)) * 1000
}

/** Draws the line of shīn with a finger that trembles. */
async function drawLine(page: Page, client: CDPSession, seed: number): Promise<void> {
  const box = await page.locator('.letter-canvas').boundingBox()
  const [line = []] = strokesOf('ش', 'isolated').lines
  if (!box) throw new Error('There is no field to draw in')
  const random = seededRandom(seed)
  const tremble = () => (random() - 0.5) * 0.02 * BOX
  const points = resample(line, STROKE_MS / EVENT_MS).map(([x, y]: Point) => ({
    x: box.x + ((x + tremble()) / BOX) * box.width,
    y: box.y + ((y + tremble()) / BOX) * box.height,
  }))
  const begun = Date.now()
  const sent: Promise<unknown>[] = []
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: typeof points) =>
    sent.push(client.send('Input.dispatchTouchEvent', { type, touchPoints }))
  touch('touchStart', points.slice(0, 1))
  for (const [index, point] of points.entries()) {
    touch('touchMove', [point])
    const wait = begun + index * EVENT_MS - Date.now()
    if (wait > 0) await pause(wait)
  }
  touch('touchEnd', [])
  await Promise.all(sent)
}
