import { createCipheriv, randomBytes } from 'node:crypto'
import { ANSWER_FILE_FORMAT, ANSWER_FILE_IV_BYTES } from '../../../contract/exams/answer-file.ts'
import type { TestSchool, TestUser } from '../test-school.ts'
import { readExam, type TestExam } from './seed-exam.ts'

/** Saves answers to an exam as the student's browser does, with the key of the served exam. */
export async function saveAnswerFile(
  school: TestSchool,
  exam: TestExam,
  student: TestUser,
  { answers, ...fields }: { answers: string[]; [field: string]: unknown },
): Promise<string> {
  const data = await readExam(school, exam, student)
  const answer = Object.fromEntries(answers.map((it, at) => [String(exam.questionIds[at]), it]))
  const request = {
    ...{ lesson_id: String(exam.id), examRand: exam.rand, answer, theory: '', theory_image: '' },
    ...{ exam_version: data?.exam_version, once: 'phone-0123456789abcdef', ...fields },
  }
  const iv = randomBytes(ANSWER_FILE_IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(data?.file_key ?? '', 'base64'), iv)
  const encrypted = [cipher.update(JSON.stringify(request)), cipher.final(), cipher.getAuthTag()]
  return JSON.stringify({
    ...{ format: ANSWER_FILE_FORMAT, student: String(student.id), lesson: String(exam.id) },
    version: data?.exam_version,
    answers: Buffer.concat([iv, ...encrypted]).toString('base64'),
  })
}
