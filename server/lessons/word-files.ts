import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import {
  MAX_WORDS,
  WORD_TEXTS,
  type WordContent,
  wordContent,
} from '../../contract/words/word-content.ts'
import { type Message, say } from '../../messages/message.ts'
import { csvOptions } from '../platform/csv.ts'
import { decline } from '../platform/errors.ts'
import { type CsvFormat, listUnusedColumns, readCsv } from '../platform/read-csv.ts'

// Words as CSV, and as the text file that Anki imports and exports (R-WORDS-001, R-WORDS-007).

type Column = (typeof WORD_TEXTS)[number] | 'file'

/** The titles of exported columns. */
const TITLES: Record<Column, string> = {
  ...{ text: 'Word', meaning: 'Meaning', plural: 'Plural', present: 'Present', masdar: 'Masdar' },
  ...{ gender: 'Gender', root: 'Root', preposition: 'Preposition', example: 'Example' },
  ...{ form: 'In the text', file: 'Sound' },
}
const COLUMNS: readonly Column[] = [
  ...(['text', 'meaning', 'plural', 'present', 'masdar', 'gender', 'root'] as const),
  ...(['preposition', 'example', 'form', 'file'] as const),
]

const ALIASES: Record<string, Column> = {
  ...{
    arabic: 'text',
    front: 'text',
    كلمة: 'text',
    الكلمة: 'text',
    المفردة: 'text',
    المفردات: 'text',
  },
  ...{
    english: 'meaning',
    back: 'meaning',
    translation: 'meaning',
    معنى: 'meaning',
    المعنى: 'meaning',
  },
  ...{
    الجمع: 'plural',
    المضارع: 'present',
    المصدر: 'masdar',
    verbalnoun: 'masdar',
    maṣdar: 'masdar',
  },
  ...{ النوع: 'gender', الجنس: 'gender', الجذر: 'root', الحرف: 'preposition', المثال: 'example' },
  ...{ audio: 'file', الصوت: 'file', form: 'form' },
}

const nameOf = (title: string) =>
  title
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s_.\-:*()]/g, '')
const BY_TITLE = new Map<string, Column>([
  ...Object.entries(ALIASES),
  ...COLUMNS.map((column) => [nameOf(TITLES[column]), column] as const),
])
const toColumn = (title: string): Column | undefined => BY_TITLE.get(nameOf(title))

/** Words as they were read. `sound` names their sound: a number in CSV, the name of a file from Anki. */
export type ReadWords = {
  words: (WordContent & { sound: string })[]
  /** What could not be read. */
  problems: Message[]
}

const toRow = (word: WordContent, sound: string) =>
  COLUMNS.map((column) => (column === 'file' ? sound : word[column]))

/** Words as CSV text that `readWordsCsv` reads to the same words. */
export const toWordsCsv = (words: readonly WordContent[]): string =>
  stringify(
    words.map((it) => toRow(it, it.file === 0 ? '' : String(it.file))),
    csvOptions(COLUMNS.map((it) => TITLES[it])),
  )

const FORMAT: CsvFormat<Column> = {
  toColumn,
  isHeader: (columns) => columns.includes('text') && columns.includes('meaning'),
  maxRows: MAX_WORDS,
  tooManyRows: say('rules_words_too_many', { max: MAX_WORDS }),
  columnsMissing: () => say('rules_words_columns_missing'),
}

/** Reads words from CSV text. Declines a file without the columns Word and Meaning, and one of more than 60 words. */
export function readWordsCsv(csv: string): ReadWords {
  const table = readCsv(csv, FORMAT)
  const read = toWords(
    table.columns,
    table.rows.map(({ row, cells }) => ({ number: row, cells })),
  )
  const unused = listUnusedColumns(table, (index) => table.columns[index] !== undefined)
  read.problems.unshift(...unused.map(notRead))
  return read
}

const notRead = (title: string): Message => say('rules_words_column_not_read', { title })

