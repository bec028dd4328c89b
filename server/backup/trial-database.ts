import { join } from 'node:path'
import { sql } from 'kysely'
import { type Db, isSqlite, openPostgres, openSqlite } from '../platform/db.ts'
import { newPublicId, sha256Hex } from '../platform/random.ts'

/** An empty database of the same engine, for a trial. */
export type TrialDatabase = { db: Db; close(): Promise<void> }

/** A database for the trial could not be created. */
export class TrialError extends Error {}

/**
 * Creates an empty database of the engine of `db`: a file in `folder`, or a database of the server of `url`, whose user must be allowed to
 * create databases. Those of killed trials are deleted before.
 */
export async function openTrialDatabase(
  db: Db,
  { folder, url }: { folder: string; url: string | undefined },
): Promise<TrialDatabase> {
  if (isSqlite(db)) return openTrialFile(folder)
  if (!url) throw new TrialError('The address of the database is not known.')
  return createTrialDatabase(db, url)
}

async function openTrialFile(folder: string): Promise<TrialDatabase> {
  const db = openSqlite(join(folder, 'trial.sqlite'))
  // it need not survive a crash, and a write-ahead log would take as much of the disk again
  await sql.raw('pragma journal_mode = memory').execute(db)
  await sql.raw('pragma synchronous = off').execute(db)
  return { db, close: () => db.destroy() }
}

async function createTrialDatabase(db: Db, url: string): Promise<TrialDatabase> {
  const { rows } = await sql<{ name: string; collate: string; ctype: string }>`
    select datname as name, datcollate as collate, datctype as ctype from pg_database
    where datname = current_database()`.execute(db)
  const [{ name: school, collate, ctype } = { name: '', collate: 'C', ctype: 'C' }] = rows
  const prefix = `lisan_trial_${sha256Hex(school).slice(0, 12)}_`
  const name = `${prefix}${newPublicId()
    .replaceAll(/[^a-zA-Z0-9]/g, '')
    .toLowerCase()}`
  const admin = openPostgres(url, { max: 1, timeouts: false })
  try {
    await dropAbandoned(admin, prefix)
    await sql`create database ${sql.id(name)} template template0 encoding 'UTF8'
      lc_collate ${sql.lit(collate)} lc_ctype ${sql.lit(ctype)}`.execute(admin)
    // the server has no priorities: one process of it at a time leaves the other processors to the school
    await sql`alter database ${sql.id(name)} set max_parallel_workers_per_gather = 0`.execute(admin)
  } catch (error) {
    await admin.destroy()
    throw new TrialError(error instanceof Error ? error.message : String(error))
  }
  const trial = openPostgres(withDatabase(url, name), { max: 1, timeouts: false })
  return {
    db: trial,
    async close() {
      await trial.destroy()
      await sql`drop database if exists ${sql.id(name)}`.execute(admin)
      await admin.destroy()
    },
  }
}

async function dropAbandoned(admin: Db, prefix: string) {
  const { rows } = await sql<{ name: string }>`
    select datname as name from pg_database d where datname like ${`${prefix.replaceAll('_', '\\_')}%`}
      and not exists (select 1 from pg_stat_activity a where a.datid = d.oid)`.execute(admin)
  for (const { name } of rows) await sql`drop database if exists ${sql.id(name)}`.execute(admin)
}

/** The same server with another database. The address can name several hosts, which URL does not parse. */
export const withDatabase = (url: string, name: string): string =>
  url.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${name}`)
