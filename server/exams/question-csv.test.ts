import { expect, test } from 'vitest'
import { cpuTime } from '../test/cpu-time.ts'
import { type CsvReferences, parseQuestionsCsv, toQuestionsCsv } from './question-csv.ts'

const REFERENCES: CsvReferences = {
  lessons: [
    { id: 7, subject: 'The Noun' },
    { id: 8, subject: 'الدرس الأول' },
  ],
  mediaIds: new Set([4]),
}
const read = (csv: string, references = REFERENCES) => parseQuestionsCsv(csv, references).rows
/** The only question of a file, or the reason why it is left out. */
function readOne(csv: string) {
  const [row, ...others] = read(csv)
  expect(others).toEqual([])
  return row?.question ?? row?.reason
}

const QALAM = { kind: 'choice', question: 'Which?', answer: 'قلم', option1: 'كتب' }

test.each([
  ['a semicolon', 'question;answer;option1\nWhich?;قلم;كتب'],
  ['a tab', 'question\tanswer\toption1\nWhich?\tقلم\tكتب'],
  ['a byte order mark', '\ufeffquestion,answer,option1\nWhich?,قلم,كتب'],
  ['a byte order mark before a quotation mark', '\ufeff"question",answer,option1\nWhich?,قلم,كتب'],
  [
    'a named separator after a byte order mark',
    '\ufeffsep=;\r\nquestion;answer;option1\r\nWhich?;قلم;كتب',
  ],
  ['line ends of old Macs', 'question,answer,option1\rWhich?,قلم,كتب\r'],
  ['empty lines before the names of the columns', '\n\nquestion;answer;option1\nWhich?;قلم;كتب'],
  [
    'as many semicolons as commas between the names of the columns',
    'question,answer,option1,a;b;c;d\nWhich?,قلم,كتب,',
  ],
  ['columns in another order', 'option1,answer,question\nكتب,قلم,Which?'],
  ['columns that are not known', 'id,question,notes,answer,option1\n9,Which?,mine,قلم,كتب'],
  [
    'names with spaces, capitals and a colon',
    ' Question: ,CORRECT ANSWER,Option 1\nWhich?,قلم,كتب',
  ],
  ['spaces around the cells', 'question , answer, option1\n  Which? ,  قلم, كتب  '],
  ['quotation marks around all cells', '"question","answer","option1"\n"Which?","قلم","كتب"'],
  ['fewer cells than columns', 'question,answer,option1,option2,points\nWhich?,قلم,كتب'],
  ['more cells than columns', 'question,answer,option1\nWhich?,قلم,كتب,من,في'],
  ['the label of the kind', 'kind,question,answer,option1\nChoose an option,Which?,قلم,كتب'],
  ['a kind in capitals', 'TYPE,question,answer,option1\nCHOICE,Which?,قلم,كتب'],
])('a file of questions is read with %s (R-ARABIC-012)', (_, csv) => {
  expect(readOne(csv)).toMatchObject({ ...QALAM, points: 1, mediaId: null, explainedIn: null })
})

test.each([
  ['accepted', 'قلم | مرقم|يراعة ', { accepted: ['قلم', 'مرقم', 'يراعة'] }],
  ['accepted', '||', { accepted: [] }],
  ['marks', '', { marks: 'free' }],
  ['marks', 'asked', { marks: 'asked' }],
  ['marks', 'Asked', { marks: 'asked' }],
  ['marks', 'FREE', { marks: 'free' }],
  ['marks', 'ending', { marks: 'ending' }],
  ['strict', 'Yes', { strict: true }],
  ['strict', '1', { strict: true }],
  ['points', '', { points: 1 }],
  ['points', '1', { points: 1 }],
  ['points', '100', { points: 100 }],
  ['explained_in', 'the noun', { explainedIn: 7 }],
  ['Explained in', 'الدرس الأول', { explainedIn: 8 }],
  ['picture', '4', { mediaId: 4 }],
  ['sound', '4', { mediaId: 4 }],
  ['option1', 'is no column of a typed question', { answer: 'كتاب' }],
])('the column %s of a typed question is read: %s (R-ARABIC-012)', (column, cell, expected) => {
  const csv = `kind,question,answer,${column}\ntyped,Write: a book,كتاب,${cell}`
  expect(readOne(csv)).toMatchObject({ kind: 'typed', ...expected })
  expect(read(csv)[0]?.reason).toBe('')
})

