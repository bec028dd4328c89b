import type { Generated } from 'kysely'

declare module '../platform/tables.ts' {
  interface Tables {
    lesson_views: LessonViewsTable
  }
}

type LessonViewsTable = {
  id: Generated<number>
  student_id: number
  lesson_id: number
  class_id: number
  /** When the student first read the lesson; 0 for one that was only kept on a device. */
  viewed_at: number
  /** When a lesson was kept on a device before it was read; 0 for one that was not. */
  kept_at: Generated<number>
}
