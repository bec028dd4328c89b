import type { Locator } from '@playwright/test'
import { waitTwoFrames } from './wait-two-frames.ts'

/** Focuses a number field and turns the mouse wheel over it, down and up by different amounts, until the page has seen each turn. */
export async function turnWheelOver(field: Locator): Promise<void> {
  const page = field.page()
  await field.focus()
  await field.hover()
  for (const distance of [100, 100, -100]) {
    const turned = page.evaluate(
      () =>
        new Promise<void>((resolve) =>
          document.addEventListener('wheel', () => resolve(), { once: true, passive: true }),
        ),
    )
    await page.mouse.wheel(0, distance)
    await turned
    // the step of a number field comes after the listeners
    await waitTwoFrames(page)
  }
}
