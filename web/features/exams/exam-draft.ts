import { deviceDrafts } from '../../forms/draft-storage.ts'

/** What a student has answered so far, as this device keeps it. */
export type ExamDraft = {
  /** Question id to the option chosen. */
  answers: Record<string, string>
  theory: string
  mode: 'text' | 'image'
  /** A photographed answer, made small, as a data URL; '' for none. */
  image: string
  /** Question id to its options in the order that was shown. */
  order: Record<string, string[]>
}

/** Under which name an exam's answers are kept: one student's are never another's on the same phone. */
export function draftKey(userId: string, examRand: string): string {
  return `exam-draft:${userId}:${examRand}`
}

// apart from the words, so that each letter typed does not write a photograph again
const imageKey = (key: string) => `${key}:image`

/** The stored answers, empty where nothing or another shape is stored. */
export function readDraft(key: string): ExamDraft {
  const json = deviceDrafts.readJson(key)
  const stored = isRecord(json) ? json : {}
  const image = deviceDrafts.read(imageKey(key))
  return {
    answers: stringEntries(stored.answers),
    theory: typeof stored.theory === 'string' ? stored.theory : '',
    mode: stored.mode === 'image' ? 'image' : 'text',
    image: image.startsWith('data:image/') ? image : '',
    order: stringListEntries(stored.order),
  }
}

/** Stores a draft, the photograph only if it is in `changed`. False if the device refused, the text being stored first. */
export function storeDraft(key: string, draft: ExamDraft, changed: Partial<ExamDraft>): boolean {
  const { image: _, ...textFields } = draft
  return (
    deviceDrafts.write(key, JSON.stringify(textFields)) &&
    (changed.image === undefined || deviceDrafts.write(imageKey(key), changed.image))
  )
}

/** Removes a stored draft after the server has accepted the answers. */
export function clearDraft(key: string): void {
  deviceDrafts.remove(key)
  deviceDrafts.remove(imageKey(key))
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
