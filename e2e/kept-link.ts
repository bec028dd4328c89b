import type { Page } from '@playwright/test'

/** The link that a kept lesson shows in place of the button that keeps it. */
export const keptLink = (page: Page) => page.getByRole('link', { name: 'Kept on this phone' })

/** The button that keeps a lesson or continues a stopped download. */
export const keepOrContinue = (page: Page) =>
  page.getByRole('button', { name: /^(Keep on this phone|Continue$)/ })
