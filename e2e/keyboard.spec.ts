import { resultField, seedExam } from './exam-page.ts'
import { expect, test, toast, uniqueText } from './fixtures.ts'
import { pressEnterOn, tabTo } from './tab-to.ts'

// keyboards are tested at desktop width
test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false })

test('sign-in, class, lesson, comment, bell, wallet and sign-out work by keyboard', async ({
  page,
  school,
}) => {
  const amina = await school.addStudent()
  const category = `Grammar ${uniqueText()}`
  const grammar = await school.addClass({ category, name: 'Foundations of Naḥw' })
  const lessonId = await school.addLesson(grammar.id, { subject: 'The three kinds of word' })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const nav = page.getByRole('complementary', { name: 'Main' })
  const entry = (name: string) => nav.getByRole('link', { name, exact: true })

  await page.goto('/login')
  await pressEnterOn(page, page.getByRole('main').getByRole('button', { name: 'Sign In' }))
  const sheet = page.getByRole('dialog', { name: 'Sign In' })
  await expect(sheet.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(amina.email)
  await tabTo(page, sheet.getByLabel('Password', { exact: true }))
  await page.keyboard.type(amina.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(toast(page, 'Login successful!')).toBeVisible()

  await pressEnterOn(page, entry('Classes'))
  await expect(page.getByRole('main')).toBeFocused()
  await pressEnterOn(page, page.getByRole('link', { name: category }))
  await pressEnterOn(page, page.getByRole('link', { name: 'View Details' }))
  await expect(page).toHaveURL(`/classes/${grammar.rand}`)
  await expect(entry('Classes')).toHaveAttribute('aria-current', 'page')
  await pressEnterOn(page, button('Enroll Now'))
  await expect(toast(page, 'Successfully enrolled in the class!')).toBeVisible()
  await expect(entry('My Classes')).toHaveAttribute('aria-current', 'page')
  await expect(entry('Classes')).not.toHaveAttribute('aria-current')
  // the button has disappeared, and the focus has moved to another element
  await expect(page.getByRole('main')).toBeFocused()

  await pressEnterOn(page, page.getByRole('link', { name: /^The three kinds of word/ }))
  await expect(page).toHaveURL(`/classes/${grammar.rand}/lessons/${lessonId}`)
  await tabTo(page, page.getByLabel('Your comment'))
  await page.keyboard.type('Is مُحَمَّدٌ a noun?')
  await pressEnterOn(page, button('Post Comment'))
  await expect(toast(page, 'Comment added successfully!')).toBeVisible()
  await expect(page.getByRole('article')).toBeFocused()

  const bell = nav.getByRole('button', { name: 'Notifications' })
  await page.keyboard.press('Tab')
  await pressEnterOn(page, bell)
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await tabTo(page, panel.getByRole('link', { name: 'View All' }))
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(bell).toBeFocused()

  await pressEnterOn(page, entry('Wallet'))
  await pressEnterOn(page, button('Fund Wallet'))
  const funding = page.getByRole('dialog', { name: 'Fund Your Wallet' })
  await expect(funding.getByLabel('Amount (₦)')).toBeFocused()
  await page.keyboard.type('500')
  await expect(funding).toContainText('₦500.00')
  // the focus stays inside the dialog
  for (let steps = 0; steps < 6; steps++) {
    await page.keyboard.press('Tab')
    const inside = await funding.evaluate(
      (it) => it.contains(document.activeElement) || document.activeElement === document.body,
    )
    expect(inside).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(funding).toBeHidden()
  await expect(button('Fund Wallet')).toBeFocused()

  await pressEnterOn(page, nav.getByRole('button', { name: 'Logout' }))
  await expect(page).toHaveURL('/login')
})

test('the keyboard leads from the dashboard through class and lesson to an exam, which is answered and submitted, and its result is announced', async ({
  page,
  school,
  signIn,
}) => {
  const { aisha, path, course, lessonId } = await seedExam(school)
  const before = await school.addLesson(course.id, { subject: 'The three kinds of word' })
  const positions = [before, lessonId].map((id, index) => ({ id, position: index + 1 }))
  await school.call('/lessonsAction.php', 'reorderLessons', { lessons: positions }, school.admin)
  await signIn(aisha)
  await page.goto('/')
  const main = page.getByRole('main')
  await pressEnterOn(page, main.locator(`a[href="/classes/${course.rand}"]`).first())
  await expect(page).toHaveURL(`/classes/${course.rand}`)
  await expect(main).toBeFocused()
  await pressEnterOn(page, main.getByRole('link', { name: /^The three kinds of word/ }))
  await expect(page).toHaveURL(`/classes/${course.rand}/lessons/${before}`)
  await expect(main).toBeFocused()
  await pressEnterOn(page, page.getByRole('link', { name: 'Next Lesson' }))
  await expect(page).toHaveURL(path)

  // a radio group is one tab stop; arrows choose in it, and the order is random
  for (const right of ['قَلَمٌ', 'Jarr']) {
    const choice = page.getByRole('radio', { name: right, exact: true })
    await tabTo(page, page.getByRole('group').filter({ has: choice }).getByRole('radio').first())
    await page.keyboard.press('Space')
    for (let steps = 0; steps < 5 && !(await choice.isChecked()); steps++)
      await page.keyboard.press('ArrowDown')
    await expect(choice).toBeChecked()
  }
  const submit = page.getByRole('button', { name: 'Submit Exam' })
  await tabTo(page, page.getByLabel('Your answer'))
  await page.keyboard.type('الكِتَابُ جَدِيدٌ.')
  await pressEnterOn(page, submit)
  const asking = page.getByRole('dialog', { name: 'Submit this exam?' })
  const confirm = page.getByRole('button', { name: 'Submit now' })
  await expect(confirm).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(asking).toHaveCount(0)
  await expect(submit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(confirm).toBeEnabled()
  await pressEnterOn(page, confirm)

  const dialog = page.getByRole('dialog', { name: 'Exam Submitted Successfully!' })
  await expect(dialog).toHaveAccessibleDescription(
    'Your exam has been submitted and will be graded soon.',
  )
  await expect(dialog.getByRole('button', { name: 'See your result' })).toBeFocused()
  await page.keyboard.press('Enter')
  const result = page.getByRole('region', { name: 'Your result' })
  await expect(result).toBeFocused()
  await expect(resultField(page, 'Objective score')).toContainText('100%')
  await expect(resultField(page, 'Total score')).toContainText('Pending Theory Grade')
  await expect(result.getByRole('term')).toHaveText([
    'Objective score',
    'Theory score',
    'Total score',
  ])
})
