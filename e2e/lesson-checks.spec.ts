import { expectAccessible } from './a11y.ts'
import { expect, test, toast } from './fixtures.ts'
import { typeQuestion } from './lesson-editor.ts'

test('a teacher writes checks of both kinds in the lesson editor; students answer them in place, and nothing is sent', {
  tag: '@journey',
}, async ({ page, school, signIn }) => {
  const course = await school.addClass()
  const id = await school.addLesson(course.id, { subject: 'The noun' })
  const aisha = await school.addStudent()
  await school.call('/api.php', 'classenrolement', { class_id: course.id }, aisha)
  await signIn(school.admin)
  await page.goto(`/admin/classes/manage/${course.id}/lessons/${id}`)
  await page.getByRole('button', { name: 'Add check' }).click()
  await typeQuestion(page.getByRole('main'), 'Which word is a noun?', 'قَلَمٌ', 'مِنْ')
  await page.getByRole('button', { name: 'Done with question 1' }).click()
  await page.getByRole('button', { name: 'Add check' }).click()
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Write: a pen.')
  await page.getByLabel(/^How question \d+ is answered$/).selectOption('Type the answer')
  await page.getByLabel('Correct answer').fill('قَلَم')
  await page.getByRole('button', { name: 'Save Lesson' }).click()
  await expect(toast(page, 'Lesson updated successfully!')).toBeVisible()
  // the editor must not send requests in the name of the student
  await page.goto('/healthz')
  await signIn(aisha)
  await page.goto(`/classes/${course.rand}/lessons/${id}`)
  const check = (question: string) => page.getByRole('article').filter({ hasText: question })
  const noun = check('Which word is a noun?')
  await expect(page.getByRole('heading', { name: 'Check yourself' })).toBeVisible()
  await expectAccessible(page)
  const sent: string[] = []
  page.on('request', (it) => {
    const { action } = it.method() === 'POST' ? it.postDataJSON() : { action: 'get' }
    // the page can mark the lesson as viewed and refetch the changed data at any moment
    if (!/^(get|viewStatus)/.test(action)) sent.push(action)
  })

  await noun.getByRole('button', { name: 'مِنْ' }).click()
  await expect(noun.getByRole('heading')).toBeFocused()
  await expect(noun.getByRole('heading')).toContainText('Wrong')
  await expect(noun.getByRole('listitem').filter({ hasText: 'قَلَمٌ' })).toContainText('Right answer')
  await noun.getByRole('button', { name: 'Try again' }).click()
  await noun.getByRole('button', { name: 'قَلَمٌ' }).click()
  await expect(noun.getByRole('heading')).toContainText('Right')
  const pen = check('Write: a pen.')
  await pen.getByRole('textbox').fill('قلم')
  await pen.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(pen.getByRole('heading')).toContainText('Right')
  await expectAccessible(page)
  expect(sent).toEqual([])
})
