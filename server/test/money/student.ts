import type { Level } from '../../../contract/game.ts'
import type { Kobo } from '../../../contract/kobo.ts'

export type Student = {
  email: string
  wallet: Kobo
  /** Every movement in its order: '+10000 fund'. */
  rows: string[]
  /** Places by the number of their class: what was paid for joining, and the end in Unix seconds (0 for none). */
  places: Record<number, { paid: Kobo; paidUntil: number }>
  runs: Partial<Record<Level, { openedAt: number; limitSeconds: number; closed: boolean }>>
  /** The day of the last quiz that was won. */
  wonDay: string
}

/** A student who has just joined. */
export function newStudent(email: string): Student {
  return { email, wallet: 0, rows: [], places: {}, runs: {}, wonDay: '' }
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
