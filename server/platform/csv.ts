import type { ColumnOption, Options } from 'csv-stringify'
import { escapeFormulas, SEPARATORS } from '../../contract/platform/csv-formulas.ts'

/**
 * The options of every CSV export, for csv-stringify: UTF-8 with a byte order mark, escaped formulas, and quotes around
 * every cell that a reader could split or trim. A cell given as a number stays a number, so a negative amount keeps its
 * sign; `cast.number` formats it.
 */
export function csvOptions(
  columns: readonly (string | ColumnOption)[],
  cast: Options['cast'] = {},
): Options {
  return {
    header: true,
    columns: [...columns],
    bom: true,
    record_delimiter: 'windows',
    quoted_match: new RegExp(String.raw`[${SEPARATORS}]|^\s|\s$`, 'u'),
    cast: { string: escapeFormulas, ...cast },
  }
}
