import type { Question } from '../lessons/question-store.ts'
import type { LessonRecord } from '../lessons/store.ts'
import type { WordRecord } from '../lessons/word-store.ts'
import { digestOf } from '../platform/edit-version.ts'

/** The rules of an exam that a kept copy follows. */
const RULES = ['closes_at', 'time_limit', 'shuffled', 'draw_count'] as const

type Content = Pick<
  LessonRecord,
  'subject' | 'about' | 'material' | 'blocks' | 'answer_ways' | 'reading' | 'reading_source'
> &
  Partial<Pick<LessonRecord, 'attachments' | (typeof RULES)[number]>> & {
    checks: Question[]
    words: WordRecord[]
  }

/** The versions of lessons without an exam; a cached record is the same object at each reading. */
const versions = new WeakMap<Content, string>()

/**
 * The version of the content of a kept lesson: its text, file, words and checks, and the questions of an exam as served to the student.
 * It differs if and only if a kept copy is outdated (R-OFFLINE-011).
 */
export function contentVersion(lesson: Content, examVersion = 0): string {
  const cached = examVersion === 0 ? versions.get(lesson) : undefined
  if (cached !== undefined) return cached
  const { subject, about, material, checks, blocks, words } = lesson
  // a lesson without blocks, words, attachments, rules and ways to answer keeps the version of earlier releases
  const rules = RULES.map((name) => lesson[name] ?? 0)
  const asked = [lesson.answer_ways, lesson.reading, lesson.reading_source]
  const more = [
    ...(blocks === '' ? [] : [blocks]),
    ...(words.length === 0 ? [] : [words]),
    ...(lesson.attachments ? [`files ${lesson.attachments}`] : []),
    ...(rules.some((it) => it !== 0) ? [rules] : []),
    ...(asked.join('') === '' ? [] : asked),
  ]
  const version = digestOf([subject, about, material, checks, examVersion, ...more])
  if (examVersion === 0) versions.set(lesson, version)
  return version
}
