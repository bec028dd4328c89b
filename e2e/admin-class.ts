import type { Page } from '@playwright/test'

export const ACTIONS = '/adminActions.php'
export const LESSONS = '/lessonsAction.php'

/** Opens the page of a class as its administrators see it. */
export const openAdminClass = (page: Page, id: string, tab = '') =>
  page.goto(`/admin/classes/manage/${id}${tab && `?tab=${tab}`}`)

/** Answers the next calls of one action itself, or not at all; answers what lets them through again. */
export async function stubResponse(page: Page, path: string, action: string, json?: object) {
  const address = `**${path}?action=${action}`
  await page.route(address, (route) => (json ? route.fulfill({ json }) : route.abort()))
  return () => page.unroute(address)
}

/** A refusal that gives no words of its own. */
export const DECLINED_WITHOUT_MESSAGE = { status: false, message: '', data: null }
