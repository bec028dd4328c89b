import { paths } from '../../api/paths.ts'

const LESSON_PAGE = /^\/classes\/[^/]+\/lessons\//

/** False on the pages that have a dock or no layout: lessons, exams, the quiz, and those of administrators. */
export function hasBottomBar(path: string): boolean {
  const isAdministration = path === paths.admin.dashboard || path.startsWith('/admin/')
  return !isAdministration && path !== paths.game && !LESSON_PAGE.test(path)
}
