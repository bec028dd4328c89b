import type { Level } from '../../../contract/game/game.ts'
import type { Kobo } from '../../../contract/platform/kobo.ts'

export type Student = {
  email: string
  wallet: Kobo
  /** Ledger entries in order: '+10000 fund'. */
  rows: string[]
  /** Enrolments by class index: the price paid, the end in Unix seconds (0 for none), and its own number. */
  enrolments: Record<number, Enrolment>
  enrolmentCount: number
  /** The debits for classes, in order, with the number of their enrolment and the amount refunded to the wallet. */
  purchases: { what: number; enrolment: number; amount: Kobo; returned: Kobo }[]
  isErased: boolean
  runs: Partial<Record<Level, { openedAt: number; limitSeconds: number; closed: boolean }>>
  judged: Partial<Record<Level, JudgedRun>>
  /** Day of the last won quiz. */
  lastWonDay: string
  /** Quiz rewards that wait for the first payment, in kobo. */
  kept: Kobo[]
  /** Index of the referrer whose reward is pending. */
  invitedBy: number | null
}

export type Enrolment = {
  paid: Kobo
  paidUntil: number
  day: number
  no: number
  /** What is owed of a class that is paid in parts; null for others and once all is paid. */
  plan?: { total: Kobo; parts: number; paid: number; dueAt: number } | null
}

/** A judged run with nine answered questions. */
type JudgedRun = {
  openedAt: number
  answeredAt: number
  limitSeconds: number
  lastSeconds: number
  isPerfect: boolean
  isClosed: boolean
  /** The tenth answer and its verdict. */
  last: { right: boolean; result: string } | null
}

/** A new student. */
export function newStudent(email: string): Student {
  const nothing = {
    rows: [],
    enrolments: {},
    enrolmentCount: 0,
    purchases: [],
    isErased: false,
    runs: {},
    judged: {},
    lastWonDay: '',
    kept: [],
    invitedBy: null,
  }
  return { email, wallet: 0, ...nothing }
}

/** Credits a wallet. */
export function credit(student: Student, amount: Kobo, service: string) {
  student.wallet += amount
  student.rows.push(`+${amount} ${service}`)
}

/** Debits a wallet; false if the balance is too low. */
export function debit(student: Student, amount: Kobo, service: string): boolean {
  if (student.wallet < amount) return false
  student.wallet -= amount
  student.rows.push(`-${amount} ${service}`)
  return true
}

/** True if money was put into the wallet by card or by the school. */
export const hasPaid = ({ rows }: Student) => rows.some((it) => it.endsWith(' fund'))
