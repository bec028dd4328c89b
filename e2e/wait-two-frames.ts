import type { Page } from '@playwright/test'

/** Waits for two frames: the first can have begun before the last change. */
export const waitTwoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
