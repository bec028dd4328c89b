import { paths } from '../../api/paths.ts'

const LESSON_PAGE = /^\/classes\/[^/]+\/lessons\//

/** False on the pages that have a dock or no layout: lessons, exams and the quiz. */
export function hasBottomBar(path: string): boolean {
  return path !== paths.game && !LESSON_PAGE.test(path)
}
