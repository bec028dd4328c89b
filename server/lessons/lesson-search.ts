import { searchIndex } from '../../contract/arabic/arabic.ts'
import { withoutPlaces } from '../../contract/lessons/place-blocks.ts'
import type { Db, Tx } from '../platform/db.ts'
import { inTransaction } from '../platform/db.ts'
import { readBlocks } from './lesson-blocks.ts'

type SearchedColumns = { subject: string; about: string; blocks: string }

/** Letters of a lesson that are searched: folding more would keep others waiting for a save. */
const MAX_SEARCHED = 20_000

/** The text of a lesson with its lines and tables, as students read it. */
export function textOfLesson({ about, blocks }: Omit<SearchedColumns, 'subject'>): string {
  const texts = readBlocks(blocks).flatMap((it) =>
    it.kind === 'lines'
      ? [it.title, ...it.lines.flatMap((line) => [line.arabic, line.latin, line.translation])]
      : [it.title, ...it.rows.flat()],
  )
  return [withoutPlaces(about), ...texts]
    .filter(Boolean)
    .join('\n')
    .slice(0, MAX_SEARCHED)
    .toWellFormed()
}

const searchTextOf = (lesson: SearchedColumns) =>
  searchIndex(`${lesson.subject}\n${textOfLesson(lesson)}`)

/** Writes the searched text of a lesson anew (R-ARABIC-001). */
export async function writeLessonSearchText(tx: Tx, lessonId: number): Promise<void> {
  const lesson = await selectSearched(tx).where('id', '=', lessonId).executeTakeFirst()
  if (!lesson) return
  const search_text = searchTextOf(lesson)
  if (search_text !== lesson.search_text)
    await tx.updateTable('lessons').set({ search_text }).where('id', '=', lessonId).execute()
}

const selectSearched = (db: Db) =>
  db.selectFrom('lessons').select(['id', 'subject', 'about', 'blocks', 'search_text'])

const BATCH_SIZE = 20

/**
 * Writes the searched texts of the next lessons of a pending rebuild and returns how many it read; 0 when none is pending
 * (R-ARABIC-002). A lesson that is saved meanwhile keeps the newer text.
 */
export async function rebuildNextLessonTexts(db: Db): Promise<number> {
  return inTransaction(db, async (tx) => {
    const pending = tx.selectFrom('search_rebuilds').where('table_name', '=', 'lessons')
    const rebuild = await pending.select('after_id').executeTakeFirst()
    if (!rebuild) return 0
    const lessons = await selectSearched(tx)
      .where('id', '>', rebuild.after_id)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute()
    for (const { search_text: former, ...it } of lessons)
      await tx
        .updateTable('lessons')
        .set({ search_text: searchTextOf(it) })
        .where('id', '=', it.id)
        .where('search_text', '=', former)
        .execute()
    const last = lessons.at(-1)?.id
    if (last === undefined)
      await tx.deleteFrom('search_rebuilds').where('table_name', '=', 'lessons').execute()
    else
      await tx
        .updateTable('search_rebuilds')
        .set({ after_id: last })
        .where('table_name', '=', 'lessons')
        .where('after_id', '<', last)
        .execute()
    return lessons.length
  })
}
