import { sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'
import { RequestError } from '../../platform/errors.ts'

/**
 * Runs an operation in a savepoint. If it declines, rolls back to the savepoint and returns the error, so that the
 * transaction can continue; returns null on success. Any other error propagates and rolls back the whole transaction.
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

/** Runs an operation in a savepoint and always rolls it back, to find out whether it would be declined. */
export async function dryRun(tx: Tx, operation: () => Promise<void>): Promise<void> {
  await sql`savepoint attempt`.execute(tx)
  await operation()
  await rollbackToSavepoint(tx)
}

async function rollbackToSavepoint(tx: Tx) {
  await sql`rollback to savepoint attempt`.execute(tx)
  await sql`release savepoint attempt`.execute(tx)
}
