import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { judgeTypedAnswer } from '../../contract/exams/exam-score.ts'
import { exerciseRules } from '../../contract/exams/kinds/all.ts'
import { exerciseKinds } from '../../contract/exams/kinds/contents.ts'
import { exerciseText } from '../../contract/exams/kinds/texts.ts'
import { findQuestionProblems } from '../../contract/exams/question-problems.ts'
import { findWordProblem } from '../../contract/words/word-content.ts'
import { wordFinder } from '../../contract/words/word-finder.ts'
import { openTestDb } from '../test/databases/databases.ts'
import { readJson } from '../test/http/post-fields.ts'
import { startServer } from '../test/process/start-server.ts'
import { demoClasses } from './classes.ts'
import type { DemoQuestion, DemoTyped } from './demo-class.ts'
import { demoWords } from './sample-words.ts'

const isTyped = (it: DemoQuestion): it is DemoTyped => 'mistakes' in it

const lessons = demoClasses.flatMap((it) => it.lessons)
const texts = demoClasses.flatMap((it) => [
  it.name,
  it.about,
  ...it.lessons.flatMap((lesson) => [
    lesson.subject,
    lesson.about,
    lesson.theoryAnswer ?? '',
    lesson.linesTitle ?? '',
    ...(lesson.lines ?? []).flatMap((it) => [it.arabic, it.latin, it.translation]),
    lesson.tableTitle ?? '',
    ...(lesson.table ?? []).flat(),
    ...(lesson.exercises ?? []).flatMap((it) => [it.question, it.line]),
    ...[...(lesson.questions ?? []), ...(lesson.checks ?? [])].flatMap((question) => [
      question.question,
      question.answer,
      ...('mistakes' in question
        ? [...(question.accepted ?? []), ...question.mistakes]
        : question.wrongAnswers),
    ]),
  ]),
])

const lessonsOf = (slug: string) => demoClasses.find((it) => it.slug === slug)?.lessons ?? []

function lessonOf(slug: string, subject: string) {
  const lesson = lessonsOf(slug).find((it) => it.subject.startsWith(`${subject} · `))
  if (!lesson) throw new Error(`${slug} has no lesson ${subject}`)
  return lesson
}

test('the demo school has classes and lessons of every kind (R-RUN-002)', () => {
  expect(demoClasses.length).toBeGreaterThanOrEqual(12)
  expect(new Set(demoClasses.map((it) => it.category)).size).toBeGreaterThanOrEqual(5)
  expect(lessons.length).toBeGreaterThanOrEqual(80)
  for (const extension of ['png', 'pdf', 'mp3', 'mp4']) {
    expect(
      lessons.some((it) => it.file?.endsWith(extension)),
      extension,
    ).toBe(true)
  }
  for (const kind of ['lesson', 'exam', 'practice', 'timetable']) {
    expect(
      lessons.some((it) => it.kind === kind),
      kind,
    ).toBe(true)
  }
  expect(demoClasses.some((it) => it.price === 0)).toBe(true)
  expect(demoClasses.some((it) => it.price > 0 && it.billing === 'once')).toBe(true)
  expect(demoClasses.some((it) => it.billing === 'monthly')).toBe(true)
  expect(demoClasses.some((it) => (it.registrationEndsInDays ?? 0) < 0)).toBe(true)
  expect(demoClasses.some((it) => it.prerequisite)).toBe(true)
})

test('words of the demo stand in lessons of six classes, and none is there twice (R-WORDS-001)', () => {
  expect(new Set(demoWords.map(({ slug }) => slug)).size).toBeGreaterThanOrEqual(6)
  for (const { slug, subject, words } of demoWords) {
    const lesson = demoClasses
      .find((it) => it.slug === slug)
      ?.lessons.find((it) => it.subject.startsWith(subject))
    expect(lesson, subject).toBeDefined()
    expect(findWordProblem(words), subject).toBeUndefined()
    const found = wordFinder(words)(lesson?.about ?? '').flatMap(({ word }) => word?.text ?? [])
    expect(new Set(found).size, subject).toBeGreaterThanOrEqual(2)
  }
})

