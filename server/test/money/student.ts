import type { Level } from '../../../contract/game.ts'
import type { Kobo } from '../../../contract/kobo.ts'

export type Student = {
  email: string
  wallet: Kobo
  /** Every movement in its order: '+10000 fund'. */
  rows: string[]
  /** Places by the number of their class: what was paid for joining, and the end in Unix seconds (0 for none). */
  enrolments: Record<number, { paid: Kobo; paidUntil: number }>
  runs: Partial<Record<Level, { openedAt: number; limitSeconds: number; closed: boolean }>>
  judged: Partial<Record<Level, JudgedRun>>
  /** The day of the last quiz that was won. */
  lastWonDay: string
  /** Who is rewarded with the first payment of this student. */
  invitedBy: number | null
}

/** A run that the server judges, of which nine questions are answered. */
type JudgedRun = {
  openedAt: number
  answeredAt: number
  limitSeconds: number
  lastSeconds: number
  isPerfect: boolean
  isClosed: boolean
  /** The tenth answer and its verdict. */
  last: { right: boolean; said: string } | null
}

/** A student who has just joined. */
export function newStudent(email: string): Student {
  const nothing = {
    rows: [],
    enrolments: {},
    runs: {},
    judged: {},
    lastWonDay: '',
    invitedBy: null,
  }
  return { email, wallet: 0, ...nothing }
}

/** Puts money into a wallet. */
export function credit(student: Student, amount: Kobo, service: string) {
  student.wallet += amount
  student.rows.push(`+${amount} ${service}`)
}

/** Takes money out of a wallet that has enough; false when it has not. */
export function debit(student: Student, amount: Kobo, service: string): boolean {
  if (student.wallet < amount) return false
  student.wallet -= amount
  student.rows.push(`-${amount} ${service}`)
  return true
}
