import { ANSWER_WAYS, type AnswerWay, DEFAULT_WAYS } from '../../../contract/exams/answer-ways.ts'
import type { LessonPage } from '../../../contract/study/study.ts'
import { deviceDrafts } from '../../forms/draft-storage.ts'

/** The answers of a student, as stored on the device. */
export type ExamDraft = {
  /** The chosen option by question id. */
  answers: Record<string, string>
  theory: string
  mode: AnswerWay
  /** The key of the recording on this device, '' for none, and whether only the named marker may hear it. */
  voice: string
  isLimited: boolean
  /** The reduced photo as a data URL, '' if there is none. */
  image: string
  /** The displayed order of the options by question id. */
  order: Record<string, string[]>
  /** The screen of the exam on a phone, '' before the first change of it. */
  step: string
}

/** The storage key of an exam's answers, different for each student on the same device. */
export function draftKey(userId: string, examRand: string, attempt = 1): string {
  const key = `exam-draft:${userId}:${examRand}`
  return attempt > 1 ? `${key}:${attempt}` : key
}

// stored apart from the text, so that typing does not write the photo again
const imageKey = (key: string) => `${key}:image`

/** The stored answers; fields that are missing or malformed are empty. */
export function readDraft(key: string): ExamDraft {
  const json = deviceDrafts.readJson(key)
  const stored = isRecord(json) ? json : {}
  const image = deviceDrafts.read(imageKey(key))
  return {
    answers: stringEntries(stored.answers),
    theory: typeof stored.theory === 'string' ? stored.theory : '',
    mode: ANSWER_WAYS.find((it) => it === stored.mode) ?? 'text',
    voice: typeof stored.voice === 'string' ? stored.voice : '',
    isLimited: stored.isLimited === true,
    image: image.startsWith('data:image/') ? image : '',
    order: stringListEntries(stored.order),
    step: typeof stored.step === 'string' ? stored.step : '',
  }
}

/** Stores a draft: first the text, then the photograph if it is in `changed`. False if the storage is full or blocked. */
export function storeDraft(key: string, draft: ExamDraft, changed: Partial<ExamDraft>): boolean {
  const { image: _, ...textFields } = draft
  return (
    deviceDrafts.write(key, JSON.stringify(textFields)) &&
    (changed.image === undefined || deviceDrafts.write(imageKey(key), changed.image))
  )
}

/** The keys under which a draft is stored. */
export const draftKeys = (key: string) => [key, imageKey(key)]

/** Removes a stored draft after the server has accepted the answers. */
export function clearDraft(key: string): void {
  for (const it of draftKeys(key)) deviceDrafts.remove(it)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function stringEntries(value: unknown): Record<string, string> {
  const pairs = isRecord(value) ? Object.entries(value) : []
  return Object.fromEntries(
    pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}

function stringListEntries(value: unknown): Record<string, string[]> {
  const pairs = isRecord(value) ? Object.entries(value) : []
  return Object.fromEntries(
    pairs.filter(
      (pair): pair is [string, string[]] =>
        Array.isArray(pair[1]) && pair[1].every((option) => typeof option === 'string'),
    ),
  )
}

/** The ways in which the theory part of an exam can be answered. */
export const waysOf = ({ answerWays }: Pick<LessonPage, 'answerWays'>): readonly AnswerWay[] =>
  answerWays ?? DEFAULT_WAYS

/** A draft whose way of answering is one that the exam asks for. */
export function withAskedWay(draft: ExamDraft, lesson: Pick<LessonPage, 'answerWays'>): ExamDraft {
  const [first = draft.mode, ...others] = waysOf(lesson)
  return [first, ...others].includes(draft.mode) ? draft : { ...draft, mode: first }
}
