import * as z from 'zod/mini'
import { call } from './call.ts'
import { schoolClass } from './classes.ts'
import { examQuestion, examResult } from './exams.ts'
import { lessonNames, lessonRow, lessonWire } from './lessons.ts'
import { classRef, id, named, timeString } from './wire.ts'

const classPage = named(
  z.object({
    class_details: schoolClass,
    lessons: z.array(lessonRow),
    isEnrolled: z.boolean(),
    nextSub: timeString,
    subscriptionStatus: z.enum(['active', 'expired', 'none']),
    monthlyLessonLimit: z.int(),
  }),
  {
    class: 'class_details',
    paidUntil: 'nextSub',
    subscription: 'subscriptionStatus',
    monthlyLimit: 'monthlyLessonLimit',
  },
)
export type ClassPage = z.output<typeof classPage>

/** Student-area §7. */
export const getClassDetails = call({
  method: 'POST',
  path: '/api.php',
  action: 'get_class_details',
  may: 'student',
  asks: { class_id: classRef },
  answers: classPage,
})

const openLesson = named(
  z.object({
    ...lessonWire.shape,
    class_id: id,
    class_rand: z.string(),
    class_name: z.string(),
    material_name: z.string(),
    material_size: z.int(),
    // the lesson after this one in the class's order, timetables left out; '' when there is none
    next_lesson_id: z.string(),
    next_lesson_subject: z.string(),
    questions: z.array(examQuestion),
    has_theory: z.boolean(),
    examResult: z.optional(examResult),
  }),
  {
    ...lessonNames,
    classId: 'class_id',
    classRand: 'class_rand',
    className: 'class_name',
    materialName: 'material_name',
    materialBytes: 'material_size',
    nextLessonId: 'next_lesson_id',
    nextLessonSubject: 'next_lesson_subject',
    hasTheory: 'has_theory',
  } as const,
)
export type OpenLesson = z.output<typeof openLesson>

/** Student-area §7. Refused, without text or material, to whoever may not open the lesson (decisions §5). */
export const getLessonDetails = call({
  method: 'POST',
  path: '/api.php',
  action: 'get_lesson_details',
  may: 'student',
  asks: { class_id: classRef, lesson_id: id },
  answers: openLesson,
})

/** Student-area §7: marks a lesson viewed, when its access checks let the student in. */
export const viewStatus = call({
  method: 'POST',
  path: '/api.php',
  action: 'viewStatus',
  may: 'student',
  asks: { class_id: classRef, lesson_id: id },
  answers: z.null(),
})
