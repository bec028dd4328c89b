import { expectAccessible } from './a11y.ts'
import { expect, test } from './fixtures.ts'

test('a typed check of a lesson is judged in place (R-ARABIC-006)', async ({
  page,
  school,
  signIn,
}) => {
  const course = await school.addClass()
  const checks = [{ kind: 'typed', question: 'Type “Aḥmad”.', answer: 'أَحْمَدُ' }]
  const id = await school.addLesson(course.id, { subject: 'Names', checks })
  const aisha = await school.addStudent()
  await school.call('/api.php', 'classenrolement', { class_id: course.id }, aisha)
  await signIn(aisha)
  await page.goto(`/classes/${course.rand}/lessons/${id}`)
  const check = page.getByRole('article').filter({ hasText: 'Type “Aḥmad”.' })
  await check.getByRole('button', { name: 'Check' }).click()
  await expect(check.getByText('Write an answer')).toBeVisible()
  await expect(check.getByLabel('Your answer')).toBeFocused()
  await check.getByLabel('Your answer').fill('احمد')
  await check.getByLabel('Your answer').press('Enter')
  await expect(check.getByRole('heading')).toBeFocused()
  await expect(check.getByRole('heading')).toContainText('Nearly right')
  await expect(check).toContainText('You wrote ا; this word begins with أ.')
  await expectAccessible(page)
  await check.getByRole('button', { name: 'Try again' }).click()
  await check.getByLabel('Your answer').fill('أحمد')
  await check.getByRole('button', { name: 'Check' }).click()
  await expect(check.getByRole('heading')).toContainText('Right')
})
