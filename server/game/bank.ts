import type { Db } from '../kernel/db.ts'
import easy from './bank/easy.json' with { type: 'json' }
import hard from './bank/hard.json' with { type: 'json' }
import intermediate from './bank/intermediate.json' with { type: 'json' }
import { asRow } from './words-of.ts'

const shipped = { easy, intermediate, hard }

/**
 * Gives a new school the quiz questions that ship with the product (decisions §8). From then on the bank is the
 * school's own: one that has questions, or had and removed them, is left alone.
 */
export async function ensureBank(db: Db): Promise<void> {
  const known = await db.selectFrom('quiz_questions').select('id').limit(1).executeTakeFirst()
  if (known) return
  const rows = Object.entries(shipped).flatMap(([level, questions]) =>
    questions.map((it) => ({
      ...asRow({ ...it, level: level as keyof typeof shipped }),
      deleted_at: null,
    })),
  )
  await db
    .insertInto('quiz_questions')
    .values(rows)
    // another process that was started at the same moment gave them
    .onConflict((it) => it.doNothing())
    .execute()
}
