import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, type RunningSchool } from './fixtures.ts'

const MEDIA = join(import.meta.dirname, '../server/demo/media')
/** Path of a file of the demo school. */
export const demoPath = (name: string) => join(MEDIA, name)

/** A valid PDF of the given number of megabytes, padded after its end. */
export function createLargePdf(megabytes: number) {
  const sheet = readFileSync(demoPath('reading-sheet.pdf'))
  const buffer = Buffer.concat([sheet, Buffer.alloc(megabytes * 1024 * 1024)])
  return { name: 'long-sheet.pdf', mimeType: 'application/pdf', buffer }
}

/** Opens the dialog that adds a lesson, from the Lessons tab of a class. */
export async function openAddLesson(page: Page, classId: string): Promise<Locator> {
  await page.goto(`/admin/classes/manage/${classId}`)
  const tab = page.getByRole('tab', { name: /Lessons/ })
  const add = page.getByRole('button', { name: 'Add Lesson' })
  await expect(tab.or(add).first()).toBeVisible()
  if (await tab.isVisible()) await tab.click()
  await add.click()
  const dialog = page.getByRole('dialog', { name: 'Add Lesson' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** The input behind one of the four pickers. */
export const picker = (at: Page | Locator, kind: 'PDF' | 'Image' | 'Video' | 'Audio') =>
  at.getByLabel(kind, { exact: true })

/** Fills in the open question card. */
export async function typeQuestion(at: Locator, question: string, answer: string, option = '') {
  await at.getByRole('textbox', { name: 'Question', exact: true }).fill(question)
  await at.getByLabel('Correct answer').fill(answer)
  await at.getByLabel('Option 1').fill(option)
}

/** Every lesson of a class, from the server. */
export function lessonsOf(school: RunningSchool, classId: string) {
  return school.call('/lessonsAction.php', 'getLessons', { class_id: classId }, school.admin)
}
