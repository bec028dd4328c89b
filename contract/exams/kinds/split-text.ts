// no space before them: a search from each of many spaces takes the square of their number
const SEPARATORS = /[|\t;؛]|\s\/\s/u
/** Between a word and its meaning: a dash or sign of equality, a colon with a space after it, or a tab. */
const BETWEEN = /(?<!\s)\s*(?:\t|=|\s[–—-]\s|[–—]|:\s)\s*/u

/** A number or a bullet at the start of a pasted line. */
const LIST_MARK = /^\s*(?:\(?[\d٠-٩]+(?:[.)]|\s*[-–ـ])\s+|[-–—]\s+|[•*·▪]\s*)/u
/** Marks of direction, which come with texts that were copied. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** A text without the marks of direction that come with what is copied. */
export const withoutDirection = (text: string): string => text.replace(DIRECTION, '')

/** A pasted line without a number or a bullet before it. */
export const cleanLine = (line: string): string =>
  withoutDirection(line).replace(LIST_MARK, '').trim()

/** The parts of a line between bars, semicolons, tabs, or slashes with spaces, in either script. */
export const splitParts = (text: string): string[] =>
  text
    .split(SEPARATORS)
    .map((it) => it.trim())
    .filter(Boolean)

/** The words of a list between commas, in either script. */
export const splitList = (text: string): string[] =>
  text
    .split(/[,،|;؛\t]/u)
    .map((it) => it.trim())
    .filter(Boolean)

/** Both sides of 'كتاب — book'; the second is '' if there is none. A sign without spaces around it separates only two scripts: 'كتاب:book'. */
export function splitPair(text: string): [string, string] {
  const line = text.trim()
  const sides = ({ 0: sign, index }: RegExpExecArray): [string, string] => [
    line.slice(0, index).trim(),
    line.slice(index + sign.length).trim(),
  ]
  const found = BETWEEN.exec(line)
  if (found) return sides(found)
  return (
    [...line.matchAll(/[:-]/g)]
      .map(sides)
      .find(([left, right]) => left && right && isArabic(left) !== isArabic(right)) ?? [line, '']
  )
}

const isArabic = (text: string) => /^\P{L}*\p{Script=Arabic}/u.test(text)

/** A cell in quotation marks, as a CSV file has it. */
const QUOTED = /^\s*"((?:[^"]|"")*)"\s*/
const ALL_QUOTED = /(?<=^|[\t|;؛,،])\s*"(?:[^"]|"")*"/g

/** The first of some separators that rows have outside quotation marks; undefined for none. */
export const findSeparator = (
  rows: readonly string[],
  separators: readonly string[],
): string | undefined => {
  const bare = rows.map((it) => it.replace(ALL_QUOTED, ''))
  return separators.find((separator) => bare.some((it) => it.includes(separator)))
}

/** The cells of a row of a pasted table or a CSV file. A separator inside quotation marks belongs to its cell. */
export function splitRow(row: string, separator = '\n'): string[] {
  const cells: string[] = []
  let rest: string | undefined = row
  while (rest !== undefined) {
    const first = splitFirst(rest, separator)
    cells.push(first.cell)
    rest = first.rest
  }
  return cells
}

/** The first cell of a row, and what follows its separator; undefined for the last one. */
function splitFirst(row: string, separator: string): { cell: string; rest: string | undefined } {
  const [quoted = '', inner = ''] = QUOTED.exec(row) ?? []
  const isQuoted = quoted !== '' && [undefined, separator].includes(row[quoted.length])
  const end = isQuoted ? quoted.length : row.indexOf(separator)
  const cell = isQuoted ? inner.replaceAll('""', '"') : row.slice(0, end < 0 ? undefined : end)
  return {
    cell: cell.trim(),
    rest: end < 0 || end >= row.length ? undefined : row.slice(end + 1),
  }
}

/** The line, and the list after a double bar; undefined without one. */
export function splitBank(text: string): { line: string; bank: string[] | undefined } {
  const index = text.indexOf('||')
  if (index < 0) return { line: text.trim(), bank: undefined }
  return { line: text.slice(0, index).trim(), bank: splitList(text.slice(index + 2)) }
}
