import { renditionKindOf } from '../../contract/lessons/material-kinds.ts'
import type { RenditionName } from '../../contract/renditions/renditions.ts'
import type { AppContext } from '../platform/app-context.ts'
import { batchesOf } from '../platform/batches.ts'
import { type Db, inTransaction, type Tx } from '../platform/db.ts'
import { defineMediaFolder } from '../platform/media-folders.ts'
import { prepareQuery } from '../platform/prepared-query.ts'
import { newPublicId } from '../platform/random.ts'
import type { Tables } from '../platform/tables.ts'

const newKey = defineMediaFolder({ folder: 'rendition', table: 'renditions', column: 'file' })

/** A new key for a rendition. */
export const renditionKey = (extension: string) => newKey(newPublicId(), extension)

const RENDITION_COLUMNS = [
  'source',
  'form',
  'state',
  'file',
  'name',
  'bytes',
  'seconds',
  'reason',
] as const
export type Rendition = Pick<Tables['renditions'], 'source' | 'form' | 'state'> & {
  file: string
  name: string
  bytes: number
  seconds: number
  reason: string
}

export type RenditionJob = {
  source: string
  bytes: number
  claimed_until: number
  progress: number
  seconds: number
  finished_at: number | null
  failed_at: number | null
  last_error: string
}

/** Enqueues the job for a new file, in the transaction that refers to it. Nothing for files without renditions. */
export async function enqueueRenditions(
  tx: Tx,
  { source, bytes, now }: { source: string; bytes: number; now: number },
): Promise<void> {
  if (!renditionKindOf(source)) return
  await tx
    .insertInto('rendition_jobs')
    .values({ source, bytes, due_at: now, finished_at: null, failed_at: null, created_at: now })
    .onConflict((it) => it.column('source').doNothing())
    .execute()
}

/** Makes the job of a file due again, with all its attempts, for every rendition that was not made. */
export async function requeueRenditions(
  tx: Tx,
  file: { source: string; bytes: number; now: number },
): Promise<void> {
  await enqueueRenditions(tx, file)
  const without = tx.deleteFrom('renditions').where('source', '=', file.source)
  await without.where('state', 'in', ['discarded', 'impossible']).execute()
  await tx
    .updateTable('rendition_jobs')
    .set({ due_at: file.now, attempts: 0, progress: 0 })
    .set({ finished_at: null, failed_at: null, last_error: '' })
    .where('source', '=', file.source)
    // a running job is left alone
    .where('claimed_until', '<=', file.now)
    .execute()
}

const queryRenditions = prepareQuery<{ source: string }, Rendition>((db, param) =>
  db
    .selectFrom('renditions')
    .select(RENDITION_COLUMNS)
    .where('source', '=', param('source'))
    .orderBy('id'),
)

/** The renditions of a file. */
export function findRenditions(db: Db, source: string): Promise<Rendition[]> {
  return queryRenditions(db, { source })
}

/** The renditions of files by their key. */
export async function findRenditionsOf(
  db: Db,
  sources: readonly string[],
): Promise<Map<string, Rendition[]>> {
  const found = new Map<string, Rendition[]>()
  for (const batch of batchesOf(sources)) {
    const rows = await db
      .selectFrom('renditions')
      .select(RENDITION_COLUMNS)
      .where('source', 'in', batch)
      .orderBy('id')
      .execute()
    for (const row of rows) found.set(row.source, [...(found.get(row.source) ?? []), row])
  }
  return found
}

/** The jobs of files by their key. */
export async function findJobsOf(
  db: Db,
  sources: readonly string[],
): Promise<Map<string, RenditionJob>> {
  const jobs: RenditionJob[] = []
  for (const batch of batchesOf(sources))
    jobs.push(
      ...(await db
        .selectFrom('rendition_jobs')
        .select(['source', 'bytes', 'claimed_until', 'progress', 'seconds'])
        .select(['finished_at', 'failed_at', 'last_error'])
        .where('source', 'in', batch)
        .execute()),
    )
  return new Map(jobs.map((it) => [it.source, it]))
}

/** The length of a file in seconds, 0 while it is not known. */
export async function findSeconds(db: Db, source: string): Promise<number> {
  const [row] = await querySeconds(db, { source })
  return row?.seconds ?? 0
}

const querySeconds = prepareQuery<{ source: string }, { seconds: number }>((db, param) =>
  db.selectFrom('rendition_jobs').select('seconds').where('source', '=', param('source')),
)

type NewRendition = Pick<Rendition, 'source' | 'form' | 'state'> & Partial<Rendition>

/** Records a rendition in place of an earlier one of the same name, and returns the file of that one. */
export async function replaceRendition(
  tx: Tx,
  rendition: NewRendition,
  now: number,
): Promise<string[]> {
  const { source, form } = rendition
  const replaced = await deleteNamedRenditions(tx, source, [form])
  await tx
    .insertInto('renditions')
    .values({ ...rendition, created_at: now })
    .execute()
  return replaced
}

/** Records a rendition, unless the rendition exists. An attached sound has no variant `sound-aac`. */
export async function insertRendition(
  tx: Tx,
  rendition: NewRendition,
  now: number,
): Promise<boolean> {
  const { source, form } = rendition
  const existing = await findRenditions(tx, source)
  const isAttached = existing.some((it) => it.form === 'sound' && it.state === 'attached')
  if (existing.some((it) => it.form === form) || (form === 'sound-aac' && isAttached)) return false
  const inserted = await tx
    .insertInto('renditions')
    .values({ ...rendition, created_at: now })
    .onConflict((it) => it.columns(['source', 'form']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Deletes renditions of a file by name and returns the keys of their files. */
export async function deleteNamedRenditions(
  tx: Tx,
  source: string,
  names: readonly RenditionName[],
): Promise<string[]> {
  const rows = await tx
    .deleteFrom('renditions')
    .where('source', '=', source)
    .where('form', 'in', names)
    .returning('file')
    .execute()
  return rows.map((it) => it.file).filter((it) => it !== '')
}

/** Deletes the renditions of a file that is deleted, and its job; a running job notices it. */
export async function deleteRenditions(
  { db, files }: Pick<AppContext, 'db' | 'files'>,
  source: string,
): Promise<void> {
  const deleted = await inTransaction(db, async (tx) => {
    // before the renditions: a job that stores one locks its row first
    await tx.deleteFrom('rendition_jobs').where('source', '=', source).execute()
    return tx.deleteFrom('renditions').where('source', '=', source).returning('file').execute()
  })
  for (const { file } of deleted) if (file !== '') await files.remove(file)
}
