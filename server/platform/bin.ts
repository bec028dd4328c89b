import type { BinKind } from '../../contract/bin/bin.ts'
import type { Tx } from './db.ts'

/** An item that an administrator deletes. */
export type DeletedItem = {
  kind: BinKind
  itemId: number
  /** The name shown in the bin. */
  name: string
  /** The class of a lesson, the exam of a question. */
  place?: string
  /** The data that a restore needs beyond the row. */
  restoreData?: object
  actorId: number
  now: number
}

const MAX_NAME = 300

/**
 * Adds a deleted item to the bin, in the transaction of the deletion. Its row stays, marked as deleted, except
 * for a question, whose row is in `restoreData`.
 */
export async function putInBin(tx: Tx, item: DeletedItem): Promise<void> {
  const row = {
    kind: item.kind,
    item_id: item.itemId,
    name: item.name.slice(0, MAX_NAME).toWellFormed(),
    place: (item.place ?? '').slice(0, MAX_NAME).toWellFormed(),
    deleted_at: item.now,
    deleted_by: item.actorId,
    restore_data: item.restoreData ? JSON.stringify(item.restoreData) : '',
  }
  await tx.insertInto('bin').values(row).execute()
}

/** Removes an item from the bin and returns it; undefined if it is not there. */
export async function takeFromBin(tx: Tx, { kind, itemId }: { kind: BinKind; itemId: number }) {
  return tx
    .deleteFrom('bin')
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .returning(['name', 'place', 'deleted_at', 'restore_data'])
    .executeTakeFirst()
}
