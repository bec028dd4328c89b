import { answerAll, NO_THEORY, seedExam, signInAgain, submitAndConfirm } from './exam-page.ts'
import { expect, test } from './fixtures.ts'

// the layout for wide screens; exam-phone.spec.ts tests the one for phones
test.use({ viewport: { width: 1280, height: 800 } })

test('answers of one student are not shown to the next one on the same device', async ({
  page,
  school,
  signIn,
}) => {
  const { aisha, course, path } = await seedExam(school)
  await signIn(aisha)
  await page.goto(path)
  await answerAll(page)
  const bilal = await school.addStudent({ name: 'Bilal Musa' })
  await school.call('/api.php', 'classenrolement', { class_id: course.id }, bilal)
  await signInAgain(page, school, bilal)
  await page.reload()
  await expect(page.getByText('0 of 3 answered')).toBeVisible()
})

test('a device without storage shows that drafts are not kept, and the exam can be submitted', async ({
  page,
  school,
  signIn,
}) => {
  const { aisha, path } = await seedExam(school, NO_THEORY)
  await signIn(aisha)
  await page.addInitScript(() => {
    const keep = Storage.prototype.setItem
    Storage.prototype.setItem = function (name, value) {
      if (name.startsWith('exam-draft:')) throw new DOMException('', 'QuotaExceededError')
      keep.call(this, name, value)
    }
  })
  await page.goto(path)
  await answerAll(page)
  await expect(page.getByText('This device has no room to keep your answers.')).toBeVisible()
  await submitAndConfirm(page)
  await expect(page.getByRole('dialog', { name: 'Exam Submitted Successfully!' })).toBeVisible()
})
