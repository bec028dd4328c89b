import type { Deed } from '../../../../contract/audit.ts'

/** A piece of a sentence: plain words, or the name of one of the two. */
export type Piece = 'subject' | { words: string }

type Telling = { label: string; tell: string; isDetailApart?: true }

/** Every act that has words of its own: what it is called, and what follows the name of who did it. */
const tellings: Record<string, Telling> = {
  fundWallet: { label: 'Wallet funding', tell: 'put {detail} into the wallet of {subject}' },
  editStudent: { label: 'Change of a student', tell: 'changed {subject}', isDetailApart: true },
  changeRole: { label: 'Change of role', tell: 'made {subject} {detail}' },
  resetPassword: { label: 'Password reset', tell: 'set a new password for {subject}' },
  deleteStudent: { label: 'Deletion of a student', tell: 'deleted {subject}', isDetailApart: true },
  loginAsStudent: { label: 'Login as a student', tell: 'logged in as {subject}' },
  logoutAsStudent: { label: 'Return from a student', tell: 'stopped being logged in as {subject}' },
  actAsStudent: { label: 'Act as a student', tell: 'logged in as {subject}, {detail}' },
  importStudents: { label: 'Import of students', tell: 'imported {detail} from a file' },
}

/** 'deleteClass' → 'Delete class' */
function spelledOut(act: string) {
  const words = act
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What a kind of act is called in a list of choices. */
export function labelOf(act: string): string {
  return tellings[act]?.label ?? spelledOut(act)
}

/** What follows the name of whoever did it. An act without words of its own is told by its name. */
export function sentenceOf({
  act,
  detail,
  subject,
}: Pick<Deed, 'act' | 'detail' | 'subject'>): Piece[] {
  const known = tellings[act]?.tell
  const tell = known ?? `did: ${spelledOut(act).toLowerCase()}${subject ? ', {subject}' : ''}`
  return tell
    .split(/(\{\w+\})/)
    .filter((it) => it !== '')
    .map((it) => {
      if (it === '{subject}') return 'subject'
      return { words: it === '{detail}' ? detailIn(act, detail) : it }
    })
}

function detailIn(act: string, detail: string) {
  if (act !== 'changeRole') return detail
  return detail === 'administrator' ? 'an administrator' : `a ${detail}`
}

/** What else there is to say, below the sentence; '' for nothing. */
export function restOf({ act, detail }: Pick<Deed, 'act' | 'detail'>): string {
  const known = tellings[act]
  return !known || known.isDetailApart ? detail : ''
}
