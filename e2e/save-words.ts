import type { Locator, Page } from '@playwright/test'
import { expect, type TestUser, toast } from './fixtures.ts'

type SavedWords = {
  /** The dialog with the words of a lesson. */
  dialog: Locator
  signIn: (person: TestUser) => Promise<void>
  student: TestUser
  /** The path of the lesson. */
  lesson: string
}

/** Saves the words of a lesson, and opens it as a student. */
export async function saveWordsAndOpen(
  page: Page,
  { dialog, signIn, student, lesson }: SavedWords,
) {
  await dialog.getByRole('button', { name: 'Save words' }).click()
  await expect(toast(page, 'Words saved')).toBeVisible()
  // it goes back in the history
  await expect(dialog).toHaveCount(0)
  await page.goto('/healthz')
  await signIn(student)
  await page.goto(lesson)
}
