import { expectAccessible } from './a11y.ts'
import { NO_THEORY, seedExam, submitExam } from './exam-page.ts'
import { expect, test, toast } from './fixtures.ts'

const LESSONS = '/lessonsAction.php'

test('a typed question is tried out in the editor, shows an error at its field without letters, and is saved (R-ARABIC-003, R-ARABIC-004)', async ({
  page,
  school,
  signIn,
}) => {
  const { lessonId, course } = await seedExam(school, { ...NO_THEORY, questions: [] })
  await signIn(school.admin)
  await page.goto(`/admin/classes/manage/${course.id}/lessons/${lessonId}`)

  await page.getByRole('button', { name: 'Add question' }).click()
  await page.keyboard.type('Write: a school')
  await page.getByLabel(/^How question \d+ is answered$/).selectOption('Type the answer')
  await page.getByLabel('Correct answer').fill('ـــ')
  await page.getByRole('button', { name: 'Accept another answer' }).click()
  await page.getByLabel('Also accepted 1').fill('مَعْهَد')
  await page.getByRole('button', { name: 'Save Lesson' }).click()
  await expect(page.getByText('This answer has no letter or digit.')).toBeVisible()
  await page.getByLabel('Correct answer').fill('مَدْرَسَة')

  const trial = page.getByLabel('Try an answer')
  await trial.fill('مدرسه')
  await expect(page.getByText('Nearly right', { exact: true })).toBeVisible()
  await expect(page.getByText('0.5 of 1 point')).toBeVisible()
  await expect(page.getByText('You wrote ه; this word ends in ة.')).toBeVisible()
  await page.getByLabel('Credit for a nearly right answer').fill('80')
  await expect(page.getByText('0.8 of 1 point')).toBeVisible()
  await expectAccessible(page)
  await trial.fill('معهد')
  await expect(page.getByText('1 of 1 point')).toBeVisible()
  await page.getByRole('button', { name: 'Save Lesson' }).click()
  await expect(toast(page, 'Lesson updated successfully!')).toBeVisible()

  const lesson = { lesson_id: lessonId }
  expect(await school.call(LESSONS, 'getLessonQuestions', lesson, school.admin)).toMatchObject([
    { kind: 'typed', answer: 'مَدْرَسَة', accepted: ['مَعْهَد'], marks: 'free' },
  ])
  expect(await school.call(LESSONS, 'getLessonDetails', lesson, school.admin)).toMatchObject({
    near_credit: 0.8,
  })
})

test('a teacher reviews typed answers by text, accepts one for everyone and undoes it (R-ARABIC-008) @wide', async ({
  page,
  school,
  signIn,
}) => {
  const typed = { kind: 'typed', question: 'Write: a school', answer: 'مَدْرَسَة' }
  const exam = await seedExam(school, { ...NO_THEORY, questions: [typed] })
  const { lessonId, course } = exam
  const [question] = await school.call(
    LESSONS,
    'getLessonQuestions',
    { lesson_id: lessonId },
    school.admin,
  )
  for (const [index, text] of ['مكتبة', 'مكتبة', 'مدرسه'].entries()) {
    const student = index === 0 ? exam.aisha : await school.addStudent()
    if (index > 0)
      await school.call('/api.php', 'classenrolement', { class_id: course.id }, student)
    await submitExam(school, { ...exam, aisha: student }, { answer: { [question.id]: text } })
  }
  await signIn(school.admin)
  await page.goto(`/admin/classes/manage/${course.id}/lessons/${lessonId}`)
  await page.getByRole('link', { name: 'Review typed answers' }).click()

  const answer = page.getByRole('listitem').filter({ hasText: '2 students' })
  await expect(answer).toContainText('Wrong')
  await expectAccessible(page)
  await answer.getByRole('button', { name: 'Accept for everyone' }).click()
  await expect(page.getByText('2 students wrote it, 2 scores changed.')).toBeVisible()
  await expect(answer).toContainText('accepted answer')
  await expect(page.getByText('Accepted for everyone')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(answer).toContainText('Wrong')
  await page.getByLabel('Verdict').selectOption('near')
  await expect(page.getByRole('listitem').filter({ hasText: '1 student' })).toContainText('مدرسه')
  await expect(answer).toBeHidden()
})
