import type { Generated } from 'kysely'

declare module '../platform/tables.ts' {
  interface Tables {
    class_staff: ClassStaffTable
    classes: ClassesTable
  }
}

export type ClassesTable = {
  id: Generated<number>
  rand: string
  category: string
  name: string
  about: string
  /** Kobo; 0 is free. */
  price: number
  monthly: number
  active: number
  /** As entered: a day 'YYYY-MM-DD', Unix seconds, or ''. */
  registration_closes: string
  monthly_limit: number
  prerequisite_id: number | null
  links: string
  created_at: number
  updated_at: number
  deleted_at: number | null
  /** Incremented by every change of the class, its lessons or its questions. */
  version: Generated<number>
  /** 1 until it is published. A draft is not active. */
  is_draft: Generated<number>
  /** 1 if teachers and markers see numbers in place of names until a mark is saved. */
  anonymous_marking: Generated<number>
  /** In how many parts the price may be paid, 2 to 6; 0 for none. */
  parts: Generated<number>
  /** What its students can do, as JSON; '' for nothing. */
  can_do: Generated<string>
  /** Other names, one a line. */
  aliases: Generated<string>
}

/** A class that is given to a teacher or marker (R-STAFF-003, R-STAFF-009). */
type ClassStaffTable = {
  id: Generated<number>
  class_id: number
  user_id: number
}
