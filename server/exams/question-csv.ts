import { isDeepStrictEqual } from 'node:util'
import { stringify } from 'csv-stringify/sync'
import type { DiacriticsRule } from '../../contract/arabic/arabic-judge.ts'
import { DEFAULT_POINTS, MAX_POINTS } from '../../contract/exams/exam-score.ts'
import { exerciseRules } from '../../contract/exams/kinds/all.ts'
import type { ExerciseKind } from '../../contract/exams/kinds/contents.ts'
import { exerciseText } from '../../contract/exams/kinds/texts.ts'
import {
  QUESTION_IMPORT_MAX_CHARACTERS,
  QUESTION_IMPORT_MAX_ROWS,
} from '../../contract/exams/manage-questions.ts'
import { findQuestionProblems, QUESTION_KINDS } from '../../contract/exams/question-problems.ts'
import {
  diacriticsRules,
  type ExerciseContent,
  isExercise,
  isTyped,
  type QuestionContent,
  type QuestionKind,
  questionKinds,
} from '../../contract/exams/questions.ts'
import { textIn } from '../../messages/catalog.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../messages/languages.ts'
import { type Message, say } from '../../messages/message.ts'
import type { NewQuestion, Question } from '../lessons/question-store.ts'
import { csvOptions } from '../platform/csv.ts'
import { decline } from '../platform/errors.ts'
import { type CsvFormat, listUnusedColumns, readCsv } from '../platform/read-csv.ts'
import { type CsvAnswer, looksLikeLabel, readCsvAnswer } from './csv-answer.ts'

/**
 * The columns of an exported file. `accepted` are the further keys of a typed question, separated by ` | `, with a backslash before a
 * bar or backslash of a key; `marks` is 'free', 'ending' or 'asked', and `strict` 'yes' if a
 * nearly right answer earns nothing. `explained_in` is the subject of a lesson, `media` the number of an uploaded
 * file. The answer of an exercise is its content as a line of text (contract/exams/kinds); `content` is that content as JSON if the line
 * cannot say all of it. `slow` is the number of the slow sound of a dictation. `answer_is` is 'text' for an answer that would be read as the letter or number of an option.
 */
const COLUMNS = [
  'kind',
  'question',
  'answer',
  'content',
  'option1',
  'option2',
  'option3',
  'option4',
  'accepted',
  'marks',
  'strict',
  'points',
  'explained_in',
  'media',
  'slow',
  'answer_is',
] as const
/** A sheet in which the answer is one of the options has up to five. */
const READ_COLUMNS = [...COLUMNS, 'option5'] as const
type Column = (typeof READ_COLUMNS)[number]
const OPTION_COLUMNS = ['option1', 'option2', 'option3', 'option4', 'option5'] as const
const MAX_OTHERS = 4

const aliases = new Map<string, Column>(
  Object.entries<Column>({
    type: 'kind',
    text: 'question',
    questions: 'question',
    questiontext: 'question',
    السؤال: 'question',
    correctanswer: 'answer',
    rightanswer: 'answer',
    correctoption: 'answer',
    answerkey: 'answer',
    correct: 'answer',
    key: 'answer',
    الإجابة: 'answer',
    الجواب: 'answer',
    الإجابةالصحيحة: 'answer',
    الجوابالصحيح: 'answer',
    explainedin: 'explained_in',
    picture: 'media',
    sound: 'media',
    ...Object.fromEntries(
      OPTION_COLUMNS.flatMap((column, index) =>
        [index + 1, 'abcde'.charAt(index), 'أبجده'.charAt(index)].flatMap((label) =>
          ['', 'option', 'options', 'choice', 'answer', 'opt', 'الخيار', 'خيار'].map(
            (prefix) => [`${prefix}${label}`, column] as const,
          ),
        ),
      ),
    ),
  }),
)

const MAX_CELL_CHARACTERS: Partial<Record<Column, number>> = {
  ...{ question: 5_000, answer: 20_000, content: 60_000, accepted: 3_000 },
}
const DEFAULT_CELL_CHARACTERS = 2_000

/** The lessons and media that the columns of a file can refer to. */
export type CsvReferences = {
  /** The lessons that can explain a question. */
  lessons: readonly { id: number; subject: string }[]
  /** Ids of uploaded pictures and sounds; null accepts every number. */
  mediaIds: ReadonlySet<number> | null
  /** Of the reasons; English by default. */
  locale?: Locale
}

/** Questions as a CSV file that `parseQuestionsCsv` reads to the same questions. */
export function toQuestionsCsv(
  questions: readonly Question[],
  { lessons }: Pick<CsvReferences, 'lessons'>,
): string {
  const rows = questions.map((it) => ({
    ...it,
    content: '',
    ...(isExercise(it) && toExerciseCells(it)),
    ...(isTyped(it) && {
      strict: it.strict ? 'yes' : '',
      accepted: it.accepted.map((key) => key.replaceAll(/[\\|]/g, '\\$&')).join(' | '),
    }),
    answer_is: isReadAsText(it) ? '' : 'text',
    explained_in: lessons.find(({ id }) => id === it.explainedIn)?.subject ?? '',
    media: it.mediaId ?? '',
  }))
  return stringify(rows, csvOptions(COLUMNS))
}

