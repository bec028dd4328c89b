import type { AppContext } from '../platform/app-context.ts'
import type { Db } from '../platform/db.ts'
import { mediaFolders } from '../platform/media-folders.ts'
import { runEach } from '../platform/run-each.ts'
import { deleteRenditions } from './store.ts'

const PAGE_SIZE = 500

/**
 * Deletes the renditions and jobs of files to which no row refers any more, left by a process that was killed between two
 * deletions, and returns the number of those files. Any number of processes can run it at once.
 */
export async function collectRenditions(school: Pick<AppContext, 'db' | 'files'>): Promise<number> {
  let removed = 0
  for (const table of ['renditions', 'rendition_jobs'] as const)
    for await (const sources of listSources(school.db, table))
      await runEach(await findUnreferenced(school.db, sources), async (source) => {
        await deleteRenditions(school, source)
        removed++
      })
  return removed
}

async function* listSources(db: Db, table: 'renditions' | 'rendition_jobs') {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom(table)
      .select('source')
      .distinct()
      .where('source', '>', after)
      .orderBy('source')
      .limit(PAGE_SIZE)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    after = last.source
    yield rows.map((it) => it.source)
  }
}

async function findUnreferenced(db: Db, sources: readonly string[]): Promise<string[]> {
  const referenced = new Set<string>()
  const known = new Set<string>()
  for (const { name, findReferencedKeys } of mediaFolders) {
    const keys = sources.filter((it) => it.startsWith(`${name}/`))
    for (const key of keys) known.add(key)
    for (const key of await findReferencedKeys(db, keys)) referenced.add(key)
  }
  // an unknown folder was created by a later release
  return sources.filter((it) => known.has(it) && !referenced.has(it))
}
