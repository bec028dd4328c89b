import type { Db } from '../kernel/db.ts'
import type { Provider } from './provider.ts'

/**
 * How many questions a minute the whole school may put to the card provider (decision 0341): by its own schedule, and for
 * people who wait for the response. Two counts, so that neither uses up the other's.
 */
const PER_MINUTE = { schedule: 60, person: 600 } as const

export type QuestionKind = keyof typeof PER_MINUTE

const MINUTES_STORED = 5

/**
 * Takes one question of this minute; false when there is none left. One statement counts and decides for all processes. The
 * sandbox is asked in the school itself, where nothing needs sparing.
 */
export async function takeQuestion(
  db: Db,
  { name }: Pick<Provider, 'name'>,
  kind: QuestionKind,
  now: number,
): Promise<boolean> {
  if (name === 'sandbox') return true
  const minute = Math.floor(now / 60)
  const taken = await db
    .insertInto('provider_questions')
    .values({ kind, minute, asked: 1 })
    .onConflict((it) =>
      it
        .columns(['kind', 'minute'])
        .doUpdateSet((row) => ({ asked: row('provider_questions.asked', '+', 1) }))
        .where('provider_questions.asked', '<', PER_MINUTE[kind]),
    )
    .returning('asked')
    .executeTakeFirst()
  if (taken?.asked === 1) await forgetBefore(db, minute - MINUTES_STORED)
  return taken !== undefined
}

async function forgetBefore(db: Db, minute: number) {
  await db.deleteFrom('provider_questions').where('minute', '<', minute).execute()
}
