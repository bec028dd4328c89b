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

/** What was kept, or an empty paper; whatever is not as it should be counts as not there. */
export function readDraft(key: string): ExamDraft {
  const savedDraft = parseRecord(readItem(key))
  return {
    answers: stringEntries(savedDraft.answers),
    theory: typeof savedDraft.theory === 'string' ? savedDraft.theory : '',
    mode: savedDraft.mode === 'image' ? 'image' : 'text',
    image: readItem(imageKey(key)).startsWith('data:image/') ? readItem(imageKey(key)) : '',
    order: stringListEntries(savedDraft.order),
  }
}

/**
 * Keeps a draft; `changed` says what is new in it. False when the device has no room or lets nothing be kept,
 * and then the words go before the photograph.
 */
export function storeDraft(key: string, draft: ExamDraft, changed: Partial<ExamDraft>): boolean {
  try {
    const { image: _, ...textFields } = draft
    localStorage.setItem(key, JSON.stringify(textFields))
    if (changed.image === '') localStorage.removeItem(imageKey(key))
    else if (changed.image) localStorage.setItem(imageKey(key), changed.image)
    return true
  } catch {
    return false
  }
}

/** Removes what was kept: the server has the answers now. */
export function clearDraft(key: string): void {
  try {
    localStorage.removeItem(key)
    localStorage.removeItem(imageKey(key))
  } catch {
    // where nothing may be kept there is nothing to forget
  }
}

function readItem(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function parseRecord(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
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
