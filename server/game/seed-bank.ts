import type { Db } from '../platform/db.ts'
import easy from './bank/easy.json' with { type: 'json' }
import hard from './bank/hard.json' with { type: 'json' }
import intermediate from './bank/intermediate.json' with { type: 'json' }
import { toQuestionRow } from './normalize-question.ts'

const seedQuestions = { easy, intermediate, hard }

/**
 * Gives a new school the quiz questions that ship with the product (R-GAME-028). From then on the bank is the
 * school's own: one that has questions, or had and removed them, is left alone.
 */
export async function seedBank(db: Db): Promise<void> {
  const existing = await db.selectFrom('quiz_questions').select('id').limit(1).executeTakeFirst()
  if (existing) return
  const rows = Object.entries(seedQuestions).flatMap(([level, questions]) =>
    questions.map((it) => ({
      ...toQuestionRow({ ...it, level: level as keyof typeof seedQuestions }),
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
