import {
  previewClass as previewClassCall,
  previewLesson as previewLessonCall,
} from '../../contract/classes/preview.ts'
import { getMyClasses } from '../../contract/enrolment/enrolment.ts'
import { findLessonAttendance, getLessonAttendance } from '../../contract/lessons/manage-lessons.ts'
import { checkKeptLessons, getLessonSizes } from '../../contract/offline/kept-lessons.ts'
import { savePractice as savePracticeCall } from '../../contract/study/practice.ts'
import { getPracticeResults } from '../../contract/study/practice-results.ts'
import { searchLessons as searchLessonsCall } from '../../contract/study/search-lessons.ts'
import { getClassDetails, getLessonDetails, recordLessonView } from '../../contract/study/study.ts'
import { getStudyWeek } from '../../contract/study/study-week.ts'
import { say } from '../../messages/message.ts'
import { seesNames } from '../exams/sees-names.ts'
import type { AppContext } from '../platform/app-context.ts'
import { seesContacts } from '../platform/scope.ts'
import type { Caller } from '../rpc/authenticate.ts'
import { handle, SerializedResponse } from '../rpc/handler.ts'
import { reachesClass } from '../rpc/scope-of.ts'
import { attendancePage, listAttendance } from './attendance.ts'
import { classPage } from './class-page.ts'
import { checkKept, lessonSizes } from './kept-lessons.ts'
import { lessonPage } from './lesson-page.ts'
import { myClassesJson } from './my-classes.ts'
import { openLesson } from './open-lesson.ts'
import { practiceResults, savePractice } from './practice.ts'
import { previewClass, previewLesson } from './preview.ts'
import { searchLessons } from './search-lessons.ts'
import { studyWeek } from './study-week.ts'

export const studyRoutes = {
  getMyClasses: handle(
    getMyClasses,
    async ({ school, caller, now }) =>
      new SerializedResponse(await myClassesJson(school, { studentId: caller.id, now })),
  ),

  getStudyWeek: handle(getStudyWeek, ({ school, caller, now }) =>
    studyWeek(school.db, {
      studentId: caller.id,
      now,
      timezone: school.config.SITE_TIMEZONE,
    }),
  ),

  getClassDetails: handle(getClassDetails, async ({ school, input, caller, now }) => {
    return new SerializedResponse(
      await classPage(school, {
        classRef: input.classRef,
        ...(await viewerOf(school, caller, input.classRef)),
        now,
      }),
    )
  }),

  recordLessonView: handle(
    recordLessonView,
    { auditDetail: ({ lessonId }) => say('audited_act_opened_lesson', { id: `${lessonId}` }) },
    async ({ school, input, caller, now }) => {
      await openLesson(school, {
        ...input,
        ...(await viewerOf(school, caller, input.classRef)),
        now,
      })
    },
  ),

  getLessonDetails: handle(
    getLessonDetails,
    {
      // reading a lesson opens it (decision 0846)
      auditDetail: ({ lessonId }) => say('audited_act_opened_lesson', { id: `${lessonId}` }),
    },
    async ({ school, input, caller, now }) =>
      lessonPage(school, {
        ...input,
        ...(await viewerOf(school, caller, input.classRef)),
        now,
      }),
  ),

  searchLessons: handle(searchLessonsCall, ({ school, input, caller, now }) =>
    searchLessons(school, { studentId: caller.id, search: input.search, now }),
  ),

  checkKeptLessons: handle(checkKeptLessons, ({ school, input, caller, now }) =>
    checkKept(school, {
      lessons: input.lessons,
      studentId: caller.id,
      // of whatever class
      isAdmin: caller.staff === 'owner',
      now,
    }),
  ),

  getLessonSizes: handle(getLessonSizes, async ({ school, input, caller, now }) =>
    lessonSizes(school, { ...input, ...(await viewerOf(school, caller, input.classRef)), now }),
  ),

  previewClass: handle(
    previewClassCall,
    async ({ school, input, now }) =>
      new SerializedResponse(await previewClass(school, input.classId, now)),
  ),

  previewLesson: handle(previewLessonCall, ({ school, input, locale, now }) => {
    const { classId, lessonId } = input
    return previewLesson(school, { classId, lessonId, locale, now })
  }),

  savePractice: handle(
    savePracticeCall,
    { auditDetail: ({ lessonId }) => say('audited_act_practised', { id: `${lessonId}` }) },
    async ({ school, input, caller, now }) => {
      const viewer = await viewerOf(school, caller, input.classRef)
      return savePractice(school, { ...input, ...viewer, now })
    },
  ),

  getPracticeResults: handle(getPracticeResults, ({ school, input }) =>
    practiceResults(school.db, input.lessonId),
  ),

  getLessonAttendance: handle(getLessonAttendance, ({ school, input, caller }) =>
    listAttendance(school.db, { classId: input.classId, seesNames: seesNames(caller) }),
  ),

  findLessonAttendance: handle(findLessonAttendance, ({ school, scope, input, caller }) => {
    const { classId, sortBy = 'date', page = 1 } = input
    const defaultDirection = sortBy === 'date' ? 'desc' : 'asc'
    const descending = (input.sortDirection ?? defaultDirection) === 'desc'
    return attendancePage(school.db, {
      ...{ classId, descending, page, seesNames: seesNames(caller) },
      // the order of the emails would tell them to staff who must not see them
      sortBy: sortBy === 'email' && !seesContacts(scope) ? 'name' : sortBy,
    })
  }),
}

/** The caller as the student of a class, and whether the caller edits its lessons (R-STAFF-003). */
const viewerOf = async ({ db }: AppContext, caller: Caller, classRef: string) => ({
  studentId: caller.id,
  isAdmin: await reachesClass(db, caller, 'editLessons', classRef),
})
