import { expect, test } from './fixtures.ts'

test('a teacher marks a lesson as the free sample in the lesson editor (decision 0371)', async ({
  page,
  school,
  signIn,
}) => {
  const { id, rand } = await school.addClass()
  const lessonId = await school.addLesson(id, { subject: 'The noun', about: 'Its four signs.' })
  await signIn(school.admin)
  await page.goto(`/admin/classes/manage/${id}/lessons/${lessonId}`)
  await page.getByRole('checkbox', { name: 'Free lesson' }).check()
  await page.getByRole('button', { name: 'Save Lesson' }).click()
  await expect
    .poll(async () => {
      const page = await school.call('GET /api.php', 'get_public_class', { class_id: rand })
      return page.sample?.about
    })
    .toBe('Its four signs.')
})
