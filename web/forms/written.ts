import { textOf } from '../../messages/m.ts'
import type { Message } from '../../messages/message.ts'

/** A text as it is, or the sentence of a message in the language of the page. */
export const written = (it: string | Message): string => (typeof it === 'string' ? it : textOf(it))
