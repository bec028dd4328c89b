import type { LessonCheck } from '../../contract/lesson-checks.ts'
import type { LessonRecord } from '../lessons/store.ts'
import { digestOf } from '../platform/edit-version.ts'

type Content = Pick<LessonRecord, 'subject' | 'about' | 'material'> & { checks: LessonCheck[] }

/**
 * The version of what a kept lesson contains: its text, file and checks, and the questions of an exam as they are served to the
 * student. It differs exactly if a kept copy is outdated (R-OFFLINE-011).
 */
export function contentVersion(
  { subject, about, material, checks }: Content,
  examVersion: number | undefined,
): string {
  return digestOf([subject, about, material, checks, examVersion ?? 0])
}
