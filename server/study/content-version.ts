import type { LessonCheck } from '../../contract/lesson-checks.ts'
import type { LessonRecord } from '../lessons/store.ts'
import { digestOf } from '../platform/edit-version.ts'

type Content = Pick<LessonRecord, 'subject' | 'about' | 'material'> & { checks: LessonCheck[] }

/**
 * The version of the content of a kept lesson: its text, file and checks, and the questions of an exam as served to the student.
 * It differs if and only if a kept copy is outdated (R-OFFLINE-011).
 */
export function contentVersion(
  { subject, about, material, checks }: Content,
  examVersion: number | undefined,
): string {
  return digestOf([subject, about, material, checks, examVersion ?? 0])
}
