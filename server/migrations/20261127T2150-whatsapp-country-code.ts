import type { Kysely } from 'kysely'

type Settings = { settings: { name: string; value: string } }

/** Gives the school's WhatsApp number its country code, without which the link opens no chat. */
export async function up(db: Kysely<Settings>): Promise<void> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'whatsappNumber')
    .executeTakeFirst()
  const [, national] = /^(?:2340|0)?([789][01]\d{8})$/.exec(row?.value ?? '') ?? []
  if (national === undefined) return
  await db
    .updateTable('settings')
    .set({ value: `234${national}` })
    .where('name', '=', 'whatsappNumber')
    .execute()
}
