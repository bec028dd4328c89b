import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { openTestSchool, type TestSchool } from '../test-school.ts'
import { seedCandidate, seedExam } from './seed-exam.ts'

/** An image of one colour. */
export const plainImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8b88a' } })

/** The data URL by which a phone sends an image. */
export const toDataUrl = (kind: string, bytes: Buffer) =>
  `data:image/${kind};base64,${bytes.toString('base64')}`

/** The names of the stored files in a folder. */
export const filesIn = (school: TestSchool, folder: string) =>
  readdir(join(school.config.DATA_DIR, folder)).catch(() => [])

/** An exam with a theory part only, and a student. */
export async function openTheoryExam() {
  const school = await openTestSchool()
  const exam = await seedExam(school, { questions: [] })
  const amina = await seedCandidate(school, exam)
  return { school, exam, amina }
}
