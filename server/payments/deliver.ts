import type { Kobo } from '../../contract/kobo.ts'
import { findClass } from '../classes/store.ts'
import { enrol } from '../enrolment/enrol.ts'
import { renew } from '../enrolment/renew.ts'
import type { Tx } from '../kernel/db.ts'
import { refuse, reject } from '../kernel/refusal.ts'

/** A class that a card pays for, once the money is in the wallet. */
export type Wanted = {
  personId: number
  purpose: 'class' | 'renewal'
  classId: number
  /** Kobo that were paid for it. */
  amount: Kobo
  now: number
  timezone: string
}

/**
 * Gives what was paid for out of the wallet that the payment has filled: a place or a month more. Refuses like
 * `enrol` and `renew`, and when the class costs more by now: the rest of the wallet was not meant for it.
 */
export async function deliver(tx: Tx, wanted: Wanted): Promise<void> {
  const { price } = (await findClass(tx, wanted.classId)) ?? reject(404, 'Class not found')
  if (price > wanted.amount) refuse('The price of this class has changed.')
  const give = wanted.purpose === 'renewal' ? renew : enrol
  await give(tx, {
    studentId: wanted.personId,
    classRef: String(wanted.classId),
    now: wanted.now,
    timezone: wanted.timezone,
  })
}
