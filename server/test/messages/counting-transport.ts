import { expect } from 'vitest'
import type { MailTransport } from '../../platform/mail-transport.ts'
import type { LogWarning } from '../../platform/worker.ts'

/** Fails the test if a worker logs a warning. */
export const failOnWarning: LogWarning = (sentence) => expect.unreachable(sentence)

/** A transport that only counts. */
export function createCountingTransport(): MailTransport & { sent: number[] } {
  const sent: number[] = []
  return {
    sent,
    async send({ id }) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      sent.push(id)
    },
    close() {},
  }
}