const POINTS = 'The points must be a whole number from 1 to 100.'
const LETTERS = 'At most 200 letters are possible.'
test.each([
  ['points', '0', POINTS],
  ['points', '-1', POINTS],
  ['points', '101', POINTS],
  ['points', '1.5', POINTS],
  ['points', 'many', POINTS],
  [
    'kind',
    'essay',
    'The kind must be one of: choice, typed, dictation, hear, gap, order, match, marks, table, parse.',
  ],
  ['marks', 'always', 'The marks must be one of: free, ending, asked.'],
  ['strict', 'perhaps', 'The column strict must be yes or no.'],
  ['strict', 'constructor', 'The column strict must be yes or no.'],
  ['question', '', 'Enter the question.'],
  ['answer', '', 'Enter the correct answer.'],
  ['answer', 'َُِ', 'This answer has no letter or digit. Students could not type it.'],
  ['answer', 'ب'.repeat(201), LETTERS],
  ['accepted', `قلم|${'ب'.repeat(201)}`, LETTERS],
  ['accepted', '1|2|3|4|5|6', 'At most 5 further answers are possible.'],
  [
    'question',
    'a'.repeat(5001),
    'The column question is too long or contains an invalid character.',
  ],
  ['answer', 'a\0', 'The column answer is too long or contains an invalid character.'],
])(
  'a row with a wrong %s is named by its line and the others are read (R-ARABIC-012)',
  (column, cell, reason) => {
    const cells: Record<string, string> = { kind: 'typed', question: 'Write', answer: 'كتاب' }
    const columns = ['kind', 'question', 'answer', 'accepted', 'marks', 'strict', 'points']
    const rowOf = (it: Record<string, string>) => columns.map((name) => it[name] ?? '').join(',')
    const csv = [
      columns.join(','),
      rowOf(cells),
      '',
      rowOf({ ...cells, [column]: cell }),
      rowOf(cells),
    ]
    expect(
      read(csv.join('\n')).map((it) => [it.line, it.reason, it.question !== undefined]),
    ).toEqual([
      [2, '', true],
      [4, reason, false],
      [5, '', true],
    ])
  },
)

test.each([
  ['explained_in', 'Another lesson', "No lesson of this class is called 'Another lesson'."],
  ['media', '5', 'Its picture or sound is not in this school.'],
  ['media', '-4', 'Its picture or sound is not in this school.'],
  ['media', '4.0', 'Its picture or sound is not in this school.'],
])(
  'a question is imported without a %s that does not exist, and the row says so (R-ARABIC-012)',
  (column, cell, reason) => {
    const [row] = read(`question,answer,option1,${column}\nWhich?,قلم,كتب,${cell}`)
    expect(row).toMatchObject({ reason, question: { explainedIn: null, mediaId: null } })
  },
)

const EXTRAS = { id: 1, points: 3, mediaId: 4, explainedIn: 8 }
const CHOICE = { kind: 'choice' as const, option1: 'كتب', option2: '', option3: '', option4: '' }
test.each([
  ['diacritics', { ...CHOICE, question: 'ما إعرابُ «كِتَابٌ»؟', answer: 'مُبْتَدَأٌ' }],
  [
    'line breaks and quotation marks',
    { ...CHOICE, question: 'One\n"two"\n\nthree', answer: 'a;b,c' },
  ],
  [
    'a formula',
    { ...CHOICE, question: '=HYPERLINK("x")', answer: '-1', option2: '@a', option3: '+b' },
  ],
  ['an apostrophe before a formula', { ...CHOICE, question: "'=1", answer: "'a'" }],
  ['invisible characters', { ...CHOICE, question: '\u200fأ\u200d', answer: 'لا\u200cم' }],
  [
    'five keys',
    {
      kind: 'typed' as const,
      question: 'Write',
      answer: '١٢',
      accepted: ['12', '۱۲', '-12', 'a, b', 'اثنا عشر'],
      marks: 'asked' as const,
      strict: true,
    },
  ],
  [
    'no further key',
    {
      kind: 'typed' as const,
      question: 'Write',
      answer: 'ﷺ',
      accepted: [],
      marks: 'free' as const,
    },
  ],
])('a question with %s is exported and read to the same question (R-ARABIC-012)', (_, content) => {
  const question = { ...EXTRAS, ...content }
  const [row] = read(toQuestionsCsv([question], REFERENCES))
  const { id: _id, ...withoutId } = question
  expect(row).toMatchObject({ line: 2, reason: '', question: withoutId })
})

