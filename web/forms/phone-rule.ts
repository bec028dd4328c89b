import { phone, phoneProblem } from '../../contract/auth/phone.ts'
import { matches } from './field-rules.ts'

/** Rejects a number that the server refuses, and says what to type. */
export const phoneRule = (text: string): string | undefined =>
  matches(phone, phoneProblem(text))(text)
