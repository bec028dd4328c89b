import { attendanceOrders } from '../../contract/lessons/manage-lessons.ts'
import { type AdminCall, pageFor } from './admin-call.ts'

/** The calls of the screens of classes, marking and gradebook. */
export const classCalls: AdminCall[] = [
  lessonsCall('getClassDetails'),
  lessonsCall('getLessons'),
  lessonsCall('getClassStudents'),
  // 163,636 rows of the class of the largest gradebook, which no screen loads any more
  { ...lessonsCall('lessonAttendance'), isUnbounded: true },
  {
    name: 'findLessonAttendance, any order and page',
    path: '/lessonsAction.php',
    action: 'findLessonAttendance',
    fields: (index, { classIds }) => ({
      class_id: String(classIds[0]),
      sort: attendanceOrders[index % attendanceOrders.length],
      page: pageFor(index, 160_000),
    }),
  },
  {
    name: 'getUnmarkedExamsPage',
    path: '/lessonsAction.php',
    action: 'getUnmarkedExamsPage',
    fields: () => ({}),
  },
  {
    name: 'getUnmarkedExamsPage, a search',
    path: '/lessonsAction.php',
    action: 'getUnmarkedExamsPage',
    fields: (index, { students }) => ({ search: `student${(index * 613) % students}@` }),
  },
  {
    name: 'getMarkingQueue',
    path: '/lessonsAction.php',
    action: 'getMarkingQueue',
    fields: () => ({}),
  },
  {
    name: 'getMarkedExamsPage, any page',
    path: '/lessonsAction.php',
    action: 'getMarkedExamsPage',
    fields: (index) => ({ page: pageFor(index, 250_000) }),
  },
  {
    name: 'getMarkedExamsPage, of a student',
    path: '/lessonsAction.php',
    action: 'getMarkedExamsPage',
    fields: (index, { students }) => ({ search: `student${(index * 613) % students}@` }),
  },
  {
    name: 'getSubmission',
    path: '/lessonsAction.php',
    action: 'getSubmission',
    fields: (index, { resultIds }) => ({
      result_id: String(resultIds[index % resultIds.length]),
    }),
  },
  typedCall('getTypedAnswers', () => ({})),
  typedCall('getTypedAnswers, any verdict and page', (index) => ({
    verdict: ['right', 'near', 'wrong'][index % 3],
    page: 1 + (index % 40),
  })),
  gradebookCall('getGradebook', 'getGradebook', () => ({})),
  gradebookCall('getGradebookRows, any page', 'getGradebookRows', (index) => ({
    page: pageFor(index, 2_000, 50),
  })),
  gradebookCall('getGradebookRows, any order and filter', 'getGradebookRows', (index) => ({
    sort: ['completed', 'average'][index % 2],
    show: ['all', 'unfinished', 'waiting', 'below70'][index % 4],
    order: index % 3 === 0 ? 'desc' : 'asc',
    page: pageFor(index, 1_000, 50),
  })),
]

/** A call about changing classes. */
function lessonsCall(action: string): AdminCall {
  return {
    name: action,
    path: '/lessonsAction.php',
    action,
    fields: (index, { classIds }) => ({ class_id: String(classIds[index % classIds.length]) }),
  }
}

/** A call about the exam with a typed question. */
function typedCall(name: string, query: (index: number) => object): AdminCall {
  return {
    name,
    action: 'getTypedAnswers',
    path: '/lessonsAction.php',
    fields: (index, { typedExamId }) => ({ lesson_id: String(typedExamId), ...query(index) }),
  }
}

/** A call about the class with 2,000 students and 100 lessons. */
function gradebookCall(name: string, action: string, query: (index: number) => object): AdminCall {
  return {
    name,
    path: '/lessonsAction.php',
    action,
    fields: (index, { classIds }) => ({ class_id: String(classIds[0]), ...query(index) }),
  }
}
