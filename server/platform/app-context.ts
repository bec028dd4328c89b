import type { Config } from './config.ts'
import type { Db } from './db.ts'
import type { FileStore } from './file-store.ts'

/** All that a verb may need of the running school. */
export type AppContext = {
  db: Db
  files: FileStore
  config: Config
  /** Signs the addresses of media; the same in every process. */
  mediaSecret: string
}
