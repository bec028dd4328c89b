import type { AuditEntry } from '../../../../contract/audit.ts'

/** A piece of a sentence: plain words, or the name of one of the two. */
export type SentencePart = 'subject' | { text: string }

type ActionText = { label: string; template: string; showsDetailSeparately?: true }

/** Every act that has words of its own: what it is called, and what follows the name of who did it. */
const ACTION_TEXTS: Record<string, ActionText> = {
  fundWallet: { label: 'Wallet funding', template: 'put {detail} into the wallet of {subject}' },
  editStudent: {
    label: 'Change of a student',
    template: 'changed {subject}',
    showsDetailSeparately: true,
  },
  changeRole: { label: 'Change of role', template: 'made {subject} {detail}' },
  resetPassword: { label: 'Password reset', template: 'set a new password for {subject}' },
  deleteStudent: {
    label: 'Deletion of a student',
    template: 'deleted {subject}',
    showsDetailSeparately: true,
  },
  loginAsStudent: { label: 'Login as a student', template: 'logged in as {subject}' },
  logoutAsStudent: {
    label: 'Return from a student',
    template: 'stopped being logged in as {subject}',
  },
  actAsStudent: { label: 'Act as a student', template: 'logged in as {subject}, {detail}' },
  importStudents: { label: 'Import of students', template: 'imported {detail} from a file' },
}

/** 'deleteClass' → 'Delete class' */
function humanize(action: string) {
  const words = action
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What a kind of act is called in a list of choices. */
export function actionLabel(action: string): string {
  return ACTION_TEXTS[action]?.label ?? humanize(action)
}

/** What follows the name of whoever did it. An act without words of its own is told by its name. */
export function sentenceParts({
  act: action,
  detail,
  subject,
}: Pick<AuditEntry, 'act' | 'detail' | 'subject'>): SentencePart[] {
  const knownTemplate = ACTION_TEXTS[action]?.template
  const template =
    knownTemplate ?? `did: ${humanize(action).toLowerCase()}${subject ? ', {subject}' : ''}`
  return template
    .split(/(\{\w+\})/)
    .filter((it) => it !== '')
    .map((it) => {
      if (it === '{subject}') return 'subject'
      return { text: it === '{detail}' ? detailText(action, detail) : it }
    })
}

function detailText(action: string, detail: string) {
  if (action !== 'changeRole') return detail
  return detail === 'administrator' ? 'an administrator' : `a ${detail}`
}

/** What else there is to say, below the sentence; '' for nothing. */
export function separateDetail({
  act: action,
  detail,
}: Pick<AuditEntry, 'act' | 'detail'>): string {
  const text = ACTION_TEXTS[action]
  return !text || text.showsDetailSeparately ? detail : ''
}
