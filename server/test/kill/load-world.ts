import { postFields } from '../http/post-fields.ts'
import type { Journal } from './journal.ts'
import { ServerUnavailable } from './server-unavailable.ts'

export type LoadStudent = { email: string; token: string; code: string; id: string }

export type LoadCourse = {
  id: string
  lessons: string[]
  examId: string
  price: number
  monthly: boolean
  /** In how many parts it may be paid; 0 for none. Coupons are for the other classes. */
  parts: number
}

export type Payment = {
  reference: string
  student: LoadStudent
  course: LoadCourse | null
  isCharged: boolean
}

/** State of the clients, across all restarts of the server. */
export type LoadWorld = {
  journal: Journal
  administrator: { token: string; password: string }
  courses: LoadCourse[]
  students: LoadStudent[]
  /** The codes of coupons for the classes that are paid once, with and without a number of uses. */
  coupons: string[]
  /** Payments whose settlement has not been confirmed. */
  unsettled: Payment[]
  /** References of settled payments, newest last. */
  settled: string[]
  /** Key that signs the notices of the sandbox. */
  noticeKey: string
  /** Refunds to a card that were requested, in kobo, newest last. */
  refunding: { reference: string; amount: number }[]
  /** Counter for unique names. */
  next: number
}

// biome-ignore lint/suspicious/noExplicitAny: wire responses are asserted as they arrive
export type AnyResponse = any

/** Sends a request as JSON. Throws `ServerUnavailable` for a missing or broken response, and an error for a 5xx. */
export async function postJson(
  url: string,
  path: string,
  fields: object,
  token = '',
): Promise<AnyResponse> {
  const response = await postFields(url + path, fields, { token }).catch(() => null)
  const content: AnyResponse = await response?.json().catch(() => null)
  if (!response || !content) throw new ServerUnavailable()
  if (response.status >= 500) throw new Error(`${JSON.stringify(fields)}: ${response.status}`)
  return content
}

/** Opens a quiz run that the server judges (GET). */
export async function getQuizRun(url: string, token: string): Promise<AnyResponse> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/game.php?action=easy&judged=1`, { headers }).catch(
    () => null,
  )
  const content: AnyResponse = await response?.json().catch(() => null)
  if (!content) throw new ServerUnavailable()
  return content
}

export const pick = <T>(list: readonly T[]): T => {
  const picked = list[Math.floor(Math.random() * list.length)]
  if (picked === undefined) throw new Error('The list is empty')
  return picked
}
