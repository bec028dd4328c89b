import type { EditedWords } from '../../contract/words/manage-words.ts'
import { findWordProblem, type WordContent } from '../../contract/words/word-content.ts'
import { say } from '../../messages/message.ts'
import { touchClass } from '../classes/store.ts'
import type { AppContext } from '../platform/app-context.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { type Db, inTransaction } from '../platform/db.ts'
import { declineOutdated, digestOf } from '../platform/edit-version.ts'
import { httpError } from '../platform/errors.ts'
import { findMedia, requireQuestionMedia } from './question-media-store.ts'
import { findLesson, type LessonRecord } from './store.ts'
import { listWords, replaceWords, toWordContent } from './word-store.ts'

/** The words of a lesson with their sounds, as its editor reads them. Throws 404 for a missing lesson. */
export async function readLessonWords(
  { db, mediaSecret }: AppContext,
  { lessonId, now }: { lessonId: number; now: number },
): Promise<EditedWords> {
  const lesson = await getLesson(db, lessonId)
  const words = (await listWords(db, lesson.id)).map(toWordContent)
  const ids = words.flatMap(({ file }) => file || [])
  const files = await findMedia(db, ids, { mediaSecret, now, classId: lesson.class_id })
  return { words, files: [...files.values()], version: digestOf(words) }
}

const getLesson = async (db: Db, lessonId: number): Promise<LessonRecord> =>
  (await findLesson(db, lessonId)) ??
  httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))

type SaveWords = {
  lessonId: number
  words: readonly WordContent[]
  /** The version that was edited; undefined overwrites. */
  version: string | undefined
  actorId: number | null
  now: number
}

/**
 * Replaces the words of a lesson (R-WORDS-001). Throws 400 for a word without letters or meaning and for one that is there twice; declines an
 * outdated version.
 */
export async function saveLessonWords(
  { db }: Pick<AppContext, 'db'>,
  { lessonId, words, version, actorId, now }: SaveWords,
): Promise<void> {
  const problem = findWordProblem(words)
  if (problem)
    httpError(
      'invalid_request',
      say('rules_lessons_key_problem', {
        field: `words.${problem.index}`,
        problem: problem.message,
      }),
    )
  await inTransaction(db, async (tx) => {
    const { class_id: classId } = await getLesson(tx, lessonId)
    // locks the class, so that saves run one by one, and makes pages that were read before outdated
    if (!(await touchClass(tx, classId)))
      httpError('class_not_found', say('rules_classes_class_not_found'))
    const lesson = await getLesson(tx, lessonId)
    const before = (await listWords(tx, lessonId)).map(toWordContent)
    declineOutdated(
      { edited: version, current: digestOf(before) },
      { code: 'conflict_lesson', message: say('rules_words_changed_meanwhile') },
    )
    const known = new Set(before.map(({ file }) => file))
    const added = words.map(({ file }) => file).filter((file) => file !== 0 && !known.has(file))
    await requireQuestionMedia(tx, new Set(added))
    await replaceWords(tx, { lessonId, words, now })
    if (actorId === null) return
    await writeAuditEntry(tx, {
      ...{ actorId, action: 'saveWords', subjectId: null, now },
      detail: say('audited_detail_lesson', {
        ...{ id: `${lessonId}`, class: `${classId}`, subject: lesson.subject },
      }),
      before: { words: toLines(before) },
      after: { words: toLines(words) },
    })
  })
}

/** Words as lines, for the audit log: a line for each with what it has. */
const toLines = (words: readonly WordContent[]) =>
  words
    .map(
      ({
        text,
        form,
        meaning,
        plural,
        present,
        masdar,
        gender,
        root,
        preposition,
        example,
        file,
      }) =>
        [
          ...[text, form, meaning, plural, present, masdar, gender, root, preposition, example],
          ...(file === 0 ? [] : [`♪ ${file}`]),
        ]
          .filter(Boolean)
          .join(' · '),
    )
    .join('\n')
