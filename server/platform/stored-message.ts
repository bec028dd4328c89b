import { inIssue, messageOfIssue } from '../../contract/platform/issue-message.ts'
import { type Message, say } from '../../messages/message.ts'

/** A message as a text for a column, which is read in the language of a later request. */
export const toStoredMessage = inIssue

/** The message of a column; earlier versions stored sentences. */
export const fromStoredMessage = (stored: string): Message =>
  messageOfIssue(stored) ?? say('rules_wire_text', { text: stored })
