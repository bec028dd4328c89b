import { type AuditEntry, auditActionText } from '../../../../contract/audit/audit.ts'
import { PLACES } from '../../../../contract/audit/audit-actions.ts'
import { locale, m, textOf } from '../../../../messages/m.ts'

/** A part of a sentence: text, or the place of a name. */
export type SentencePart = 'actor' | 'subject' | { text: string }

/** 'deleteClass' → 'Delete class' */
function humanize(action: string) {
  const words = action
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The label of an action in the filter. */
export function actionLabel(action: string): string {
  const text = auditActionText(action)
  return text ? textOf(text.label) : humanize(action)
}

/** The sentence about an entry. An unknown action is shown by its name. */
export function sentenceParts({
  action,
  detail,
  subject,
}: Pick<AuditEntry, 'action' | 'detail' | 'subject'>): SentencePart[] {
  return writeSentence(action, subject !== null)
    .split(/([\ue000-\ue002])/)
    .filter((it) => it !== '')
    .map((it) => {
      if (it === PLACES.actor) return 'actor'
      if (it === PLACES.subject) return 'subject'
      return { text: it === PLACES.detail ? detailText(action, detail) : it }
    })
}

function writeSentence(action: string, hasSubject: boolean): string {
  const known = auditActionText(action)
  if (known) return textOf(known.sentence)
  const values = { ...PLACES, action: humanize(action).toLowerCase() }
  return hasSubject ? m.audited_unknown_about(values) : m.audited_unknown(values)
}

function detailText(action: string, detail: string) {
  if (action !== 'changeRole' || locale !== 'en') return detail
  return `${/^[aeiou]/.test(detail) ? 'an' : 'a'} ${detail}`
}

/** The detail to show below the sentence; '' for none. */
export function separateDetail({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): string {
  const text = auditActionText(action)
  return !text || text.hasSeparateDetail ? detail : ''
}
