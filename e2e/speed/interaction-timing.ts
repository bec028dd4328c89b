import type { Locator, Page } from '@playwright/test'

/** An interaction of a session: its name, and the time from the input to the next paint. */
export type TimedInteraction = { name: string; ms: number }

type NotedEntry = { id: number; startTime: number; duration: number }

/** Runs in the page: records every event that belongs to an interaction (Event Timing API). */
function noteEvents() {
  const noted: NotedEntry[] = []
  Object.assign(window, { notedEvents: noted })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const interactionId: number = Reflect.get(entry, 'interactionId') ?? 0
      if (interactionId === 0) continue
      noted.push({ id: interactionId, startTime: entry.startTime, duration: entry.duration })
    }
    // the shortest that browsers report
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Makes a page record its interactions from its next navigation on. */
export const observeInteractions = (page: Page) => page.addInitScript(noteEvents)

// longer than the paint of any interaction, so that the events of one are not counted for the next
const SETTLED_MS = 400

/** A session on one page: interactions by name, and afterwards the time of each. */
export function startSession(page: Page) {
  const steps: { name: string; from: number }[] = []
  /** Performs one interaction; all events from now on until the next one belong to it. */
  async function interact(name: string, action: () => Promise<unknown>) {
    steps.push({ name, from: await page.evaluate(() => performance.now()) })
    await action()
    await page.waitForTimeout(SETTLED_MS)
  }
  return {
    press: (name: string, key: string) => interact(name, () => page.keyboard.press(key)),
    /** Scrolls to an element and taps it when the page is idle; scrolling is not an interaction. */
    async tap(name: string, target: Locator) {
      await target.scrollIntoViewIfNeeded()
      await page.waitForTimeout(SETTLED_MS)
      await interact(name, () => target.tap())
    },
    /** The interactions in their order; 0 ms means shorter than the browser reports. Throws if the page was reloaded. */
    async times(): Promise<TimedInteraction[]> {
      const noted = await page.evaluate((): NotedEntry[] => Reflect.get(window, 'notedEvents'))
      const last = await page.evaluate(() => performance.now())
      if (steps.some(({ from }, index) => from > (steps[index + 1]?.from ?? last)))
        throw new Error('the page was loaded anew during the session')
      return steps.map(({ name, from }, index) => {
        const until = steps[index + 1]?.from ?? Number.POSITIVE_INFINITY
        const own = noted.filter(({ startTime }) => startTime >= from && startTime < until)
        return { name, ms: Math.max(0, ...own.map(({ duration }) => duration)) }
      })
    },
  }
}
