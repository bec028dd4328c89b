import { expect, onTestFinished, test, vi } from 'vitest'
import { say } from '../../messages/message.ts'
import { type CsvFormat, listUnusedColumns, readCsv } from './read-csv.ts'

type Column = 'name' | 'email'
const FORMAT: CsvFormat<Column> = {
  toColumn: (title) => (['name', 'email'] as const).find((it) => it === title),
  isHeader: (columns) => columns.includes('name') && columns.includes('email'),
  maxRows: 100,
  tooManyRows: say('rules_wire_request_not_valid'),
  columnsMissing: () => say('rules_wire_body_must_object'),
}
const read = (csv: string) => readCsv(csv, FORMAT)
const cellsOf = (csv: string) => read(csv).rows.map(({ cells }) => cells)

const HEAD = 'name,email\n'
const BROKEN_END = '"never closed'

test('a file of one student and two million empty lines is read without an error for each line (R-SEC-019)', () => {
  // each error of the parser has a stack, and two million take half a minute
  const errors = vi.spyOn(Error, 'captureStackTrace')
  onTestFinished(() => errors.mockRestore())
  for (const line of ['\n', ' \n', ',\n', ',,,\n', '\r\n', ' ; \t\n'])
    expect(cellsOf(`${HEAD}Amina,a@b.c\n${line.repeat(1_990_000 / line.length)}`)).toEqual([
      ['Amina', 'a@b.c'],
    ])
  expect(cellsOf(`${HEAD}${'\n'.repeat(1_990_000)}Amina,a@b.c\n`)).toEqual([['Amina', 'a@b.c']])
  expect(errors.mock.calls.length).toBeLessThan(10)
})

test('a file is declined at the limit of rows, before its rest is parsed (R-SEC-019)', () => {
  const row = 'Amina,a@b.c\n'
  expect(cellsOf(HEAD + row.repeat(100))).toHaveLength(100)
  expect(() => read(HEAD + row.repeat(101))).toThrow('The request is not valid')
  // the rest would be unreadable
  expect(() => read(HEAD + row.repeat(120) + BROKEN_END)).toThrow('The request is not valid')
})

test.each([
  ['20,001 lines of another width than the first', ' ,,\n'.repeat(20_001)],
  ['20,001 lines of separators', ',\n'.repeat(20_001)],
  ['250,001 cells in a row', ','.repeat(250_001)],
])('a file with %s is declined before it is parsed (R-SEC-019)', (_, text) => {
  expect(() => read(`${HEAD}${text}x${BROKEN_END}`)).toThrow('The request is not valid')
})

test('a row has at most 500 cells', () => {
  expect(cellsOf(`${HEAD}${'x,'.repeat(600)}x\n`)[0]).toHaveLength(500)
})

test.each([
  ['in the middle of a cell', 'Amina "Mina" Bello,a@b.c', ['Amina "Mina" Bello', 'a@b.c']],
  ['in a quoted cell', '"Amina "Mina" Bello",a@b.c', ['Amina "Mina" Bello', 'a@b.c']],
  ['at the start of a cell', '"Mina" Bello,a@b.c', ['"Mina" Bello', 'a@b.c']],
  ['around a number that is a text', 'Amina,="0803"', ['Amina', '0803']],
  ['around the same, quoted', 'Amina,"=""0803"""', ['Amina', '0803']],
  ['for inches', 'Amina 5" ,a@b.c', ['Amina 5"', 'a@b.c']],
])('a quotation mark %s is read, and so are the other rows', (_, row, cells) => {
  expect(cellsOf(`${HEAD}"Bello, Zainab", z@b.c \n${row}\nMusa,m@b.c`)).toEqual([
    ['Bello, Zainab', 'z@b.c'],
    cells,
    ['Musa', 'm@b.c'],
  ])
})

test('a cell is trimmed inside its quotation marks too', () => {
  for (const start of ['', 'Amina 5" ,a@b.c\n'])
    expect(cellsOf(`${HEAD}${start}" Bello, Zainab\u00a0"," z@b.c "\n`).at(-1)).toEqual([
      'Bello, Zainab',
      'z@b.c',
    ])
})

test('a quotation mark that is never closed is named by its line', () => {
  expect(() => read(`${HEAD}Amina,a@b.c\n"Musa,m@b.c\n`)).toThrow(
    'Line 3 of this file cannot be read: misplaced quotation mark.',
  )
})

test.each([
  ['an empty line', '\nname;email\nAmina;a@b.c'],
  ['the title of the list', 'Students of JSS 1, 2026\n\nname;email\nAmina;a@b.c'],
  ['a title with more separators than columns', 'A, B, C, D, E\nname;email\nAmina;a@b.c'],
  ['a title of one column', '"Students\nof 2026",\nname,email\nAmina,a@b.c'],
])('the header is found below %s', (_, csv) => {
  const { rows, columns } = read(csv)
  expect(columns.slice(0, 2)).toEqual(['name', 'email'])
  expect(rows.map(({ cells }) => cells)).toEqual([['Amina', 'a@b.c']])
})

test('line ends of different kinds are read in one file', () => {
  expect(cellsOf('name,email\r\nA,a@b.c\nB,b@c.d\rC,c@d.e')).toEqual([
    ['A', 'a@b.c'],
    ['B', 'b@c.d'],
    ['C', 'c@d.e'],
  ])
})

test('a header below the tenth row is not looked for', () => {
  expect(() => read(`${'x,\n'.repeat(10)}${HEAD}Amina,a@b.c`)).toThrow('The body must be an object')
})

test('a row is named by its line in the file and its number in the spreadsheet, with line breaks inside cells', () => {
  for (const lineEnd of ['\n', '\r\n'])
    expect(
      read(
        ['sep=,', 'name,email', '"A', 'B",a@b.c', '', '"C', 'D",c@d.e', 'E,f@g.h'].join(lineEnd),
      ).rows.map(({ line, row }) => [line, row]),
    ).toEqual([
      [3, 3],
      [6, 5],
      [8, 6],
    ])
})

test('columns that are not read are named, also those without a title that have text', () => {
  const table = read('S/N,name,,email,\n1,Amina,Zainab,a@b.c,\n')
  expect(listUnusedColumns(table, (index) => table.columns[index] !== undefined)).toEqual([
    'S/N',
    'column 3',
  ])
})
