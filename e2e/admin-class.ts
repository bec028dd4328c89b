import type { Page } from '@playwright/test'

export const ACTIONS = '/adminActions.php'
export const LESSONS = '/lessonsAction.php'

/** Opens the administrators' page of a class. */
export const openAdminClass = (page: Page, id: string, tab = '') =>
  page.goto(`/admin/classes/manage/${id}${tab && `?tab=${tab}`}`)

/** Stubs the response of an action, or aborts it without `json`; returns a function that removes the stub. */
export async function stubResponse(page: Page, path: string, action: string, json?: object) {
  const address = `**${path}?action=${action}`
  await page.route(address, (route) => (json ? route.fulfill({ json }) : route.abort()))
  return () => page.unroute(address)
}

/** A declined response without a message. */
export const DECLINED_WITHOUT_MESSAGE = { status: false, message: '', data: null }