/** Anki reads the headers from the lines that begin with #; `sounds` are the names of files by the number of the sound. */
export function toAnkiText(
  words: readonly WordContent[],
  sounds: ReadonlyMap<number, string>,
): string {
  const head = [
    ...['#separator:tab', '#html:false'],
    `#columns:${COLUMNS.map((it) => TITLES[it]).join('\t')}`,
  ].join('\n')
  const rows = words.map((it) => {
    const name = sounds.get(it.file)
    return toRow(it, name ? `[sound:${name}]` : '')
  })
  const body = stringify(rows, { delimiter: '\t', quoted_match: /^[#\s]|\s$/u })
  return `${head}\n${body}`
}

// a text of a file never names a member of an object, such as 'constructor'
const SEPARATORS = new Map(
  Object.entries({ tab: '\t', comma: ',', semicolon: ';', pipe: '|', colon: ':', space: ' ' }),
)

/**
 * Reads the text file of Anki: with the columns that its headers name, else a word, its meaning and the others in our order. Declines a
 * text whose last quotation mark is not closed, and one with a line of more than 50,000 characters.
 */
export function readAnkiText(text: string): ReadWords {
  const headers = new Map<string, string>()
  const foreign = new Set<number>()
  let rest = text.replace(/^\ufeff/, '')
  for (;;) {
    const [line, name = '', value = ''] = /^#([\w ]+):([^\n]*)(?:\n|$)/.exec(rest) ?? []
    if (line === undefined) break
    rest = rest.slice(line.length)
    headers.set(name.toLowerCase(), value.replace(/\r$/, ''))
    // '#guid column:1' names a column of identifiers, which are not part of the note
    if (/ column$/i.test(name)) foreign.add(Number(value) - 1)
  }
  const separator = headers.get('separator')?.toLowerCase() ?? 'tab'
  const delimiter = SEPARATORS.get(separator) ?? (separator.length === 1 ? separator : '\t')
  const records = parseAnki(rest, delimiter)
  const isHtml = headers.get('html')?.trim().toLowerCase() !== 'false'
  const titles = headers.get('columns')?.split(delimiter)
  const width = records.reduce((most, it) => Math.max(most, it.length), 0)
  const own = Array.from({ length: width }, (_, index) => index).filter((it) => !foreign.has(it))
  const named = titles?.map(toColumn) ?? []
  const isNamed = named.includes('text') && named.includes('meaning')
  const columns = own.map((index, place) => (isNamed ? named[index] : COLUMNS[place]))
  const read = toWords(
    columns,
    records.slice(0, MAX_WORDS).map((cells, index) => ({
      number: index + 1,
      cells: own.map((at) => (isHtml ? toPlain(cells[at] ?? '') : (cells[at] ?? ''))),
    })),
  )
  if (isNamed)
    read.problems.unshift(
      ...own.flatMap((index) => {
        const title = titles?.[index]?.trim() ?? ''
        return title === '' || named[index] ? [] : [notRead(title.slice(0, 100))]
      }),
    )
  if (records.length > MAX_WORDS)
    read.problems.push(say('rules_words_too_many', { max: MAX_WORDS }))
  return read
}

function parseAnki(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      ...{ delimiter, relax_quotes: true, relax_column_count: true, skip_empty_lines: true },
      ...{ to: MAX_WORDS + 1, max_record_size: 50_000 },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const { lines = 1 } = error
    return decline('csv_unreadable', say('rules_wire_csv_unreadable', { line: String(lines) }))
  }
}

const ENTITIES: Record<string, string> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
}

const toPlain = (html: string) =>
  html
    .replaceAll(/<br\s*\/?>|<\/div>|<\/p>/gi, ' ')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(nbsp|amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')

const GENDERS = new Map(
  Object.entries({
    ...{ masculine: 'm', feminine: 'f', masc: 'm', fem: 'f' },
    ...{ مذكر: 'm', مؤنث: 'f' },
  }),
)

function toWords(
  columns: readonly (Column | undefined)[],
  rows: readonly { number: number; cells: readonly string[] }[],
): ReadWords {
  const words: ReadWords['words'] = []
  const problems: Message[] = []
  for (const { number, cells } of rows) {
    const cell = (column: Column) => {
      const index = columns.indexOf(column)
      return index < 0 ? '' : (cells[index] ?? '').trim()
    }
    const texts = Object.fromEntries(WORD_TEXTS.map((it) => [it, cell(it)]))
    const gender = texts.gender?.toLowerCase() ?? ''
    const read = wordContent.safeParse({ ...texts, gender: GENDERS.get(gender) ?? gender })
    const sound = /^(?:\[sound:)?([^[\]]*)\]?$/.exec(cell('file'))?.[1]?.trim() ?? ''
    if (read.success) words.push({ ...read.data, sound })
    else problems.push(say('rules_words_row_unreadable', { row: number }))
  }
  return { words, problems }
}
