import { foldForSearch, searchIndex } from '../../contract/arabic/arabic.ts'
import { createSearch } from '../../contract/arabic/arabic-search.ts'
import { searchExcerpt } from '../../contract/arabic/search-places.ts'
import { isOpened, lessonAccess } from '../../contract/lessons/lesson-access.ts'
import { lessonKindsWhere } from '../../contract/lessons/lesson-kinds.ts'
import {
  FOUND_LESSONS_MAX,
  type FoundLesson,
  MIN_LESSON_SEARCH,
} from '../../contract/study/search-lessons.ts'
import { textOfLesson } from '../lessons/lesson-search.ts'
import { findClassForStudent, readStudentClassState } from '../lessons/student-class-state.ts'
import type { AppContext } from '../platform/app-context.ts'
import type { Db } from '../platform/db.ts'
import { isTextFound } from '../platform/search-text.ts'

/** Found lessons whose access is checked: some of them may be closed. */
const CHECKED_MAX = 100

const searchedKinds = lessonKindsWhere((it) => it.opensIn === 'lesson-page')

/** The lessons of a student's classes that a search finds and that are open for the student (R-ARABIC-001). */
export async function searchLessons(
  { db, config }: AppContext,
  { studentId, search, now }: { studentId: number; search: string; now: number },
): Promise<FoundLesson[]> {
  if (foldForSearch(search).length < MIN_LESSON_SEARCH) return []
  const rankOf = createSearch(search)
  const byClass = Map.groupBy(await findLessons(db, studentId, search), (it) => it.class_id)
  const found: { rank: number; lesson: FoundLesson }[] = []
  for (const [classId, lessons] of byClass) {
    const classForStudent = await findClassForStudent(db, { classRef: String(classId), studentId })
    if (!classForStudent?.isEnrolled) continue
    const moment = { now, timezone: config.SITE_TIMEZONE }
    const state = await readStudentClassState(db, classForStudent, moment)
    for (const it of lessons) {
      const lesson = state.lessons.find(({ id }) => id === it.id)
      if (!lesson || !lessonAccess(lesson, state).open) continue
      found.push({
        rank: rankOf(searchIndex(it.subject)) ?? 3,
        lesson: {
          ...{ lessonId: it.id, subject: it.subject },
          ...{ classPublicId: classForStudent.publicId, className: classForStudent.name },
          // reading a new lesson counts for the monthly limit
          excerpt: isOpened(lesson) ? searchExcerpt(textOfLesson(it), search) : '',
        },
      })
    }
  }
  return found
    .toSorted((left, right) => left.rank - right.rank)
    .slice(0, FOUND_LESSONS_MAX)
    .map(({ lesson }) => lesson)
}

function findLessons(db: Db, studentId: number, search: string) {
  return db
    .selectFrom('lessons')
    .innerJoin('classes', 'classes.id', 'lessons.class_id')
    .select(['lessons.id', 'lessons.class_id', 'lessons.subject'])
    .select(['lessons.about', 'lessons.blocks'])
    .where('lessons.class_id', 'in', (it) =>
      it.selectFrom('enrolments').select('class_id').where('student_id', '=', studentId),
    )
    .where('lessons.deleted_at', 'is', null)
    .where('lessons.is_draft', '=', 0)
    .where('lessons.kind', 'in', searchedKinds)
    .where('classes.deleted_at', 'is', null)
    .where(isTextFound('lessons.search_text', search))
    .orderBy('lessons.class_id')
    .orderBy('lessons.position')
    .limit(CHECKED_MAX)
    .execute()
}
