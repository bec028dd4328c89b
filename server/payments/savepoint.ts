import { sql } from 'kysely'
import type { Tx } from '../platform/db.ts'
import { RequestError } from '../platform/errors.ts'

/**
 * Does work inside a transaction that may refuse: a refusal takes back what the work wrote and nothing else, and is
 * answered; null when the work is done. Any other fault goes through and takes the whole transaction with it.
 */
export async function runWithSavepoint(
  tx: Tx,
  operation: () => Promise<void>,
): Promise<RequestError | null> {
  await sql`savepoint attempt`.execute(tx)
  try {
    await operation()
    await sql`release savepoint attempt`.execute(tx)
    return null
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    await rollbackToSavepoint(tx)
    return error
  }
}

/** Does work and takes all of it back, so that whoever would be refused later is refused now. */
export async function dryRun(tx: Tx, operation: () => Promise<void>): Promise<void> {
  await sql`savepoint attempt`.execute(tx)
  await operation()
  await rollbackToSavepoint(tx)
}

async function rollbackToSavepoint(tx: Tx) {
  await sql`rollback to savepoint attempt`.execute(tx)
  await sql`release savepoint attempt`.execute(tx)
}