/** The cells of a content: a line of text if it says all of it, otherwise JSON. */
function toExerciseCells({ kind, answer, content }: ExerciseContent) {
  const text = exerciseText(kind)
  const line = text.write(content)
  const rules =
    'strict' in content ? { marks: content.marks, strict: content.strict ? 'yes' : '' } : {}
  const read = {
    ...(text.read(line) as object),
    ...('strict' in content && { marks: content.marks, strict: content.strict }),
  }
  return isDeepStrictEqual(read, { ...content })
    ? { answer: line, ...rules }
    : { answer, content: JSON.stringify(content) }
}

const isReadAsText = (it: Question) =>
  it.kind !== 'choice' ||
  !looksLikeLabel(it.answer, [it.option1, it.option2, it.option3, it.option4])

/**
 * A row of a file: its question, or the reason why it is left out; with a question, `reason` is what is not imported, and `unsure`
 * why its answer may be another one.
 */
export type ParsedQuestionRow = {
  line: number
  text: string
  reason: string
  unsure?: string
  question: NewQuestion | undefined
}

const FORMAT: CsvFormat<Column> = {
  toColumn,
  isHeader: (columns) => columns.includes('question') && columns.includes('answer'),
  maxRows: QUESTION_IMPORT_MAX_ROWS,
  tooManyRows: say('rules_exams_csv_too_many', { max: QUESTION_IMPORT_MAX_ROWS }),
  columnsMissing: () => say('rules_exams_csv_columns', { columns: 'question, answer' }),
}

/** The rows of a file, and the titles of the columns that are not read. */
export type ParsedQuestions = { rows: ParsedQuestionRow[]; unusedColumns: string[] }

/**
 * Parses questions from CSV text: columns in any order, of which question and answer are required. Declines a file that is not CSV,
 * without these columns or with more than 500 rows.
 */
export function parseQuestionsCsv(csv: string, references: CsvReferences): ParsedQuestions {
  if (csv.length > QUESTION_IMPORT_MAX_CHARACTERS)
    decline('csv_too_many_rows', say('rules_exams_file_too_large_most_2'))
  const table = readCsv(csv, FORMAT)
  const { columns } = table
  const rows = table.rows.map(({ line, cells }) => {
    const cell: ReadCell = (column) => cells[columns.indexOf(column)] ?? ''
    return { line, text: cell('question').slice(0, 300), ...parseRow(cell, references) }
  })
  // of two columns with the same title the first is read
  const isRead = (index: number) =>
    columns[index] !== undefined && columns.indexOf(columns[index]) === index
  return { rows, unusedColumns: listUnusedColumns(table, isRead, references.locale) }
}

type ReadCell = (column: Column) => string

/** 'Correct Answer', 'Option 1', 'Option A' and 'A' are names of columns, too. */
function toColumn(header: string): Column | undefined {
  const name = header.toLowerCase().replaceAll(/[\s_.\-:*()]/g, '')
  return aliases.get(name) ?? READ_COLUMNS.find((it) => it.replaceAll('_', '') === name)
}

function parseRow(
  cell: ReadCell,
  references: CsvReferences,
): Omit<ParsedQuestionRow, 'line' | 'text'> {
  const write = (message: Message) => textIn(references.locale ?? DEFAULT_LOCALE, message)
  const problem = (message: Message) => ({ reason: write(message), question: undefined })
  const invalid = READ_COLUMNS.find((it) => !isValidCell(it, cell(it)))
  if (invalid) return problem(say('rules_exams_csv_invalid_column', { column: invalid }))
  const kind = toKind(cell('kind'))
  if (!kind) return problem(say('rules_exams_csv_kinds', { kinds: questionKinds.join(', ') }))
  const points = cell('points') === '' ? DEFAULT_POINTS : Number(cell('points'))
  if (!Number.isInteger(points) || points < 1 || points > MAX_POINTS)
    return problem(say('rules_exams_csv_points', { max: MAX_POINTS }))
  const marks = cell('marks').toLowerCase()
  if (!isDiacriticsRule(marks))
    return problem(say('rules_exams_csv_marks', { marks: diacriticsRules.join(', ') }))
  const strict = STRICT.get(cell('strict').toLowerCase())
  if (strict === undefined)
    return problem(say('rules_exams_csv_strict', { column: 'strict', yes: 'yes', no: 'no' }))
  const answer = readAnswer(kind, cell)
  if ('problem' in answer) return problem(answer.problem)
  const content = toContent(kind, cell, { marks: marks || 'free', strict, ...answer })
  const error = findQuestionProblems(content).find((it) => it.severity === 'error')
  if (error) return problem(error.message)
  const { notes, ...ids } = resolveReferences(cell, references)
  const { remark } = answer
  return {
    reason: notes.map(write).join(' '),
    ...(remark !== undefined && { unsure: write(remark) }),
    question: { ...content, points, ...ids },
  }
}

