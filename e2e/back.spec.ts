import type { Page } from '@playwright/test'
import { cardWindow, enableCardPayments } from './card-payment.ts'
import { option, seedExam } from './exam-page.ts'
import { expect, type RunningSchool, test } from './fixtures.ts'
import { card, letBrowserJudge } from './game-page.ts'
import { addEnrolledStudent, addLessonWithFile, lessonPath } from './lesson-files.ts'
import { expectLayers } from './open-layers.ts'

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' }).click()

/** Opens the wallet from the Home, with the links of the site. */
async function openWallet(page: Page) {
  await page.goto('/')
  await openMenu(page)
  await menu(page).getByRole('link', { name: 'Wallet' }).click()
  await expect(page).toHaveURL('/wallet-history')
  await expect(menu(page)).toBeHidden()
}

test('Back closes the image viewer and leaves the lesson only after that (R-LESSON-012)', {
  tag: '@journey',
}, async ({ page, school, signIn }) => {
  const course = await school.addClass()
  const id = await addLessonWithFile(school, course.id, 'letter-shapes.png', { fileType: 'image' })
  await signIn(await addEnrolledStudent(school, course.id))
  await page.goto(`/classes/${course.rand}`)
  await page.goto(lessonPath(course, id))
  const viewer = page.getByRole('dialog', { name: 'Image viewer' })
  await page.getByRole('button', { name: 'letter-shapes.png' }).click()
  await expect(viewer).toBeVisible()
  await expectLayers(page, 1)

  await page.goBack()
  await expect(viewer).toBeHidden()
  await expect(page).toHaveURL(lessonPath(course, id))
  await page.goForward()
  await expectLayers(page, 0)
  await expect(viewer).toBeHidden()

  await page.goBack()
  await expect(page).toHaveURL(`/classes/${course.rand}`)
})

test('the menu, a dialog that is closed and a reload with an open dialog leave nothing for Back', async ({
  page,
  school,
  signIn,
}) => {
  await enableCardPayments(school)
  await signIn(await school.addStudent())
  await openWallet(page)
  const funding = page.getByRole('dialog', { name: 'Fund Your Wallet' })
  const open = async () => {
    await page.getByRole('button', { name: 'Fund Wallet' }).click()
    await expect(funding).toBeVisible()
    await expectLayers(page, 1)
  }
  await open()
  await page.goBack()
  await expect(funding).toBeHidden()
  await open()
  await page.keyboard.press('Escape')
  await expectLayers(page, 0)
  await open()
  await page.reload()
  await expectLayers(page, 0)
  await openMenu(page)
  await expectLayers(page, 1)
  await page.goBack()
  await expect(menu(page)).toBeHidden()
  await expect(page).toHaveURL('/wallet-history')

  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(menu(page)).toBeHidden()
})

test('Back in an exam on a phone returns to the question before, and closes the sheet above it first', async ({
  page,
  school,
  signIn,
}) => {
  const { aisha, path, course } = await seedExam(school)
  await signIn(aisha)
  await page.goto(`/classes/${course.rand}`)
  await page.goto(path)
  await page.getByRole('button', { name: 'Start' }).click()
  await option(page, 'قَلَمٌ').check()
  for (const name of ['Next', 'Next', 'Review'])
    await page.locator('.exam-dock').getByRole('button', { name }).click()
  await page.getByRole('button', { name: 'Submit Exam' }).click()
  const sheet = page.getByRole('dialog', { name: 'Your exam is not complete' })
  await expect(sheet).toBeVisible()
  await expectLayers(page, 5)
  // a second tap on the button must not close the sheet
  await expect(sheet.getByRole('button', { name: 'Go to question 2' })).toBeEnabled()

  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page.getByText('Question 2 and the written part are blank.')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('3 of 3')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Question 2: Which case' })).toBeFocused()
  await page.goBack()
  await expect(option(page, 'قَلَمٌ')).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  await expectLayers(page, 0)
  await page.goBack()
  await expect(page).toHaveURL(`/classes/${course.rand}`)
})

test('Back closes the Arabic keyboard, and then the card window of a payment that is not made (R-ARABIC-009)', async ({
  page,
  school,
  signIn,
}) => {
  await enableCardPayments(school)
  const { path, aisha } = await seedTyped(school)
  await signIn(aisha)
  await page.goto(path)
  const keyboard = page.getByRole('group', { name: 'Arabic keyboard' })
  await page.getByRole('button', { name: 'Arabic keyboard' }).click()
  await expect(keyboard).toBeVisible()
  await expectLayers(page, 1)
  await page.goBack()
  await expect(keyboard).toBeHidden()
  await expect(page).toHaveURL(path)

  const paid = await school.addClass({ premium: '1', monthlySub: '1', amount: '7500' })
  await page.goto(`/classes/${paid.rand}`)
  await page.getByRole('button', { name: 'Pay Now' }).first().click()
  await page.getByRole('button', { name: 'Proceed to Payment' }).click()
  await expect(cardWindow(page).getByText('TEST MODE')).toBeVisible()
  await page.goBack()
  await expect(page.locator('iframe[title="Card payment (TEST MODE)"]')).toHaveCount(0)
  await expect(page).toHaveURL(`/classes/${paid.rand}`)
  await expect(page.getByText('Confirming…')).toBeHidden()
})

/** An exam with one typed question, and its enrolled student. */
function seedTyped(school: RunningSchool) {
  const typed = { question: 'Write: a book', answer: 'كِتَاب', kind: 'typed' }
  return seedExam(school, { questions: [typed], theoryAnswer: '', about: '' })
}

test.describe('a quiz', () => {
  letBrowserJudge()

  test('asks before Back or its close button ends a run', async ({ page, school, signIn }) => {
    await signIn(await school.addStudent())
    await page.goto('/')
    await page.goto('/game')
    await card(page, 'Hard').click()
    await expect(page.getByText('Question 1 of 10')).toBeVisible()
    await expectLayers(page, 1)
    const question = page.getByRole('dialog', { name: 'Leave the quiz?' })

    await page.goBack()
    await expect(question).toBeVisible()
    await expectLayers(page, 2)
    await question.getByRole('button', { name: 'Stay' }).click()
    await expectLayers(page, 1)
    await expect(page.getByText('Question 1 of 10')).toBeVisible()
    await page.getByRole('button', { name: 'Leave quiz' }).click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(card(page, 'Hard')).toBeVisible()
    await expectLayers(page, 0)
    await page.goBack()
    await expect(page).toHaveURL('/')
  })
})