test('a practice of the demo has every kind of exercise, each with an answer and its sound (R-LEARN-001, R-LEARN-011)', () => {
  const exercises = lessons.flatMap((it) => it.exercises ?? [])
  expect(new Set(exercises.map(({ kind }) => kind))).toEqual(
    new Set([...exerciseKinds, 'dictation']),
  )
  for (const { kind, line, sound } of exercises) {
    if (kind !== 'dictation') {
      const content = exerciseText(kind).read(line)
      expect(exerciseRules(kind).findProblems(content), line).toEqual([])
    }
    const isHeard = kind === 'hear' || kind === 'dictation'
    expect(sound !== undefined, line).toBe(isHeard)
  }
  const sounds = lessons.flatMap((it) => [...(it.exercises ?? []), ...(it.lines ?? [])])
  for (const { sound } of sounds)
    if (sound)
      // a word costs at most 8 KB
      expect(statSync(join(import.meta.dirname, 'media', sound)).size).toBeLessThanOrEqual(8 * 1024)
})

test('an exam of the demo has four kinds of exercise, and two classes say what students can do (R-LEARN-001, R-LEARN-012)', () => {
  const inExams = lessons.filter(({ kind }) => kind === 'exam').flatMap((it) => it.exercises ?? [])
  expect(new Set(inExams.map(({ kind }) => kind))).toEqual(
    new Set(['hear', 'order', 'match', 'gap']),
  )
  const withStatements = demoClasses.filter(({ canDo }) => canDo)
  expect(withStatements).toHaveLength(2)
  for (const { canDo = [], lessons: ofClass } of withStatements)
    for (const subject of canDo.flatMap((it) => it.lessons))
      expect(
        ofClass.filter((it) => it.subject.startsWith(subject)),
        subject,
      ).toHaveLength(1)
})

test('every file of a lesson exists, and every prerequisite is listed before its class', () => {
  for (const { file } of lessons) {
    if (file) expect(existsSync(join(import.meta.dirname, 'media', file)), file).toBe(true)
  }
  for (const [position, { prerequisite }] of demoClasses.entries()) {
    if (prerequisite) {
      expect(demoClasses.slice(0, position).map((it) => it.slug)).toContain(prerequisite)
    }
  }
})

test('some lessons have checks, and each explained question names a lesson before its exam', () => {
  expect(lessons.filter((it) => it.checks).length).toBeGreaterThanOrEqual(6)
  for (const { lessons: ofClass } of demoClasses) {
    for (const [position, { questions = [] }] of ofClass.entries()) {
      const earlier = ofClass.slice(0, position).filter((it) => it.kind === 'lesson')
      for (const { explainedIn } of questions) {
        if (explainedIn === undefined) continue
        const named = earlier.filter((it) => it.subject.startsWith(explainedIn))
        expect(named, explainedIn).toHaveLength(1)
      }
    }
  }
})

test('Arabic texts have no mark without a letter, no duplicate mark and no presentation forms', () => {
  const mark = '[\\u064b-\\u0652\\u0670]'
  const wrong = [
    new RegExp(`(^|[\\s\\u0021-\\u007e])${mark}`, 'u'), // a vowel without a letter
    /([\u064b-\u0650\u0652])\1/u, // a duplicate mark
    /[\ufb50-\ufdf9\ufdfb-\ufdff\ufe70-\ufefc]/u, // presentation forms except ﷺ
    /\u0640{2}/u,
  ]
  for (const text of texts) {
    for (const pattern of wrong) expect(text.match(pattern)?.[0], text.slice(0, 60)).toBeUndefined()
  }
})

test('lessons speak of people, not of users', () => {
  for (const text of texts) expect(text).not.toMatch(/\busers?\b/i)
})

test('the conjugations of ṣarf are tables with a head over each column, and no cell is empty (R-LEARN-007)', () => {
  for (const subject of ['The past', 'The present']) {
    const [heads = [], ...rows] = lessonOf('sarf', subject).table ?? []
    expect(heads, subject).toHaveLength(4)
    expect(rows, subject).toHaveLength(5)
    for (const row of rows) {
      expect(row, subject).toHaveLength(heads.length)
      for (const cell of row) expect(cell, subject).toMatch(/^[\u0621-\u0652]+$/)
    }
  }
  const sarf = demoClasses.find(({ slug }) => slug === 'sarf')
  // the reader of a table needs no notebook in its place
  expect(sarf?.about).not.toMatch(/notebook/i)
})

test('the Name is written with its shaddah wherever it has a vowel', () => {
  for (const text of texts)
    expect(text.match(/ل[\u064e\u0650]?له[\u064e-\u0650]/u)?.[0], text.slice(0, 60)).toBeUndefined()
})