function readAnswer(kind: QuestionKind, cell: ReadCell): CsvAnswer {
  if (kind !== 'choice') return { answer: cell('answer'), others: [] }
  const isText = cell('answer_is').toLowerCase() === 'text'
  const read = readCsvAnswer(cell('answer'), OPTION_COLUMNS.map(cell), isText)
  const others = 'others' in read ? read.others.slice(MAX_OTHERS) : []
  return others.some((it) => it !== '')
    ? { problem: say('rules_exams_csv_answer_none_of_five') }
    : read
}

function isValidCell(column: Column, text: string): boolean {
  const maxLength = MAX_CELL_CHARACTERS[column] ?? DEFAULT_CELL_CHARACTERS
  // the same rule as for request texts
  return text.length <= maxLength && !text.includes('\0') && text.isWellFormed()
}

function toKind(text: string) {
  const name = text.toLowerCase()
  if (name === '') return 'choice' as const
  return questionKinds.find((it) => it === name || isLabel(QUESTION_KINDS[it].label, name))
}

/** A kind can be named by its label in any language. */
const isLabel = (label: Message, name: string) =>
  LOCALES.some((it) => textIn(it, label).toLowerCase() === name)

const isDiacriticsRule = (text: string): text is DiacriticsRule | '' =>
  text === '' || diacriticsRules.some((it) => it === text)

type CsvRules = { marks: DiacriticsRule; strict: boolean }

// a text of a file never names a member of an object, such as 'constructor'
const STRICT = new Map(
  Object.entries({
    ...{ '': false, no: false, false: false, '0': false },
    ...{ yes: true, true: true, '1': true },
  }),
)

function toContent(
  kind: QuestionKind,
  cell: ReadCell,
  { answer, others, ...rules }: { answer: string; others: string[] } & CsvRules,
): QuestionContent {
  const question = cell('question')
  if (kind === 'typed' || kind === 'dictation')
    return {
      ...{ kind, question, answer, accepted: splitKeys(cell('accepted')), marks: rules.marks },
      ...(kind === 'dictation' && isNumber(cell('slow')) && { slow: Number(cell('slow')) }),
      ...(rules.strict ? { strict: true } : {}),
    }
  if (kind !== 'choice') return readExercise(kind, cell, rules)
  const [option1 = '', option2 = '', option3 = '', option4 = ''] = others
  return { ...{ kind, question, answer }, option1, option2, option3, option4 }
}

/** The content of an exercise: JSON, or else a line of text; one that cannot be read is empty, which is a problem of each kind. */
function readExercise(
  kind: ExerciseKind,
  cell: ReadCell,
  { marks, strict }: CsvRules,
): QuestionContent {
  const { content: schema, keyText } = exerciseRules(kind)
  const line = exerciseText(kind).read(cell('answer')) as object
  const ofLine = 'strict' in line ? { ...line, marks, strict } : line
  const read = schema.safeParse(cell('content') === '' ? ofLine : readJson(cell('content')))
  const empty = exerciseText(kind).read('')
  const content = read.success ? read.data : empty
  const answer = keyText(content).slice(0, DEFAULT_CELL_CHARACTERS)
  // the rules of the kind have read the content
  return { kind, question: cell('question'), answer, content } as QuestionContent
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isNumber = (text: string) => /^[1-9]\d{0,14}$/.test(text)

/** The keys between bars; `\|` and `\\` in a key are a bar and a backslash. */
const splitKeys = (text: string) =>
  (text.match(/(?:\\[\\|]|[^|])+/g) ?? [])
    .map((key) => key.trim().replaceAll(/\\([\\|])/g, '$1'))
    .filter(Boolean)

function resolveReferences(cell: ReadCell, { lessons, mediaIds }: CsvReferences) {
  const subject = cell('explained_in')
  const lesson = lessons.find((it) => it.subject.toLowerCase() === subject.toLowerCase())
  const media = cell('media')
  const isKnown = isNumber(media) && (mediaIds?.has(Number(media)) ?? true)
  const mediaId = isKnown ? Number(media) : null
  const notes = [
    ...(subject === '' || lesson
      ? []
      : [say('rules_exams_csv_no_such_lesson', { lesson: subject })]),
    ...(media === '' || mediaId ? [] : [say('rules_exams_csv_no_such_media')]),
  ]
  return { explainedIn: lesson?.id ?? null, mediaId, notes }
}
