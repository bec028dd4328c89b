import type { Level } from '../../contract/game.ts'
import {
  ALREADY_THERE,
  faultOf,
  LEVEL_LEAST,
  LEVEL_TOO_SMALL,
  type QuestionWords,
} from '../../contract/quiz-bank.ts'
import { type Db, inTransaction, isDuplicate, type Tx } from '../kernel/db.ts'
import { refuse, reject } from '../kernel/refusal.ts'
import { changeQuestion, findLevel, holdLevel, insertQuestion } from './bank-store.ts'

type Save = { id: number | undefined; words: QuestionWords }

/**
 * Adds a question to the bank, or changes the one given, and answers its id. Refuses one that cannot be asked, one that
 * is there already, and a change of level that would leave too few behind (decision 0172).
 */
export async function saveQuestion(db: Db, { id, words }: Save): Promise<number> {
  const fault = faultOf(words)
  if (fault) refuse(fault.says)
  try {
    return await inTransaction(db, async (tx) => {
      if (id === undefined) return insertQuestion(tx, words)
      const level = (await findLevel(tx, id)) ?? noSuchQuestion()
      if (level !== words.level) await maySpareOne(tx, level)
      if (!(await changeQuestion(tx, id, words))) noSuchQuestion()
      return id
    })
  } catch (fault) {
    if (isDuplicate(fault)) refuse(ALREADY_THERE)
    throw fault
  }
}

/** Takes a question out of the bank. Refuses one that is not there, and one of the last ten of its level. */
export async function removeQuestion(db: Db, id: number, now: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const level = (await findLevel(tx, id)) ?? noSuchQuestion()
    await maySpareOne(tx, level)
    if (!(await changeQuestion(tx, id, { deletedAt: now }))) noSuchQuestion()
  })
}

async function maySpareOne(tx: Tx, level: Level) {
  if ((await holdLevel(tx, level)) <= LEVEL_LEAST) refuse(LEVEL_TOO_SMALL)
}

function noSuchQuestion(): never {
  reject(404, 'Question not found')
}
