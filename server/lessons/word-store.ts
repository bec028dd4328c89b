import { cardKey, lettersOf } from '../../contract/words/word-card.ts'
import { WORD_TEXTS, type WordContent } from '../../contract/words/word-content.ts'
import type { LessonWord } from '../../contract/words/words-wire.ts'
import { batchesOf } from '../platform/batches.ts'
import type { Db, Tx } from '../platform/db.ts'

const COLUMNS = [
  ...(['words.id', 'words.card_id', 'words.text', 'words.form', 'words.meaning'] as const),
  ...(['words.plural', 'words.present', 'words.masdar', 'words.gender', 'words.root'] as const),
  ...(['words.preposition', 'words.example', 'words.file'] as const),
]

/** The columns of a word with its content. */
export const selectWords = (db: Db) => db.selectFrom('words').select(COLUMNS)

export type WordRecord = Awaited<ReturnType<ReturnType<typeof selectWords>['execute']>>[number]

/** The words of a lesson in their order. */
export const listWords = (db: Db, lessonId: number): Promise<WordRecord[]> =>
  selectWords(db)
    .where('words.lesson_id', '=', lessonId)
    .where('words.deleted_at', 'is', null)
    .orderBy('words.position')
    .orderBy('words.id')
    .execute()

/** A word as a student reads it: without the texts that it does not have. */
export function toLessonWord(word: WordRecord): LessonWord {
  const texts = WORD_TEXTS.filter((it) => word[it] !== '').map((it) => [it, word[it]])
  return {
    ...{ id: word.id, card: word.card_id, text: word.text, meaning: word.meaning },
    ...Object.fromEntries(texts),
    ...(word.file !== 0 && { file: word.file }),
  }
}

/** A word as its editor has it. */
export function toWordContent(word: WordRecord): WordContent {
  const { text, form, meaning, plural, present, masdar } = word
  const { gender, root, preposition, example, file } = word
  return {
    ...{ text, form, meaning, plural, present, masdar },
    ...{ gender, root, preposition, example, file },
  }
}

/** The cards of words, or letters, by their key; missing ones are added. */
export async function findCards(
  tx: Tx,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const cards = new Map<string, number>()
  for (const batch of batchesOf([...new Set(keys)])) {
    await tx
      .insertInto('word_cards')
      .values(batch.map((card) => ({ card, letters: lettersOf(card) })))
      .onConflict((it) => it.column('card').doNothing())
      .execute()
    const rows = await tx
      .selectFrom('word_cards')
      .select(['id', 'card'])
      .where('card', 'in', batch)
      .execute()
    for (const { id, card } of rows) cards.set(card, id)
  }
  return cards
}

/**
 * Replaces the words of a lesson. A word keeps its row while its text is the same, so that students keep learning it; one that is no
 * longer there is marked as deleted. The class must be locked.
 */
export async function replaceWords(
  tx: Tx,
  { lessonId, words, now }: { lessonId: number; words: readonly WordContent[]; now: number },
): Promise<void> {
  const cards = await findCards(
    tx,
    words.map(({ text }) => cardKey(text)),
  )
  await tx
    .updateTable('words')
    .set({ deleted_at: now })
    .where('lesson_id', '=', lessonId)
    .where('deleted_at', 'is', null)
    .execute()
  if (words.length === 0) return
  await tx
    .insertInto('words')
    .values(
      words.map((word, position) => ({
        ...word,
        lesson_id: lessonId,
        card_id: cards.get(cardKey(word.text)) ?? 0,
        position,
        deleted_at: null,
      })),
    )
    .onConflict((it) =>
      it.columns(['lesson_id', 'card_id']).doUpdateSet((set) => ({
        ...Object.fromEntries(WORD_TEXTS.map((text) => [text, set.ref(`excluded.${text}`)])),
        file: set.ref('excluded.file'),
        position: set.ref('excluded.position'),
        deleted_at: null,
      })),
    )
    .execute()
}

const WORDS_PER_BATCH = 200

/** Copies the words of lessons to their copies. */
export async function copyWords(tx: Tx, copyIds: ReadonlyMap<number, number>): Promise<void> {
  for (const batch of batchesOf([...copyIds.keys()], 25)) {
    const words = await tx
      .selectFrom('words')
      .selectAll()
      .where('lesson_id', 'in', batch)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute()
    for (const rows of batchesOf(words, WORDS_PER_BATCH))
      await tx
        .insertInto('words')
        .values(
          rows.map(({ id: _id, ...word }) => ({
            ...word,
            lesson_id: copyIds.get(word.lesson_id) ?? 0,
          })),
        )
        .execute()
  }
}
