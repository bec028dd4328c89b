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
  try {
    await inSavepoint(tx, operation, (error) => error instanceof RequestError)
    return null
  } catch (error) {
    if (error instanceof RequestError) return error
    throw error
  }
}

/** Runs an operation in a savepoint. An error that it `undoes` rolls back to the savepoint; every error propagates. */
export async function inSavepoint<T>(
  tx: Tx,
  operation: () => Promise<T>,
  undoes: (error: unknown) => boolean,
): Promise<T> {
  await sql`savepoint attempt`.execute(tx)
  try {
    const result = await operation()
    await sql`release savepoint attempt`.execute(tx)
    return result
  } catch (error) {
    if (undoes(error)) await rollbackToSavepoint(tx)
    throw error
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
