import { useState } from 'react'
import {
  CONTENT_MAX,
  CONTENT_REQUIRED,
  type Delivery,
  type MessageStyle,
  RECIPIENT_REQUIRED,
  SUBJECT_MAX,
  SUBJECT_REQUIRED,
} from '../../../../contract/announcements.ts'

/** Somebody a message is for; the name is '' where only the address is known. */
export type Recipient = { email: string; name: string }

export type MessageDraft = {
  subject: string
  body: string
  delivery: Delivery
  style: MessageStyle
  scope: 'all' | 'individual'
  recipients: readonly Recipient[]
  /** Names this sending: the same draft sent twice is one message (decision 0170). */
  idempotencyKey: string
}

export type MessageErrors = Partial<Record<'subject' | 'body' | 'recipients', string>>

const emptyDraft = (): MessageDraft => ({
  subject: '',
  body: '',
  delivery: 'inApp',
  style: 'normal',
  scope: 'all',
  recipients: [],
  idempotencyKey: newIdempotencyKey(),
})

// randomUUID is only there on https, and a school may try this on its own network
function newIdempotencyKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** What is wrong with a draft, by field (R-AMSG-004 to R-AMSG-006). */
export function validateMessage(draft: MessageDraft): MessageErrors {
  const errors: MessageErrors = {}
  if (draft.subject.trim() === '') errors.subject = SUBJECT_REQUIRED
  else if (draft.subject.trim().length > SUBJECT_MAX)
    errors.subject = `A subject has ${SUBJECT_MAX} letters at most`
  if (draft.body.trim() === '') errors.body = CONTENT_REQUIRED
  else if (draft.body.trim().length > CONTENT_MAX)
    errors.body = `A message has ${CONTENT_MAX.toLocaleString('en-NG')} letters at most`
  if (draft.scope === 'individual' && draft.recipients.length === 0)
    errors.recipients = RECIPIENT_REQUIRED
  return errors
}

/** A draft with a change; an email has no popup (R-AMSG-003), and whatever is changed is another sending. */
export function withChanges(
  draft: MessageDraft,
  changes: Partial<Omit<MessageDraft, 'once'>>,
): MessageDraft {
  const next = { ...draft, ...changes, once: newIdempotencyKey() }
  return next.delivery === 'email' ? { ...next, style: 'normal' } : next
}

/** Adds recipients to those there are, each address once. */
export function withRecipients(
  existing: readonly Recipient[],
  added: readonly Recipient[],
): Recipient[] {
  const byEmail = new Map(existing.map((it) => [it.email.toLowerCase(), it]))
  for (const it of added) byEmail.set(it.email.toLowerCase(), it)
  return [...byEmail.values()]
}

const storageKey = (userId: string) => `announcement-draft:${userId}`

function loadStoredDraft(userId: string): MessageDraft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey(userId)) ?? '{}')
    return { ...emptyDraft(), ...(stored as Partial<MessageDraft>) }
  } catch {
    return emptyDraft()
  }
}

function storeDraft(userId: string, draft: MessageDraft | null) {
  try {
    if (draft) sessionStorage.setItem(storageKey(userId), JSON.stringify(draft))
    else sessionStorage.removeItem(storageKey(userId))
  } catch {
    // a tab that keeps nothing still holds the words while it is open
  }
}

/** What is being written, kept in this tab over a reload; `handed` are addresses that another page sends along. */
export function useMessageDraft(userId: string, initialRecipients: readonly string[]) {
  const [draft, setDraft] = useState(() => {
    const stored = loadStoredDraft(userId)
    if (initialRecipients.length === 0) return stored
    const recipients = withRecipients(
      [],
      initialRecipients.map((email) => ({ email, name: '' })),
    )
    const initial = withChanges(stored, { scope: 'individual', recipients })
    // the history hands them over once, so a reload has to find them here
    storeDraft(userId, initial)
    return initial
  })
  const setAndStore = (next: MessageDraft) => {
    setDraft(next)
    storeDraft(userId, next)
  }
  return {
    draft,
    update: (change: Partial<Omit<MessageDraft, 'once'>>) =>
      setAndStore(withChanges(draft, change)),
    clear: () => {
      setDraft(emptyDraft())
      storeDraft(userId, null)
    },
  }
}
