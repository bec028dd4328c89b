import { INSUFFICIENT_BALANCE } from '../../contract/enrolment.ts'
import type { Kobo } from '../../contract/kobo.ts'
import { inNaira } from '../../contract/kobo.ts'
import type { Tx } from '../kernel/db.ts'
import { refuse } from '../kernel/refusal.ts'
import {
  addToBalance,
  findMovement,
  insertMovement,
  type Movement,
  takeFromBalance,
} from './store.ts'

/** Puts money into a wallet and answers the balance after it. Does nothing when the deed was done before. */
export async function credit(tx: Tx, movement: Movement): Promise<Kobo> {
  const done = await findMovement(tx, movement.once)
  if (done) return done.balance
  const balance = await addToBalance(tx, movement.personId, movement.amount)
  await insertMovement(tx, 'credit', balance, movement)
  return balance
}

/** Takes money out of a wallet and answers the balance after it. Refuses with 'Insufficient wallet balance. …'. */
export async function debit(tx: Tx, movement: Movement): Promise<Kobo> {
  const done = await findMovement(tx, movement.once)
  if (done) return done.balance
  const balance = await takeFromBalance(tx, movement.personId, movement.amount)
  if (balance === null) refuse(`${INSUFFICIENT_BALANCE}. This costs ${inNaira(movement.amount)}.`)
  await insertMovement(tx, 'debit', balance, movement)
  return balance
}
