import { type AuditEntry, auditActionText } from '../../../../contract/audit/audit.ts'

/** A part of a sentence: text, or the place of the subject's name. */
export type SentencePart = 'subject' | { text: string }

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
  return auditActionText(action)?.label ?? humanize(action)
}

/** The sentence after the actor's name. An unknown action is shown by its name. */
export function sentenceParts({
  action,
  detail,
  subject,
}: Pick<AuditEntry, 'action' | 'detail' | 'subject'>): SentencePart[] {
  const knownSentence = auditActionText(action)?.sentence
  const sentence =
    knownSentence ?? `did: ${humanize(action).toLowerCase()}${subject ? ', {subject}' : ''}`
  return sentence
    .split(/(\{\w+\})/)
    .filter((it) => it !== '')
    .map((it) => {
      if (it === '{subject}') return 'subject'
      return { text: it === '{detail}' ? detailText(action, detail) : it }
    })
}

function detailText(action: string, detail: string) {
  if (action !== 'changeRole') return detail
  return `${/^[aeiou]/.test(detail) ? 'an' : 'a'} ${detail}`
}

/** The detail to show below the sentence; '' for none. */
export function separateDetail({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): string {
  const text = auditActionText(action)
  return !text || text.hasSeparateDetail ? detail : ''
}
