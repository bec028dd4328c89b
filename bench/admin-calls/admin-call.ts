/** Sizes and ids of the filled school. */
export type Sample = {
  students: number
  classes: number
  ledgerRows: number
  /** The ids of some of the students. */
  studentIds: number[]
  classIds: number[]
  /** Submitted exams. */
  resultIds: number[]
  /** Messages to all students. */
  messageIds: number[]
  /** An exam that all students have taken. */
  examId: number
  /** An exam with a typed question that all students have answered. */
  typedExamId: number
  now: number
}

/** A call of an administrators' screen. */
export type AdminCall = {
  name: string
  /** Defaults to '/adminActions.php'. */
  path?: string
  /** '' for a path without actions. */
  action: string
  /** The fields of the nth request; each is different. */
  fields: (index: number, sample: Sample) => object
  /** Returns thousands of rows by design, so the limit of 100 ms does not apply. */
  isUnbounded?: boolean
}

/** The page of the nth request, spread over all pages of a list. */
export const pageFor = (index: number, rows: number, size = 10) =>
  1 + ((index * 7919) % Math.ceil(rows / size))
