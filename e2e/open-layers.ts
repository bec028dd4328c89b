import { expect, type Page } from '@playwright/test'

/**
 * Waits until Back would close this many layers of the page before it leaves it. A closed layer goes back in the history, which would
 * stop a navigation that follows at once.
 */
export const expectLayers = (page: Page, count: number) =>
  expect
    .poll(() => page.evaluate((): number => history.state?.layers ?? 0), {
      message: 'history entries of open layers',
    })
    .toBe(count)
