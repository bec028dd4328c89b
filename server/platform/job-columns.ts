/** The columns of a table of jobs; null for one that it does not have. */
export type JobColumns<Column> = {
  /** The time from which a row is due; null for never. */
  dueAt: Column
  /** The end of the claim. If it is the column `dueAt`, a claim postpones the row. */
  claimedUntil: Column
  /** Counts the claims, so that an attempt counts even if its process was killed. */
  attempts: Column | null
  /** Not null in a row that is finished. */
  finishedAt: Column | null
  /** Set after the last attempt. A queue without it deletes the row. */
  failedAt: Column | null
  lastError: Column | null
}

/** Their usual names. */
export const USUAL_COLUMNS = {
  dueAt: 'due_at',
  claimedUntil: 'claimed_until',
  attempts: 'attempts',
  finishedAt: 'finished_at',
  failedAt: 'failed_at',
  lastError: 'last_error',
} as const satisfies JobColumns<string>

type UsualColumns = typeof USUAL_COLUMNS

/** Columns that the table does not have under the usual name are required. */
type ColumnNames<Column> = Partial<JobColumns<Column>> & {
  [Key in keyof UsualColumns as UsualColumns[Key] extends Column
    ? never
    : Key]: JobColumns<Column>[Key]
}

/** The option `columns` with the unusual column names; optional if the table has all usual columns. */
export type ColumnsOption<Column> =
  Record<never, never> extends ColumnNames<Column>
    ? { columns?: ColumnNames<Column> }
    : { columns: ColumnNames<Column> }