test('a row is named by the first 300 characters of its question (R-ARABIC-012)', () => {
  const [row] = read(`question,answer,option1\n${'a'.repeat(301)},قلم,كتب`)
  expect(row?.text).toHaveLength(300)
  expect(row?.question?.question).toHaveLength(301)
})

test('a question of 5,000 characters and an option of 2,000 are read, and longer ones are not (R-ARABIC-012)', () => {
  const readCells = (question: number, option: number) =>
    readOne(`question,answer,option1\n${'a'.repeat(question)},قلم,${'b'.repeat(option)}`)
  expect(readCells(5_000, 2_000)).toMatchObject({ answer: 'قلم', option1: 'b'.repeat(2_000) })
  expect(readCells(5_001, 2_000)).toContain('The column question is too long')
  expect(readCells(5_000, 2_001)).toContain('The column option1 is too long')
})

test('a file of more than 2,000,000 characters is declined before it is read (R-ARABIC-012)', () => {
  expect(() => read('a'.repeat(2_000_000))).toThrow('The first row must name the columns')
  expect(() => read('a'.repeat(2_000_001))).toThrow('The file is too large: at most 2 MB.')
})

test('500 questions are read and 501 are declined (R-ARABIC-012)', () => {
  const file = (rows: number) => `question,answer\n${'Which?,a\n'.repeat(rows)}`
  expect(read(file(500))).toHaveLength(500)
  expect(() => read(file(501))).toThrow('at most 500 questions')
})

test.each([
  ['no row', ''],
  ['no answer', 'question,option1\nWhich?,a'],
  ['no question', 'answer,option1\na,b'],
  ['other names', 'frage,antwort\nWelche?,a'],
  ['one column, because the separator is another one', 'question|answer\nWhich?|a'],
])('a file with %s is declined (R-ARABIC-012)', (_, csv) => {
  expect(() => read(csv)).toThrow('The first row must name the columns: question, answer.')
})

const SHEET = 'question,option1,option2,option3,option4,answer\n'
const others = (row: { question?: object | undefined } | undefined) => {
  const { option1, option2, option3, option4 } = (row?.question ?? {}) as Record<string, string>
  return [option1, option2, option3, option4]
}

test.each(['B', 'b', '2', 'B.', '(b)', 'Option B', 'option 2', 'B. qalam', '٢', 'ب', 'qalam'])(
  'the answer %s of a sheet names the second option, which is not there twice (R-ARABIC-012)',
  (answer) => {
    const [row] = read(`${SHEET}Which word means pen?,kitab,qalam,bab,bayt,${answer}`)
    expect(row).toMatchObject({ reason: '', question: { answer: 'qalam' } })
    expect(row?.unsure).toBeUndefined()
    expect(others(row)).toEqual(['kitab', 'bab', 'bayt', ''])
  },
)

test.each([
  ['A,B,C,D,Answer', 'kitab,qalam,bab,bayt,D'],
  ['Option A,Option B,Option C,Option D,Correct Option', 'kitab,qalam,bab,bayt,D'],
  ['option_a,option_b,option_c,option_d,Correct Answer', 'kitab,qalam,bab,bayt,bayt'],
  ['Answer 1,Answer 2,Answer 3,Answer 4,Correct', 'kitab,qalam,bab,bayt,4'],
  ['الخيار أ,الخيار ب,الخيار ج,الخيار د,الإجابة الصحيحة', 'kitab,qalam,bab,bayt,د'],
  ['1,2,3,4,Answer', 'kitab,qalam,bab,bayt,4'],
])('the options are found below the titles %s (R-ARABIC-012)', (titles, cells) => {
  const [row] = read(`Question,${titles}\nWhich word means house?,${cells}`)
  expect(row).toMatchObject({ reason: '', question: { answer: 'bayt' } })
  expect(others(row)).toEqual(['kitab', 'qalam', 'bab', ''])
})

