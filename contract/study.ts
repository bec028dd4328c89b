import * as z from 'zod/mini'
import { call } from './call.ts'
import { type SchoolClass, schoolClass } from './classes.ts'
import { examQuestion, examResult } from './exams.ts'
import { withFieldNames } from './field-names.ts'
import { type LessonRow, lessonFieldNames, lessonRow, lessonWire } from './lessons.ts'
import { classRef, id, unixSecondsString } from './wire.ts'

const classPage = withFieldNames(
  z.object({
    class_details: schoolClass,
    lessons: z.array(lessonRow),
    isEnrolled: z.boolean(),
    nextSub: unixSecondsString,
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

/** A class and its lessons on the wire, as they are before any student opened one. */
export type EncodedSyllabus = Pick<z.input<typeof classPage>, 'class_details' | 'lessons'>

/** Puts on the wire what every student of a class is shown alike, once for all of them (decision 0040). */
export function encodeSyllabus(classDetails: SchoolClass, lessons: LessonRow[]): EncodedSyllabus {
  return {
    class_details: z.encode(schoolClass, classDetails),
    lessons: lessons.map((it) => z.encode(lessonRow, it)),
  }
}

/** Where a student stands in a class; lessons by their ids, with the moment each was viewed. */
export type ClassPageState = Omit<ClassPage, 'class' | 'lessons'> & {
  viewedAt: ReadonlyMap<number, number>
  submitted: ReadonlySet<number>
  /** Whether the class's links are sent; '' stands in their place (decision 0371). */
  showsLinks: boolean
  /** Timetables' files, for those who may see them, each with an address that was signed just now. */
  timetableFiles: ReadonlyMap<number, TimetableFile>
}

export type TimetableFile = Pick<
  z.input<typeof lessonRow>,
  'material_url' | 'material_name' | 'material_size'
>

/**
 * A student's class page on the wire: the syllabus with this student's marks in it. It writes by hand what the
 * schema would, for this is the site's busiest read and most of it never changes.
 */
export function encodeClassPage(
  { class_details, lessons }: EncodedSyllabus,
  { paidUntil, subscription, monthlyLimit, ...state }: ClassPageState,
): z.input<typeof classPage> {
  const { isEnrolled, showsLinks, viewedAt, submitted, timetableFiles } = state
  return {
    class_details: showsLinks ? class_details : { ...class_details, links: '' },
    lessons: lessons.map((it) => {
      const viewedDate = viewedAt.get(Number(it.id))
      const examDone = submitted.has(Number(it.id))
      // a timetable's text is for those who study by it
      if (!isEnrolled) return it.about === '' ? it : { ...it, about: '' }
      const file = timetableFiles.get(Number(it.id))
      if (file) return { ...it, ...file }
      if (viewedDate === undefined && !examDone) return it
      const viewed = viewedDate === undefined ? '0' : '1'
      return { ...it, viewed, viewedDate: viewedDate ?? 0, examDone: examDone ? 1 : 0 }
    }),
    isEnrolled,
    nextSub: String(paidUntil),
    subscriptionStatus: subscription,
    monthlyLessonLimit: monthlyLimit,
  }
}

/** A class with its lessons, as the caller sees them (R-CLASS-017). */
export const getClassDetails = call({
  method: 'POST',
  path: '/api.php',
  action: 'get_class_details',
  access: 'student',
  request: { class_id: classRef },
  fieldNames: { classRef: 'class_id' },
  response: classPage,
})

const lessonPage = withFieldNames(
  z.object({
    ...lessonWire.shape,
    class_id: id,
    class_rand: z.string(),
    class_name: z.string(),
    material_name: z.string(),
    material_size: z.int(),
    // pixels of an image, so that the page keeps its place; 0 for any other file
    material_width: z.int(),
    material_height: z.int(),
    // the lesson after this one in the class's order, timetables left out; '' when there is none
    next_lesson_id: z.string(),
    next_lesson_subject: z.string(),
    // its number in the class, timetables not counted; 0 when there is none
    next_lesson_number: z.int(),
    questions: z.array(examQuestion),
    has_theory: z.boolean(),
    examResult: z.optional(examResult),
  }),
  {
    ...lessonFieldNames,
    classId: 'class_id',
    classRand: 'class_rand',
    className: 'class_name',
    materialName: 'material_name',
    materialBytes: 'material_size',
    materialWidth: 'material_width',
    materialHeight: 'material_height',
    nextLessonId: 'next_lesson_id',
    nextLessonSubject: 'next_lesson_subject',
    nextLessonNumber: 'next_lesson_number',
    hasTheory: 'has_theory',
  } as const,
)
export type LessonPage = z.output<typeof lessonPage>

/** R-LESSON-034. Refused, without text or material, to whoever may not open the lesson (R-LESSON-041). */
export const getLessonDetails = call({
  method: 'POST',
  path: '/api.php',
  action: 'get_lesson_details',
  access: 'student',
  request: { class_id: classRef, lesson_id: id },
  fieldNames: { classRef: 'class_id' },
  response: lessonPage,
})

/** Marks a lesson viewed, when its access checks let the student in (R-LESSON-023, R-LESSON-024). */
export const recordLessonView = call({
  method: 'POST',
  path: '/api.php',
  action: 'viewStatus',
  access: 'student',
  request: { class_id: classRef, lesson_id: id },
  fieldNames: { classRef: 'class_id' },
  response: z.null(),
})
