/** In a character class: characters at which a spreadsheet can start a new cell or row. */
export const SEPARATORS = String.raw`,;|\t\n\v\f\r\x1c-\x1f\x85\u2028\u2029`
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
