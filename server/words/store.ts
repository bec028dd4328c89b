import type { PlannedWord } from '../../contract/words/plan-day.ts'
import type { WordReview, WordState } from '../../contract/words/review-log.ts'
import type { SentReview } from '../../contract/words/sent-later.ts'
import { selectWords } from '../lessons/word-store.ts'
import { batchesOf } from '../platform/batches.ts'
import type { Db, Tx } from '../platform/db.ts'

const queryMyWords = (db: Db, studentId: number) =>
  db.selectFrom('my_words').where('student_id', '=', studentId).where('removed_at', 'is', null)

/** The words of a student as the plan of a day needs them. */
export async function listPlanned(db: Db, studentId: number): Promise<PlannedWord[]> {
  const rows = await queryMyWords(db, studentId)
    .select(['card_id', 'added_at', 'due_day', 'first_day', 'last_day', 'is_set_aside'])
    .execute()
  return rows.map((it) => ({
    card: it.card_id,
    addedAt: it.added_at,
    state: {
      ...{ due: it.due_day, first: it.first_day, last: it.last_day },
      isSetAside: it.is_set_aside === 1,
    },
  }))
}

/** The words of a student with their content and state, in the order in which they were added. */
export const listMyWords = (db: Db, studentId: number) =>
  selectWords(db)
    .innerJoin('my_words', 'my_words.word_id', 'words.id')
    .innerJoin('lessons', 'lessons.id', 'words.lesson_id')
    .innerJoin('word_cards', 'word_cards.id', 'words.card_id')
    .select(['my_words.added_at', 'my_words.taken_up_at', 'my_words.due_day'])
    .select(['my_words.first_day', 'my_words.last_day', 'my_words.reviews'])
    .select(['my_words.is_set_aside', 'lessons.class_id', 'word_cards.letters', 'word_cards.card'])
    .select((it) =>
      // of the lessons that the student opened
      it
        .selectFrom('words as same')
        .innerJoin('lesson_views', 'lesson_views.lesson_id', 'same.lesson_id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('same.card_id', '=', 'words.card_id')
        .where('same.deleted_at', 'is', null)
        .where('lesson_views.student_id', '=', studentId)
        .as('lessons'),
    )
    .where('my_words.student_id', '=', studentId)
    .where('my_words.removed_at', 'is', null)
    .orderBy('my_words.added_at')
    .orderBy('my_words.id')
    .execute()

/** The keys of cards that have these letters. */
export async function listSameLetters(
  db: Db,
  letters: readonly string[],
): Promise<{ card: string; letters: string }[]> {
  const found: { card: string; letters: string }[] = []
  for (const batch of batchesOf([...new Set(letters)]))
    found.push(
      ...(await db
        .selectFrom('word_cards')
        .select(['card', 'letters'])
        .where('letters', 'in', batch)
        .execute()),
    )
  return found
}

/** The reviews of a student by word; of some words only, if they are given. */
export async function listReviews(
  db: Db,
  studentId: number,
  cardIds: readonly number[],
): Promise<Map<number, WordReview[]>> {
  const reviews = new Map<number, WordReview[]>()
  for (const batch of batchesOf([...new Set(cardIds)])) {
    const rows = await db
      .selectFrom('word_reviews')
      .select(['card_id', 'review_id as id', 'rating', 'at', 'version', 'undoes'])
      .where('student_id', '=', studentId)
      .where('card_id', 'in', batch)
      .execute()
    for (const { card_id: card, undoes, ...it } of rows) {
      const ofCard = reviews.get(card) ?? []
      ofCard.push({ ...it, ...(undoes !== '' && { undoes }) })
      reviews.set(card, ofCard)
    }
  }
  return reviews
}

/** When the student took up each of these words; words that the student never had are missing. */
export async function listTakenUp(
  db: Db,
  studentId: number,
  cardIds: readonly number[],
): Promise<Map<number, number>> {
  const taken = new Map<number, number>()
  for (const batch of batchesOf([...new Set(cardIds)])) {
    const rows = await db
      .selectFrom('my_words')
      .select(['card_id', 'taken_up_at'])
      .where('student_id', '=', studentId)
      .where('card_id', 'in', batch)
      .execute()
    for (const it of rows) taken.set(it.card_id, it.taken_up_at)
  }
  return taken
}

/** Adds reviews to the log; returns the words of those that were not there yet, one for each. */
export async function insertReviews(
  tx: Tx,
  studentId: number,
  reviews: readonly SentReview[],
): Promise<number[]> {
  const added: number[] = []
  for (const batch of batchesOf(reviews, 100)) {
    const rows = await tx
      .insertInto('word_reviews')
      .values(
        batch.map(({ id, word, rating, at, version, undoes = '' }) => ({
          ...{ student_id: studentId, card_id: word, review_id: id },
          ...{ rating, at, version, undoes },
        })),
      )
      .onConflict((it) => it.columns(['student_id', 'review_id']).doNothing())
      .returning('card_id')
      .execute()
    added.push(...rows.map((it) => it.card_id))
  }
  return added
}

/** Stores what the replay of the reviews of a word came to. */
export async function saveState(
  tx: Tx,
  { studentId, card, state }: { studentId: number; card: number; state: WordState },
): Promise<void> {
  await tx
    .updateTable('my_words')
    .set({
      ...{ due_day: state.due, first_day: state.first, last_day: state.last },
      ...{ reviews: state.reviews, failures: state.failures },
      is_set_aside: state.isSetAside ? 1 : 0,
    })
    .where('student_id', '=', studentId)
    .where('card_id', '=', card)
    .execute()
}

/** Those of the words that are in lessons that the student has opened or kept. */
export async function findReadableWords(db: Db, studentId: number, wordIds: readonly number[]) {
  return db
    .selectFrom('words')
    .select(['id', 'card_id'])
    .where('id', 'in', wordIds)
    .where('lesson_id', 'in', (it) =>
      it.selectFrom('lesson_views').select('lesson_id').where('student_id', '=', studentId),
    )
    .execute()
}

/** Adds words, or takes up again those that were removed or set aside. */
export async function insertMyWords(
  tx: Tx,
  studentId: number,
  { words, now }: { words: readonly { id: number; card_id: number }[]; now: number },
): Promise<void> {
  await tx
    .insertInto('my_words')
    .values(
      words.map(({ id, card_id }) => ({
        ...{ student_id: studentId, card_id, word_id: id, added_at: now },
        ...{ removed_at: null, due_day: null, first_day: null, last_day: null },
      })),
    )
    .onConflict((it) =>
      it.columns(['student_id', 'card_id']).doUpdateSet((set) => ({
        removed_at: null,
        taken_up_at: set
          .case()
          .when('my_words.is_set_aside', '=', 1)
          .then(now)
          .else(set.ref('my_words.taken_up_at'))
          .end(),
      })),
    )
    .execute()
}

export async function countMyWords(db: Db, studentId: number): Promise<number> {
  const { count } = await queryMyWords(db, studentId)
    .select((it) => it.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Takes a word out of the own words; false if the student does not have it. */
export async function removeMyWord(
  tx: Tx,
  { studentId, card, now }: { studentId: number; card: number; now: number },
): Promise<boolean> {
  const rows = await tx
    .updateTable('my_words')
    .set((it) => ({ removed_at: it.fn.coalesce('removed_at', it.val(now)) }))
    .where('student_id', '=', studentId)
    .where('card_id', '=', card)
    .returning('id')
    .execute()
  return rows.length > 0
}

export async function readNewPerDay(db: Db, studentId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('word_settings')
    .select('new_per_day')
    .where('student_id', '=', studentId)
    .executeTakeFirst()
  return row?.new_per_day
}

export async function saveNewPerDay(tx: Tx, studentId: number, newPerDay: number): Promise<void> {
  await tx
    .insertInto('word_settings')
    .values({ student_id: studentId, new_per_day: newPerDay })
    .onConflict((it) => it.column('student_id').doUpdateSet({ new_per_day: newPerDay }))
    .execute()
}

/** The words of a class, each once, of which those that its students failed most, those that are set aside for one first. */
export async function listForgotten(db: Db, classId: number, limit: number) {
  const cards = db
    .selectFrom('words')
    .innerJoin('lessons', 'lessons.id', 'words.lesson_id')
    .select('words.card_id')
    .select((it) => it.fn.min('words.text').as('text'))
    .select((it) => it.fn.min('words.meaning').as('meaning'))
    .where('lessons.class_id', '=', classId)
    .where('lessons.deleted_at', 'is', null)
    .where('words.deleted_at', 'is', null)
    .groupBy('words.card_id')
  return db
    .selectFrom(cards.as('cards'))
    .innerJoin('my_words', 'my_words.card_id', 'cards.card_id')
    .innerJoin('enrolments', 'enrolments.student_id', 'my_words.student_id')
    .innerJoin('users', 'users.id', 'my_words.student_id')
    .select(['cards.card_id as card', 'cards.text', 'cards.meaning'])
    .select((it) => [
      it.fn.countAll<number>().as('students'),
      it.fn.sum<number>('my_words.reviews').as('reviews'),
      it.fn.sum<number>('my_words.failures').as('failures'),
    ])
    .where('enrolments.class_id', '=', classId)
    .where('users.deleted_at', 'is', null)
    .where('my_words.reviews', '>', 0)
    .groupBy(['cards.card_id', 'cards.text', 'cards.meaning'])
    .having((it) => it.fn.sum('my_words.failures'), '>', 0)
    .orderBy((it) => it.fn.max('my_words.is_set_aside'), 'desc')
    .orderBy((it) => it.fn.sum('my_words.failures'), 'desc')
    .orderBy('cards.card_id')
    .limit(limit)
    .execute()
}

/** The names of the students of a class for whom these words are set aside, by word. */
export async function listSetAside(db: Db, classId: number, cards: readonly number[]) {
  if (cards.length === 0) return new Map<number, string[]>()
  const rows = await db
    .selectFrom('my_words')
    .innerJoin('enrolments', 'enrolments.student_id', 'my_words.student_id')
    .innerJoin('users', 'users.id', 'my_words.student_id')
    .select(['my_words.card_id as card', 'users.name'])
    .where('enrolments.class_id', '=', classId)
    .where('my_words.card_id', 'in', cards)
    .where('my_words.is_set_aside', '=', 1)
    .where('my_words.removed_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .orderBy('users.name')
    .orderBy('users.id')
    .execute()
  const names = Map.groupBy(rows, (it) => it.card)
  return new Map([...names].map(([card, ofCard]) => [card, ofCard.map(({ name }) => name)]))
}
