import type { Options } from 'csv-stringify'

// in a character class: characters at which a spreadsheet can start a new cell or row
const SEPARATORS = String.raw`,;|\t\n\v\f\r\x1c-\x1f\x85\u2028\u2029`
// spaces, invisible characters and quotation marks that a spreadsheet can skip before a formula
const SKIPPED = String.raw`(?:(?![${SEPARATORS}])[\s"\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}])*`
// = + - @ with their full-width, small and mathematical forms
const SIGN = String.raw`[=+\-@＝＋－＠﹦﹢﹣﹫−]`
const FORMULA = `'*${SKIPPED}${SIGN}`
const CONTROL = String.raw`'*[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[\t\r\n]`
const CELL_START = `(?<=^|[${SEPARATORS}])`

const unsafe = new RegExp(`${CELL_START}(?=${FORMULA})|^(?=${CONTROL})`, 'gu')
const escaped = new RegExp(`${CELL_START}'(?=${FORMULA})|^'(?=${CONTROL})`, 'gu')

/**
 * Makes text safe to open in a spreadsheet: adds an apostrophe wherever a cell could begin with a formula, also inside
 * the text, because a spreadsheet can split it at a semicolon or a line break (decision 0370).
 */
export function escapeFormulas(text: string): string {
  return text.replace(unsafe, "'")
}

/** The exact inverse of `escapeFormulas`, for importing an exported file. */
export function unescapeFormulas(text: string): string {
  return text.replace(escaped, '')
}

/**
 * The options of every CSV export, for csv-stringify: UTF-8 with a byte order mark, escaped formulas, and quotes around
 * every cell that a reader could split or trim. A cell given as a number stays a number, so a negative amount keeps its
 * sign; `cast.number` formats it.
 */
export function csvOptions(columns: readonly string[], cast: Options['cast'] = {}): Options {
  return {
    header: true,
    columns: [...columns],
    bom: true,
    record_delimiter: 'windows',
    quoted_match: new RegExp(String.raw`[${SEPARATORS}]|^\s|\s$`, 'u'),
    cast: { string: escapeFormulas, ...cast },
  }
}
