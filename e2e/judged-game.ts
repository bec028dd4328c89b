import type { Page, Route } from '@playwright/test'

/** Intercepts the POSTs of answers. */
export const handleAnswers = (
  page: Page,
  handle: (route: Route, index: number) => Promise<unknown>,
) => {
  let posts = 0
  return page.route('**/game.php', (route) =>
    route.request().method() === 'POST' ? handle(route, posts++) : route.fallback(),
  )
}

/** Judges every answer right without the server, which would reject such fast answers; `last` is the tenth verdict. */
export const judgeAllRight = (page: Page, last: object) =>
  handleAnswers(page, (route, index) => {
    const { choice } = route.request().postDataJSON()
    const verdict = { success: true, right: true, answer: choice }
    return route.fulfill({ json: index === 9 ? { ...verdict, ...last } : verdict })
  })