test('every lesson on ḥadīth names the Prophet ﷺ, and each phrase of Forty Words the sūrah and the verse', () => {
  for (const { subject, about } of lessonsOf('arabic-of-hadith'))
    expect(about, subject).toMatch(/(Prophet|Messenger of Allah) ﷺ/)

  const phrases = lessonsOf('forty-words-of-the-quran')
    .flatMap(({ about }) => about.split('\n'))
    // a line of two words with a comma is a verb with its present
    .filter((it) => /^\p{Script=Arabic}/u.test(it) && !it.includes('،'))
  expect(phrases.length).toBeGreaterThanOrEqual(34)
  for (const phrase of phrases) expect(phrase).toMatch(/ \(\d{1,3}:\d{1,3}\)$/)
})

test('Numbers and Time shows the Arabic figures from zero, and the hundred and the thousand', () => {
  const text = lessonsOf('numbers-and-time')
    .map(({ about }) => about)
    .join('\n')
  expect(text).toContain([...'٠١٢٣٤٥٦٧٨٩'].join(' '))
  for (const word of ['صِفْرٌ', 'مِائَةُ', '١٠٠', 'أَلْفُ', '١٠٠٠'])
    expect(text, word).toContain(word.normalize())
})

test('in transliteration a long vowel is short before the article of the next word', () => {
  // the article takes the first sound of a word that begins with a letter of the sun
  const sounds = 'l|t|th|d|dh|r|z|s|sh|ṣ|ḍ|ṭ|ẓ|n'
  const long = new RegExp(`[āīū] (${sounds})-|\\bmā smu`, 'iu')
  for (const text of texts) expect(text.match(long)?.[0], text.slice(0, 60)).toBeUndefined()
})

test('the wrong answers of a question are distinct and differ from the correct one', () => {
  for (const { questions = [], checks = [], subject } of lessons) {
    for (const demoQuestion of [...questions, ...checks]) {
      if ('mistakes' in demoQuestion) continue
      const { question, answer, wrongAnswers: others } = demoQuestion
      expect(new Set([answer, ...others]).size, `${subject}: ${question}`).toBe(others.length + 1)
      expect(others.length).toBeGreaterThanOrEqual(2)
      expect(others.length).toBeLessThanOrEqual(4)
    }
  }
})

test('typed questions are in at least six classes, with keys that are right and mistakes that are not (R-ARABIC-003)', () => {
  const typedIn = (part: 'questions' | 'checks') =>
    demoClasses
      .map((it) => it.lessons.flatMap((lesson) => lesson[part] ?? []).filter(isTyped))
      .filter((it) => it.length > 0)
  expect(typedIn('questions').length).toBeGreaterThanOrEqual(6)
  expect(typedIn('checks').length).toBeGreaterThanOrEqual(6)
  const all = [...typedIn('questions'), ...typedIn('checks')].flat()
  expect(all.some((it) => it.marks === 'asked')).toBe(true)
  for (const { question, answer, accepted = [], marks = 'free', mistakes } of all) {
    const content = { kind: 'typed' as const, question, answer, accepted, marks }
    // a key is read after the answer, so it teaches the vowels too
    for (const key of [answer, ...accepted])
      if (/\p{Script=Arabic}/u.test(key)) expect(key, question).toMatch(/[\u064b-\u0652]/)
    expect(findQuestionProblems(content), question).toEqual([])
    const verdicts = mistakes.map((it) => judgeTypedAnswer(content, it).verdict)
    expect(verdicts, question).not.toContain('right')
  }
})

test('the printed accounts can sign in, and a second start changes nothing (R-RUN-002)', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'lisan-demo-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  const { url: DATABASE_URL, close } = await openTestDb()
  onTestFinished(close)
  const env = { DATA_DIR, DATABASE_URL }
  const first = await startServer(env, 'server/demo/main.js')

  for (const role of ['Administrator', 'Student']) {
    const [, email, password] =
      new RegExp(`${role}: +(\\S+) +password: (\\S+)`).exec(first.output()) ?? []
    const response = await fetch(`${first.url}/api.php`, {
      method: 'POST',
      body: new URLSearchParams({ action: 'login', email: email ?? '', password: password ?? '' }),
    })
    expect(await response.json()).toMatchObject({
      status: true,
      data: { role: role === 'Student' ? 1 : 11 },
    })
  }
  const classes = await fetch(`${first.url}/api.php?action=get_classes`)
  expect((await readJson<{ data: unknown[] }>(classes)).data).toHaveLength(demoClasses.length)

  first.process.kill('SIGTERM')
  await first.exited
  expect((await startServer(env, 'server/demo/main.js')).output()).toContain(
    'keeps the changes of earlier starts',
  )
})
