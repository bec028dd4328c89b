import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Migration } from 'kysely/migration'

export const MIGRATIONS_FOLDER = join(import.meta.dirname, '../migrations')

/** Loads a migration by its name. scripts/server-bundle.ts replaces this function: a bundle has no files to find. */
export const importMigration = (name: string): Promise<Migration> =>
  import(/* @vite-ignore */ pathToFileURL(join(MIGRATIONS_FOLDER, `${name}.ts`)).href)
