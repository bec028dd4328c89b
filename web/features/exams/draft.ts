/** What a student has answered so far, as this device keeps it. */
export type Draft = {
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
export function readDraft(key: string): Draft {
  const kept = parsed(stored(key))
  return {
    answers: texts(kept.answers),
    theory: typeof kept.theory === 'string' ? kept.theory : '',
    mode: kept.mode === 'image' ? 'image' : 'text',
    image: stored(imageKey(key)).startsWith('data:image/') ? stored(imageKey(key)) : '',
    order: lists(kept.order),
  }
}

/**
 * Keeps a draft; `changed` says what is new in it. False when the device has no room or lets nothing be kept,
 * and then the words go before the photograph.
 */
export function keepDraft(key: string, draft: Draft, changed: Partial<Draft>): boolean {
  try {
    const { image: _, ...words } = draft
    localStorage.setItem(key, JSON.stringify(words))
    if (changed.image === '') localStorage.removeItem(imageKey(key))
    else if (changed.image) localStorage.setItem(imageKey(key), changed.image)
    return true
  } catch {
    return false
  }
}

/** Removes what was kept: the server has the answers now. */
export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(key)
    localStorage.removeItem(imageKey(key))
  } catch {
    // where nothing may be kept there is nothing to forget
  }
}

function stored(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function parsed(json: string): Record<string, unknown> {
  try {
    const it: unknown = JSON.parse(json)
    return isRecord(it) ? it : {}
  } catch {
    return {}
  }
}

function isRecord(it: unknown): it is Record<string, unknown> {
  return typeof it === 'object' && it !== null && !Array.isArray(it)
}

function texts(it: unknown): Record<string, string> {
  const pairs = isRecord(it) ? Object.entries(it) : []
  return Object.fromEntries(
    pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}

function lists(it: unknown): Record<string, string[]> {
  const pairs = isRecord(it) ? Object.entries(it) : []
  return Object.fromEntries(
    pairs.filter(
      (pair): pair is [string, string[]] =>
        Array.isArray(pair[1]) && pair[1].every((option) => typeof option === 'string'),
    ),
  )
}
