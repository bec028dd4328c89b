import { expectAccessible } from './a11y.ts'
import { expect, test, toast } from './fixtures.ts'
import { readArabic } from './in-arabic.ts'

const GREET = 'I can greet and answer'

test('a teacher writes what students can do; student and guardian see what is reached (R-LEARN-012)', {
  tag: '@wide',
}, async ({ page, school, signIn }) => {
  const course = await school.addClass()
  const lesson = await school.addLesson(course.id, { subject: 'Greetings' })
  await school.addLesson(course.id, { subject: 'The family' })
  const aisha = await school.addStudent({ name: 'Aisha Bello' })
  await school.call('/api.php', 'classenrolement', { class_id: course.id }, aisha)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(school.admin)
  await page.goto(`/admin/classes/manage/${course.id}`)
  await page.getByRole('button', { name: 'Write sentences' }).click()
  const dialog = page.getByRole('dialog', { name: 'What students can do' })
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('Enter a sentence')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Sentence 1' }).fill(GREET)
  await dialog.getByRole('combobox', { name: 'What shows it' }).selectOption('Greetings')
  await dialog.getByRole('button', { name: 'Add a sentence' }).click()
  await dialog.getByRole('textbox', { name: 'Sentence 2' }).fill('أستطيع أن أتكلم عن أسرتي')
  await dialog
    .getByRole('group', { name: 'Sentence 2' })
    .getByRole('combobox')
    .selectOption('The family')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast(page, 'Saved')).toBeVisible()
  await expect(page.getByText('Shown by Greetings')).toBeVisible()

  await page.goto('/healthz')
  await signIn(aisha)
  await school.call('/api.php', 'viewStatus', { class_id: course.rand, lesson_id: lesson }, aisha)
  await page.goto(`/classes/${course.rand}`)
  const card = page.getByRole('region', { name: 'What I can do now' })
  await expect(card.getByText('1 of 2')).toBeVisible()
  await expect(card.getByRole('listitem').first()).toContainText(`${GREET}Reached`)
  await expect(card.getByRole('listitem').last()).toContainText('Not yet')
  await expectAccessible(page)

  const link = await school.call(
    '/api.php',
    'addGuardianLink',
    { name: 'Hajiya Bello', language: 'ar' },
    aisha,
  )
  await page.goto(link.path)
  await expect(page.getByText('ما يستطيعه الطالب الآن · 1 من 2')).toBeVisible()
  await expect(page.getByText('✓ متحقّق')).toBeVisible()
  await readArabic(page.context(), school)
  await page.goto(`/classes/${course.rand}`)
  await expect(page.getByRole('region', { name: 'ما أستطيعه الآن' })).toBeVisible()
})
