import type { Page } from '@playwright/test'
import { type RunningSchool, uniqueText } from './fixtures.ts'

export const CERTIFICATES = '/mycertificates.php'
export const routeOf = (action: string) => `**${CERTIFICATES}?action=${action}`
export const declined = { status: false, message: '', data: null }

export async function addTemplate(school: RunningSchool, title = `Certificate ${uniqueText()}`) {
  const words = { title, certificateContent: 'has read aloud', footer: 'Lisan, Kano' }
  await school.call(CERTIFICATES, 'saveCertificateTemplate', words, school.admin)
  return title
}

export const rail = (page: Page) => page.getByRole('region', { name: 'Templates' })
export const card = (page: Page, title: string) =>
  rail(page).getByRole('listitem').filter({ hasText: title })
