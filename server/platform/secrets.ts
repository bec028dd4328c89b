import type { Db } from './db.ts'

/** Returns a stored secret, generated at its first use and the same for every process. */
export async function getOrCreateSecret(
  db: Db,
  name: string,
  generate: () => string | Promise<string>,
): Promise<string> {
  const read = () =>
    db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
  const existing = await read()
  if (existing) return existing.value
  await db
    .insertInto('secrets')
    .values({ name, value: await generate() })
    .onConflict((it) => it.column('name').doNothing())
    .execute()
  return (await read())?.value ?? ''
}
