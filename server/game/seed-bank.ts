import type { Db } from '../platform/db.ts'
import easy from './bank/easy.json' with { type: 'json' }
import hard from './bank/hard.json' with { type: 'json' }
import intermediate from './bank/intermediate.json' with { type: 'json' }
import { toQuestionRow } from './normalize-question.ts'

const seedQuestions = { easy, intermediate, hard }

/**
 * Inserts the shipped quiz questions into a new school (R-GAME-028). A bank that has, or ever had, questions is
 * unchanged.
 */
export async function seedBank(db: Db): Promise<void> {
  const existing = await db.selectFrom('quiz_questions').select('id').limit(1).executeTakeFirst()
  if (existing) return
  const rows = Object.entries(seedQuestions).flatMap(([level, questions]) =>
    questions.map((it) => ({
      // Object.entries widens the keys
      ...toQuestionRow({ ...it, level: level as keyof typeof seedQuestions }),
      deleted_at: null,
    })),
  )
  await db
    .insertInto('quiz_questions')
    .values(rows)
    // a concurrently started process inserted them
    .onConflict((it) => it.doNothing())
    .execute()
}
