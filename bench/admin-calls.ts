import type { AdminCall } from './admin-calls/admin-call.ts'
import { classCalls } from './admin-calls/classes.ts'
import { messageCalls } from './admin-calls/messages.ts'
import { paymentCalls } from './admin-calls/payments.ts'
import { studentCalls } from './admin-calls/students.ts'

/** The calls of all administrators' screens. */
export const adminCalls: AdminCall[] = [
  ...studentCalls,
  ...paymentCalls,
  ...classCalls,
  ...messageCalls,
]
