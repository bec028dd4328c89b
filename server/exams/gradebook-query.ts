import type { GradebookOrder, GradebookShow } from '../../contract/exams/gradebook.ts'
import type { GradebookQuery } from './gradebook.ts'

type GradebookInput = {
  classId: number
  search?: string | undefined
  show?: GradebookShow | undefined
  sort?: GradebookOrder | undefined
  lessonId?: number | undefined
  order?: 'asc' | 'desc' | undefined
}

/** The query of a request: all students by name by default. */
export function toGradebookQuery(input: GradebookInput): GradebookQuery {
  const { classId, search = '', show = 'all', sort = 'name', lessonId, order = 'asc' } = input
  return { classId, search, show, sort, lessonId, isDescending: order === 'desc' }
}
