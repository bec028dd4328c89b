import { useState } from 'react'
import {
  CONTENT_MAX,
  CONTENT_REQUIRED,
  type Delivery,
  RECIPIENT_REQUIRED,
  type Style,
  SUBJECT_MAX,
  SUBJECT_REQUIRED,
} from '../../../../contract/announcements.ts'

/** Somebody a message is for; the name is '' where only the address is known. */
export type Recipient = { email: string; name: string }

export type Draft = {
  subject: string
  body: string
  delivery: Delivery
  style: Style
  scope: 'all' | 'individual'
  recipients: readonly Recipient[]
  /** Names this sending: the same draft sent twice is one message (decision 0170). */
  once: string
}

export type Faults = Partial<Record<'subject' | 'body' | 'recipients', string>>

const emptyDraft = (): Draft => ({
  subject: '',
  body: '',
  delivery: 'inApp',
  style: 'normal',
  scope: 'all',
  recipients: [],
  once: newKey(),
})

// randomUUID is only there on https, and a school may try this on its own network
function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** What is wrong with a draft, by field (wallet-and-admin §5). */
export function faultsOf(draft: Draft): Faults {
  const faults: Faults = {}
  if (draft.subject.trim() === '') faults.subject = SUBJECT_REQUIRED
  else if (draft.subject.trim().length > SUBJECT_MAX)
    faults.subject = `A subject has ${SUBJECT_MAX} letters at most`
  if (draft.body.trim() === '') faults.body = CONTENT_REQUIRED
  else if (draft.body.trim().length > CONTENT_MAX)
    faults.body = `A message has ${CONTENT_MAX.toLocaleString('en-NG')} letters at most`
  if (draft.scope === 'individual' && draft.recipients.length === 0)
    faults.recipients = RECIPIENT_REQUIRED
  return faults
}

/** A draft with a change; an email has no popup (wallet-and-admin §4), and whatever is changed is another sending. */
export function changed(draft: Draft, change: Partial<Omit<Draft, 'once'>>): Draft {
  const next = { ...draft, ...change, once: newKey() }
  return next.delivery === 'email' ? { ...next, style: 'normal' } : next
}

/** Adds recipients to those there are, each address once. */
export function withRecipients(
  there: readonly Recipient[],
  more: readonly Recipient[],
): Recipient[] {
  const all = new Map(there.map((it) => [it.email.toLowerCase(), it]))
  for (const it of more) all.set(it.email.toLowerCase(), it)
  return [...all.values()]
}

const keyFor = (userId: string) => `announcement-draft:${userId}`

function readDraft(userId: string): Draft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyFor(userId)) ?? '{}')
    return { ...emptyDraft(), ...(kept as Partial<Draft>) }
  } catch {
    return emptyDraft()
  }
}

function keepDraft(userId: string, draft: Draft | null) {
  try {
    if (draft) sessionStorage.setItem(keyFor(userId), JSON.stringify(draft))
    else sessionStorage.removeItem(keyFor(userId))
  } catch {
    // a tab that keeps nothing still holds the words while it is open
  }
}

/** What is being written, kept in this tab over a reload; `handed` are addresses that another page sends along. */
export function useDraft(userId: string, handed: readonly string[]) {
  const [draft, setDraft] = useState(() => {
    const kept = readDraft(userId)
    if (handed.length === 0) return kept
    const recipients = withRecipients(
      [],
      handed.map((email) => ({ email, name: '' })),
    )
    const began = changed(kept, { scope: 'individual', recipients })
    // the history hands them over once, so a reload has to find them here
    keepDraft(userId, began)
    return began
  })
  const put = (next: Draft) => {
    setDraft(next)
    keepDraft(userId, next)
  }
  return {
    draft,
    change: (change: Partial<Omit<Draft, 'once'>>) => put(changed(draft, change)),
    clear: () => {
      setDraft(emptyDraft())
      keepDraft(userId, null)
    },
  }
}
