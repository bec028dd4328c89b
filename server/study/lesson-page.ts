import { blockFileIds } from '../../contract/lessons/lesson-blocks.ts'
import { LESSON_KINDS } from '../../contract/lessons/lesson-kinds.ts'
import type { LessonPage } from '../../contract/study/study.ts'
import { say } from '../../messages/message.ts'
import { examForStudent } from '../exams/exam-for-student.ts'
import { answerFields } from '../lessons/answer-fields.ts'
import { attachmentsOf } from '../lessons/attachments.ts'
import { findCheckedLesson, toLessonCheck } from '../lessons/checked-lesson.ts'
import { readBlocks } from '../lessons/lesson-blocks.ts'
import { imageSizeFromKey } from '../lessons/material.ts'
import { findMedia, findQuestionMedia } from '../lessons/question-media-store.ts'
import type { LessonRecord } from '../lessons/store.ts'
import type { SyllabusLesson } from '../lessons/syllabus.ts'
import { toLessonWord, type WordRecord } from '../lessons/word-store.ts'
import type { AppContext } from '../platform/app-context.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { signedMediaUrl } from '../platform/signed-url.ts'
import { cacheByVersion } from '../platform/version-cache.ts'
import { listRenditions } from '../renditions/list-renditions.ts'
import { contentVersion } from './content-version.ts'
import {
  findLessonForAdmin,
  type LessonInClass,
  type LessonRequest,
  openLesson,
} from './open-lesson.ts'
import { listRightExercises } from './practice-store.ts'
import { listOwnCards } from './store.ts'

/**
 * A lesson with its text, a material URL for one hour and, for an exam, its questions and result (R-LESSON-034). Reading
 * it opens it: access checks and the recorded view are those of `openLesson` (decision 0846). An administrator reads
 * any lesson without a recorded view.
 */
export async function lessonPage(school: AppContext, request: LessonRequest): Promise<LessonPage> {
  const found = await (request.isAdmin ? findLessonForAdmin : openLesson)(school, request)
  return toLessonPage(school, found, request)
}

/** No account has this id: the student of a preview, of whom nothing is read or recorded. */
export const NO_STUDENT = 0

/** The page of a lesson that the student may open. */
export async function toLessonPage(
  school: AppContext,
  { classForStudent, lesson: lessonState, openedThisMonth, isFirst }: LessonInClass,
  request: Pick<
    LessonRequest,
    'lessonId' | 'studentId' | 'confirmsBegin' | 'isForKeeping' | 'now'
  > & { isAdmin?: boolean },
): Promise<LessonPage> {
  const { db, mediaSecret } = school
  const { id, publicId, name, version, syllabus } = classForStudent
  const lesson =
    // a lesson and its checks change only with the version of its class (decision 0040)
    (await findCachedLesson(db, { id: request.lessonId, version })) ??
    httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
  const { studentId, now } = request
  const classLessons = syllabus.lessons
  const isRecorded = studentId !== NO_STUDENT
  const { confirmsBegin, isForKeeping, isAdmin } = request
  const exam = await examForStudent(school, {
    ...{ lesson, classVersion: version, classLessons, studentId, isRecorded, isFirst },
    ...{ mediaSecret, now },
    ...{ confirmsBegin, isForKeeping, sits: isRecorded && !isAdmin },
  })
  const imageSize = imageSizeFromKey(lesson.material)
  const media = await findQuestionMedia(db, lesson.checks, { mediaSecret, now, classId: id })
  const checks = lesson.checks.map((it) => toLessonCheck(it, media))
  const next = findNextLesson(syllabus.lessons, lesson.id)
  return {
    ...lessonState,
    subject: lesson.subject,
    about: lesson.about,
    examPublicId: LESSON_KINDS[lesson.kind].hasQuestions ? lesson.exam_rand : '',
    classId: id,
    classPublicId: publicId,
    className: name,
    materialUrl: signedMediaUrl(mediaSecret, lesson.material, now, id),
    materialExtension: lesson.material_extension,
    materialName: lesson.material_name,
    materialBytes: lesson.material_bytes,
    materialWidth: imageSize?.width ?? 0,
    materialHeight: imageSize?.height ?? 0,
    ...(await listRenditions({ db, mediaSecret }, lesson, now)),
    nextLessonId: next ? String(next.id) : '',
    nextLessonSubject: next?.subject ?? '',
    nextLessonNumber: next?.number ?? 0,
    contentVersion: contentVersion(lesson, exam.examVersion),
    openedThisMonth,
    monthlyLimit: classForStudent.monthlyLimit,
    ...exam,
    ...(exam.hasTheory && answerFields(lesson)),
    ...(checks.length > 0 ? { checks } : {}),
    ...(await blocksOf(db, lesson, { mediaSecret, now, classId: id })),
    ...(await attachmentsOf(db, lesson, { mediaSecret, now, classId: id })),
    ...(await practisedOf(db, lesson, studentId)),
    ...(await wordsOf(db, lesson.words, { studentId, signing: { mediaSecret, now, classId: id } })),
  }
}

/** The words of a lesson, with their sounds and whether the student learns them. */
async function wordsOf(
  db: Db,
  words: readonly WordRecord[],
  { studentId, signing }: { studentId: number; signing: Parameters<typeof findMedia>[2] },
) {
  if (words.length === 0) return
  const own = await listOwnCards(
    db,
    studentId,
    words.map((it) => it.card_id),
  )
  const media = await findMedia(
    db,
    words.flatMap(({ file }) => file || []),
    signing,
  )
  return {
    words: words.map((it) => ({
      ...toLessonWord(it),
      ...(own.has(it.card_id) && { mine: true as const }),
    })),
    ...(media.size > 0 && { wordFiles: [...media.values()] }),
  }
}

/** What follows the text of a lesson, with its sounds. */
async function blocksOf(db: Db, lesson: LessonRecord, signing: Parameters<typeof findMedia>[2]) {
  const blocks = readBlocks(lesson.blocks)
  if (blocks.length === 0) return
  const media = await findMedia(db, blockFileIds(blocks), signing)
  return { blocks, ...(media.size > 0 && { blockFiles: [...media.values()] }) }
}

/** The exercises of a practice that the student has had right. */
async function practisedOf(db: Db, { id, kind }: LessonRecord, studentId: number) {
  if (LESSON_KINDS[kind].readBy !== 'practising') return
  return { practised: [...(await listRightExercises(db, { studentId, lessonId: id }))] }
}

/** A lesson with its checks, cached by the version of its class. */
export const findCachedLesson = cacheByVersion(findCheckedLesson, { atMost: 2000 })

/** The next lesson in the order of the class that has a page. */
function findNextLesson(
  orderedLessons: SyllabusLesson[],
  lessonId: number,
): SyllabusLesson | undefined {
  const position = orderedLessons.findIndex((it) => it.id === lessonId)
  return orderedLessons
    .slice(position + 1)
    .find((it) => LESSON_KINDS[it.kind].opensIn === 'lesson-page')
}
