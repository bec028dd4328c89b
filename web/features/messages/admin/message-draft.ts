import {
  CONTENT_MAX,
  CONTENT_REQUIRED,
  type Delivery,
  type MessageStyle,
  RECIPIENT_REQUIRED,
  SUBJECT_MAX,
  SUBJECT_REQUIRED,
} from '../../../../contract/messages/announcements.ts'
import { m } from '../../../../messages/m.ts'
import { tabDrafts } from '../../../forms/draft-storage.ts'
import { allOf, required, validateBy } from '../../../forms/field-rules.ts'
import { newIdempotencyKey } from '../../../forms/idempotency-key.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { type AudienceDraft, audienceRules, emptyAudience } from './audience-draft.ts'

/** A recipient; the name is '' if only the address is known. */
export type Recipient = { email: string; name: string }

export type MessageDraft = AudienceDraft & {
  subject: string
  body: string
  delivery: Delivery
  style: MessageStyle
  scope: 'all' | 'audience' | 'individual'
  recipients: readonly Recipient[]
  when: 'now' | 'later'
  /** '2026-12-02T18:00' in the zone of the school. */
  sendAt: string
  /** Two requests with the same key are one message (decision 0501). */
  idempotencyKey: string
}

export const emptyDraft = (): MessageDraft => ({
  subject: '',
  body: '',
  delivery: 'inApp',
  style: 'normal',
  scope: 'all',
  recipients: [],
  when: 'now',
  sendAt: '',
  ...emptyAudience(),
  idempotencyKey: newIdempotencyKey(),
})

/** The errors of invalid fields (R-AMSG-004 to R-AMSG-006). */
export const validateMessage = validateBy<MessageDraft>({
  subject: allOf(required(SUBJECT_REQUIRED), (text) =>
    text.trim().length > SUBJECT_MAX ? m.messages_subject_length({ max: SUBJECT_MAX }) : undefined,
  ),
  body: allOf(required(CONTENT_REQUIRED), (text) =>
    text.trim().length > CONTENT_MAX ? m.messages_body_length({ max: CONTENT_MAX }) : undefined,
  ),
  recipients: (recipients, { scope }) =>
    scope === 'individual' && recipients.length === 0 ? RECIPIENT_REQUIRED : undefined,
  // the clock of the server decides whether the time has passed
  sendAt: (sendAt, { when }) =>
    when === 'later' && sendAt === '' ? m.messages_choose_time() : undefined,
  ...audienceRules,
})

/** A changed draft is another message with another idempotency key (decision 0501). An email has no popup (R-AMSG-003). */
export function completeDraft(draft: MessageDraft): MessageDraft {
  const style = draft.delivery === 'email' ? 'normal' : draft.style
  return { ...draft, style, idempotencyKey: newIdempotencyKey() }
}

/** Adds recipients, each address once. */
export function withRecipients(
  existing: readonly Recipient[],
  added: readonly Recipient[],
): Recipient[] {
  const byEmail = new Map(existing.map((it) => [it.email.toLowerCase(), it]))
  for (const it of added) byEmail.set(it.email.toLowerCase(), it)
  return [...byEmail.values()]
}

const storageKey = (userId: string) => `announcement-draft:${userId}`

function openDraft(userId: string, initialRecipients: readonly string[]): MessageDraft {
  // only this module writes under the key
  const stored = tabDrafts.readJson(storageKey(userId)) as Partial<MessageDraft> | null | undefined
  const draft = { ...emptyDraft(), ...stored }
  if (initialRecipients.length === 0) return draft
  const recipients = withRecipients(
    [],
    initialRecipients.map((email) => ({ email, name: '' })),
  )
  const addressed = completeDraft({ ...draft, scope: 'individual', recipients })
  // the navigation state is lost at a reload
  storeDraft(userId, addressed)
  return addressed
}

const storeDraft = (userId: string, draft: MessageDraft) =>
  tabDrafts.write(storageKey(userId), JSON.stringify(draft))

/** The message form. Its draft survives a reload; `initialRecipients` are addresses passed on by another page. */
export function useMessageForm(userId: string, initialRecipients: readonly string[]) {
  const form = useForm({
    initial: () => unchanged(openDraft(userId, initialRecipients)),
    validate: validateMessage,
    complete: completeDraft,
    onChange: ({ values }) => storeDraft(userId, values),
  })
  return {
    ...form,
    clear: () => {
      const empty = emptyDraft()
      form.rebase(empty, empty)
      tabDrafts.remove(storageKey(userId))
    },
  }
}

/** The form of a scheduled message, without a draft on the device. */
export function useScheduledForm(saved: MessageDraft) {
  return useForm({
    initial: () => unchanged(saved),
    validate: validateMessage,
    complete: completeDraft,
  })
}

export type MessageForm = ReturnType<typeof useScheduledForm>
