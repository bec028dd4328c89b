import { type Message, say } from '../../messages/message.ts'
import { storedList } from '../platform/audited-message.ts'

/** The change of a field of an account in the audit log: 'email: a → b'. An erasure reads earlier values from it. */
export function changeOf(
  field: 'name' | 'email' | 'phone',
  before: string,
  after: string,
): Message {
  const values = { before: before || say('audited_value_none'), after }
  if (field === 'name') return say('audited_detail_change_name', values)
  return field === 'email'
    ? say('audited_detail_change_email', values)
    : say('audited_detail_change_phone', values)
}

/** The changes of an account as the detail of an entry: 'email: a → b; name: …'. */
export const changeList = (changes: readonly Message[]): Message =>
  say('audited_detail_changes', { changes: storedList(changes) })
