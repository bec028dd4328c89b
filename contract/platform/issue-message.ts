import type { Message } from '../../messages/message.ts'

/** The message of a schema's check: an issue has only a text, which contains the message as JSON. */
export const inIssue = (message: Message): string => JSON.stringify(message)

/** The message of an issue; undefined for a text of the schema library. */
export function messageOfIssue(text: string): Message | undefined {
  // written by `inIssue`
  return text.startsWith('{"key"') ? (JSON.parse(text) as Message) : undefined
}
