import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { seedClass } from '../seed-class.ts'
import { openTestSchool, seedAdministrator, type TestSchool } from '../test-school.ts'
import type { TestFile } from '../uploads/upload-file.ts'

/** The form of a lesson. */
export const lesson = { subject: 'How the letters sound', inputetype: 'Lesson', scheduled: '0' }

/** A class and an administrator. */
export async function openSchoolWithClass() {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const letters = await seedClass(school)
  return { school, maryam, class_id: String(letters.id) }
}

/** The names of the stored files in a folder. */
export const filesIn = ({ config }: TestSchool, folder: string) => {
  const path = join(config.DATA_DIR, folder)
  return existsSync(path) ? readdirSync(path) : []
}

/** A file of this name and content that is declared a PDF. */
export const testFile = (name: string, bytes: string | Buffer): TestFile => ({
  name,
  bytes: Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes, 'latin1'),
})

/** An executable that is named like a PDF. */
export const executable = testFile('lesson.pdf', 'MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff')
