import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { addEnrolledStudent, lessonPath } from './lesson-files.ts'

/** Opens a page whose code arrives after the request for its data, and returns the actions that it has requested at the end. */
async function openWithLateCode(page: Page, path: string, action: string) {
  const actions: string[] = []
  page.on('request', (it) => actions.push(new URL(it.url()).searchParams.get('action') ?? ''))
  const dataRequested = page.waitForRequest(new RegExp(`action=${action}$`))
  await page.route('**/assets/*.js', async (route) => {
    await dataRequested
    await route.continue()
  })
  await page.goto(path)
  return actions
}

test('the dashboard, a class and a lesson request their data once, before their code arrives', async ({
  page,
  school,
  signIn,
  settled,
}) => {
  const course = await school.addClass({ name: 'Foundations of Naḥw' })
  const lesson = await school.addLesson(course.id, { subject: 'The noun' })
  await signIn(await addEnrolledStudent(school, course.id))
  for (const [path, action, title] of [
    ['/', 'get_my_classes', 'The noun'],
    [`/classes/${course.rand}`, 'get_class_details', 'Foundations of Naḥw'],
    [`/classes/${course.id}`, 'get_class_details', 'Foundations of Naḥw'],
    [lessonPath(course, lesson), 'get_lesson_details', 'The noun'],
  ] as const) {
    const actions = await openWithLateCode(page, path, action)
    await expect(page.getByRole('main'), path).toContainText(title)
    await settled()

    expect(
      actions.filter((it) => it === action),
      path,
    ).toHaveLength(1)
    await page.unrouteAll({ behavior: 'wait' })
    page.removeAllListeners('request')
  }
})
