import { sql } from 'kysely'
import type { Tx } from '../kernel/db.ts'
import { Refusal } from '../kernel/refusal.ts'

/**
 * Does work inside a transaction that may refuse: a refusal takes back what the work wrote and nothing else, and is
 * answered; null when the work is done. Any other fault goes through and takes the whole transaction with it.
 */
export async function attempt(tx: Tx, work: () => Promise<void>): Promise<Refusal | null> {
  await sql`savepoint attempt`.execute(tx)
  try {
    await work()
    await sql`release savepoint attempt`.execute(tx)
    return null
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault
    await takeBack(tx)
    return fault
  }
}

/** Does work and takes all of it back, so that whoever would be refused later is refused now. */
export async function rehearse(tx: Tx, work: () => Promise<void>): Promise<void> {
  await sql`savepoint attempt`.execute(tx)
  await work()
  await takeBack(tx)
}

async function takeBack(tx: Tx) {
  await sql`rollback to savepoint attempt`.execute(tx)
  await sql`release savepoint attempt`.execute(tx)
}
