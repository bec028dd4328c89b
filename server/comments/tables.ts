import type { Generated } from 'kysely'

declare module '../platform/tables.ts' {
  interface Tables {
    comments: CommentsTable
  }
}

type CommentsTable = {
  id: Generated<number>
  class_id: number
  lesson_id: number
  author_id: number
  parent_id: number | null
  body: string
  created_at: number
  deleted_at: number | null
}
