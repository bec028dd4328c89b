import type { Db } from './db.ts'

/** A secret of this school, made at its first use and the same for every process ever after. */
export async function secret(
  db: Db,
  name: string,
  make: () => string | Promise<string>,
): Promise<string> {
  const read = () =>
    db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
  const known = await read()
  if (known) return known.value
  await db
    .insertInto('secrets')
    .values({ name, value: await make() })
    .onConflict((it) => it.column('name').doNothing())
    .execute()
  return (await read())?.value ?? ''
}
