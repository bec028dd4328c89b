import { DAY } from '../../contract/platform/duration.ts'
import { CURRENT_VERSION, type Rating } from '../../contract/words/review-log.ts'
import { wordContent } from '../../contract/words/word-content.ts'
import { saveLessonWords } from '../lessons/save-words.ts'
import type { AppContext } from '../platform/app-context.ts'
import { addMyWords, syncReviews } from '../words/words.ts'
import { demoWords } from './sample-words.ts'
import { type SeededClass, storeSound } from './seed-classes.ts'

/** Adds words to lessons of six classes. */
export async function seedWords(
  school: AppContext,
  { classes, createdAt }: { classes: readonly SeededClass[]; createdAt: number },
): Promise<void> {
  for (const { slug, subject, words } of demoWords) {
    const seeded = classes.find((it) => it.slug === slug)
    const index = seeded?.lessons.findIndex((it) => it.subject.startsWith(subject)) ?? -1
    const lessonId = seeded?.lessonIds[index]
    if (lessonId === undefined) throw new Error(`No lesson ${subject}`)
    const contents = words.map(async ({ sound, ...word }) => ({
      ...wordContent.parse(word),
      file: sound ? await storeSound(school, sound, createdAt) : 0,
    }))
    await saveLessonWords(school, {
      ...{ lessonId, words: await Promise.all(contents), version: undefined },
      ...{ actorId: null, now: createdAt },
    })
  }
}

/** How each fourth word was recalled, review by review: most are, and one, another for each student, is forgotten until it is set aside. */
const RATINGS: readonly (readonly Rating[])[] = [
  [3, 3, 2],
  [1, 3, 3],
  [4],
  [1, 1, 2, 1, 1, 1, 1, 1, 1],
]
/** Words that are left for the first review. */
const LEFT_NEW = 4

/** Students learn the words of the lessons that they have opened, and have reviewed most of them. */
export async function seedReviews(
  school: AppContext,
  { studentIds, now }: { studentIds: readonly number[]; now: number },
): Promise<void> {
  const timezone = school.config.SITE_TIMEZONE
  for (const studentId of studentIds) {
    const opened = await school.db
      .selectFrom('words')
      .innerJoin('lesson_views', 'lesson_views.lesson_id', 'words.lesson_id')
      .select(['words.id', 'words.card_id as card'])
      .where('lesson_views.student_id', '=', studentId)
      .orderBy('words.id')
      .limit(60)
      .execute()
    if (opened.length === 0) continue
    const reader = { studentId, timezone }
    const wordIds = opened.map(({ id }) => id)
    await addMyWords(school.db, { ...reader, wordIds, now: now - 30 * DAY })
    const reviewed = opened.slice(0, Math.max(0, opened.length - LEFT_NEW))
    const reviews = reviewed.flatMap(({ card }, index) =>
      (RATINGS[(index + studentId) % RATINGS.length] ?? []).map((rating, place) => ({
        ...{ id: `demo-${card}-${place}`.padEnd(12, '-'), word: card, rating },
        ...{ at: now - (26 - place * 3) * DAY + index, version: CURRENT_VERSION },
      })),
    )
    if (reviews.length > 0) await syncReviews(school.db, { ...reader, reviews, now })
  }
}
