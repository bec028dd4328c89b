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
  viewed_at: number
}
