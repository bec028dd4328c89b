import * as z from 'zod/mini'
import { phone, phoneProblem } from '../../contract/auth/phone.ts'
import { textOf } from '../../messages/m.ts'

/** Rejects a number that the server refuses, and says what to type. */
export const phoneRule = (text: string): string | undefined =>
  z.safeParse(phone, text).success ? undefined : textOf(phoneProblem(text))
