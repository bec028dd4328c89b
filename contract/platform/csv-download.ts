import type { Permission } from '../staff/permissions.ts'
import { type CodeFields, withFieldNames } from './field-names.ts'
import * as z from './zod.ts'

/** A CSV file that the staff with a permission downloads with their bearer token and a recent password. */
export type CsvDownload<Filter> = {
  path: string
  /** The permission that the file needs (R-STAFF-001). */
  can: Permission
  /** Decodes the query, whose fields limit the rows, and encodes a filter for it. */
  filter: z.ZodMiniType<Filter>
}

/** Declares a CSV file. `fields` are those of its query by their wire names, which are camelCase in code. */
export function csvDownload<F extends Record<string, z.ZodMiniType>>(
  path: string,
  can: Permission,
  fields: F,
): CsvDownload<CodeFields<z.output<z.ZodMiniObject<F, z.core.$strip>>, Record<never, never>>> {
  // the types of the names in code are computed by CodeFields
  return { path, can, filter: withFieldNames(z.object(fields), {}) as never }
}
