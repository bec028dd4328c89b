import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Migration } from 'kysely/migration'

/** Loads a migration by its name. scripts/server-bundle.ts replaces this module: a bundle has no files to find. */
export const importMigration = (name: string): Promise<Migration> =>
  import(
    /* @vite-ignore */ pathToFileURL(join(import.meta.dirname, '../migrations', `${name}.ts`)).href
  )