test('five options of which one is right are read, and five wrong ones are not (R-ARABIC-012)', () => {
  const sheet = (answer: string) =>
    `Question,A,B,C,D,E,Answer\nWhich?,one,two,three,four,five,${answer}`
  expect(others(read(sheet('E'))[0])).toEqual(['one', 'two', 'three', 'four'])
  expect(others(read(sheet('a'))[0])).toEqual(['two', 'three', 'four', 'five'])
  expect(readOne(sheet('six'))).toBe('The answer is none of the five options.')
  expect(readOne(sheet('"A, C"'))).toBe('A question has one right answer. Name one option.')
})

test.each([
  ['an option is the letter of another one', 'A,C,B,D', 'B', 'B', "'B', not 'C'"],
  ['an option is the number of another one', '2,3,4,5', '2', '2', "'2', not '3'"],
  ['all options are numbers', '4,6,7,8', '3', '7', "'7', not '3'"],
  ['all options are letters', 'b,c,d,e', 'a', 'a', "'a', not 'b'"],
  ['there is no option of this letter', 'kitab,qalam,bab,bayt', 'E', 'E', 'There is no option E.'],
])('a row is unsure if %s (R-ARABIC-012)', (_, options, cell, answer, remark) => {
  const [row] = read(`${SHEET}Which?,${options},${cell}`)
  expect(row).toMatchObject({ reason: '', question: { answer } })
  expect(row?.unsure).toContain(remark)
})

test.each([
  ['the letter is its own option', 'A,B,C,D', 'B'],
  ['no option has this number', '4,6,7,8', '5'],
  ['the answer is a word', 'kitab,bab,bayt,', 'qalam'],
])('a row is not unsure if %s (R-ARABIC-012)', (_, options, answer) => {
  const [row] = read(`${SHEET}Which?,${options},${answer}`)
  expect(row).toMatchObject({ reason: '', question: { answer } })
  expect(row?.unsure).toBeUndefined()
})

test.each([
  ['a number that could name an option', { answer: '3', option1: '4', option2: '6', option3: '7' }],
  ['a letter that could name an option', { answer: 'B', option1: 'kitab', option2: 'qalam' }],
  ['several letters', { answer: 'A, B', option1: 'kitab', option2: 'qalam' }],
  ['a gap between its options', { answer: 'bab', option1: '', option2: 'qalam', option4: 'kitab' }],
])('an exported answer is read as it was: %s (R-ARABIC-012)', (_, content) => {
  const question = { ...EXTRAS, ...CHOICE, question: 'Which?', ...content }
  const [row] = read(toQuestionsCsv([question], REFERENCES))
  const { id: _id, ...withoutId } = question
  expect(row).toMatchObject({ reason: '', question: withoutId })
  expect(row?.unsure).toBeUndefined()
})

test('further keys with bars and backslashes are exported and read unchanged (R-ARABIC-012)', () => {
  const accepted = ['a|b', '|c', 'a\\', 'a\\|d', '\\\\e']
  const question = {
    ...EXTRAS,
    ...{ kind: 'typed' as const, question: 'Write', answer: 'a', accepted, marks: 'free' as const },
  }
  const [row] = read(toQuestionsCsv([question], REFERENCES))
  expect(row?.question).toMatchObject({ accepted })
})

test('columns that are not read, and a second one of the same title, are named (R-ARABIC-012)', () => {
  const csv = 'No.,Question,A,B,Answer,Correct Answer,Topic\n1,Which?,kitab,qalam,B,A,nouns'
  expect(parseQuestionsCsv(csv, REFERENCES)).toMatchObject({
    rows: [{ question: { answer: 'qalam' } }],
    unusedColumns: ['No.', 'Correct Answer', 'Topic'],
  })
})

test.each(['hear', 'order', 'match', 'parse', 'gap', 'marks', 'table', 'choice'])(
  'a cell of %s with many spaces is read in the time of one with many letters, not in its square',
  (kind) => {
    const timeOf = (filler: string) => {
      const row = `${kind},Which?,answer${filler}z,one,two`
      return cpuTime(() => read(`kind,question,answer,option1,option2\n${`${row}\n`.repeat(50)}`))
    }
    timeOf('a'.repeat(19_000))
    expect(timeOf(' '.repeat(19_000)) / timeOf('a'.repeat(19_000))).toBeLessThan(25)
  },
)
