import type { Config } from './config.ts'
import type { Db } from './db.ts'
import type { FileStore } from './file-store.ts'

/** The dependencies of the handlers: the database, the file store and the configuration. */
export type AppContext = {
  db: Db
  files: FileStore
  config: Config
  /** The key that signs media URLs; the same in every process. */
  mediaSecret: string
}
