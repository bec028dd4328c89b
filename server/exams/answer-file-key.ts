import { createHmac } from 'node:crypto'

type KeyOwner = { studentId: number; lessonId: number; version: number }

/**
 * The key of the files in which a student saves answers to a version of an exam. It is derived, so that
 * nothing is stored, and differs for each student, exam and version.
 */
export function answerFileKey(secret: string, { studentId, lessonId, version }: KeyOwner): Buffer {
  return createHmac('sha256', secret)
    .update(`answer file\n${studentId}\n${lessonId}\n${version}`)
    .digest()
}
