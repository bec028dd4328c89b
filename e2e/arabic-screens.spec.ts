import type { Page } from '@playwright/test'
import { violationsInThemes } from './a11y.ts'
import { findWideParts, seedScreens } from './admin-pages.ts'
import { changeSettings } from './admin-settings-page.ts'
import {
  type DialogSteps,
  press,
  seedAdminDialogs,
  seedMoneyDialogs,
  seedStudentDialogs,
} from './arabic-dialogs.ts'
import { findLayoutFaults } from './dialog-layout.ts'
import { markExam, NO_QUESTIONS, seedExam } from './exam-page.ts'
import { expect, type RunningSchool, test } from './fixtures.ts'
import { readArabic } from './in-arabic.ts'
import { submitRecitation } from './recitation.ts'
import { findCutTexts, seedPages } from './student-pages.ts'
import { waitTwoFrames } from './wait-two-frames.ts'

/** PSEUDO=1 runs these tests with a build of the pseudo-language, at its widths. */
const isPseudo = process.env.PSEUDO === '1'
const WIDTHS = isPseudo ? [360, 1280] : [390, 1280]
/** The longer texts change what axe-core sees of a phone. */
const hasAxe = (width: number) => !isPseudo || width === 360

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator(':is(main, dialog) :is(h1, h2)').first()).toBeVisible()
  await expect(page.locator('.loading-region, [aria-busy=true]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

/** What is wrong with the Arabic texts of a page: their size, their height, looks for other scripts, two kinds of digits. */
function findTypeProblems(): string[] {
  const problems: string[] = []
  for (const it of document.querySelectorAll<HTMLElement>('body *')) {
    const own = [...it.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? '')
      .join('')
    if (!/[\u0621-\u064a]/.test(own) || !it.checkVisibility() || it.closest('svg')) continue
    const { letterSpacing, fontStyle, textTransform } = getComputedStyle(it)
    const isSpaced = letterSpacing !== 'normal' && letterSpacing !== '0px'
    if (isSpaced || fontStyle === 'italic' || textTransform === 'uppercase')
      problems.push(`${letterSpacing} ${fontStyle} ${textTransform}: ${own.slice(0, 40)}`)
    if (/[٠-٩]/.test(own) && /[0-9]/.test(own)) problems.push(`two kinds of digits: ${own}`)
  }
  const { fontSize, lineHeight } = getComputedStyle(document.body)
  if (Number.parseFloat(fontSize) < 17) problems.push(`the body has ${fontSize}`)
  if (Number.parseFloat(lineHeight) / Number.parseFloat(fontSize) < 1.79)
    problems.push(`the lines of the body have ${lineHeight} for ${fontSize}`)
  return problems
}

/** Latin texts that are drawn with their last mark on their left, because nothing keeps them apart from the Arabic around them. */
function findTornTexts(): string[] {
  const problems: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    const text = node.textContent ?? ''
    const isLatin = /^\s*[A-Za-z][^\u0600-\u06ff]*[.?!:]\s*$/.test(text)
    if (!isLatin || !node.parentElement?.checkVisibility()) continue
    const boxOf = (at: number) => {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return range.getBoundingClientRect()
    }
    const end = text.trimEnd().length
    const [last, mark] = [boxOf(end - 2), boxOf(end - 1)]
    if (mark.width > 0 && mark.left < last.left && Math.abs(mark.top - last.top) < 4)
      problems.push(`a Latin text ends on its left: ${text.trim()}`)
  }
  return problems
}

async function problemsOf(page: Page, paths: readonly string[], find: () => string[]) {
  const problems: string[] = []
  for (const path of paths) {
    const note = (where: string, found: readonly string[]) =>
      problems.push(...found.map((it) => `${path} ${where}: ${it}`))
    await open(page, path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      // what changes with a media query is rendered a frame after the size
      await waitTwoFrames(page)
      note(`at ${width}`, await page.evaluate(find))
      if (hasAxe(width)) note(`at ${width}`, await violationsInThemes(page))
    }
    if (isPseudo) continue
    note('', await page.evaluate(findTypeProblems))
    note('', await page.evaluate(findTornTexts))
  }
  return problems
}

const speak = (page: Page, school: RunningSchool) =>
  isPseudo ? Promise.resolve() : readArabic(page.context(), school)

test('no page of a student in Arabic is wider than the screen or cuts a text, axe finds no violation, and numbers are in one kind of digits (R-LANG-002, R-LANG-003, R-LANG-008, R-LANG-010)', async ({
  page,
  school,
  signIn,
}) => {
  const { aisha, paths, publicPaths, guardianPath } = await seedPages(school)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await speak(page, school)
  // the page of a guardian has its own language
  const visitors = isPseudo ? publicPaths : [...publicPaths, guardianPath]
  expect(await problemsOf(page, visitors, findCutTexts)).toEqual([])
  await signIn(aisha)
  expect(await problemsOf(page, paths, findCutTexts)).toEqual([])
  if (isPseudo) return
  const numbered = ['/', '/my-classes', '/wallet-history', paths[6] ?? '']
  await expectArabicNumerals(page, school, numbered)
})

/** With the numerals ٠-٩ no line of these pages has two kinds of digits. */
async function expectArabicNumerals(page: Page, school: RunningSchool, paths: readonly string[]) {
  await changeSettings(school, { numerals: 'arab' })
  for (const path of paths) {
    // the server reads the setting again after five seconds
    await expect(async () => {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-numerals', 'arab')
    }).toPass()
    await open(page, path)
    expect(await page.evaluate(findTypeProblems), path).toEqual([])
    expect(await page.locator('body').textContent(), path).toMatch(/[٠-٩]/)
  }
  await changeSettings(school, { numerals: 'latn' })
}

test('no screen of administrators in Arabic is wider than the screen, and axe finds no violation (R-LANG-003, R-LANG-010)', async ({
  page,
  school,
  signIn,
}) => {
  const { paths } = await seedScreens(school)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await speak(page, school)
  await signIn(school.admin)
  expect(await problemsOf(page, paths, findWideParts)).toEqual([])
})

const LESSONS = '/lessonsAction.php'
const WORDS = [
  { text: 'كِتَابٌ', meaning: 'a book', plural: 'كُتُبٌ', gender: 'm', root: 'ك ت ب' },
  { text: 'المُقَدِّمَةُ', meaning: 'the introduction of a book', example: 'هٰذِهِ مُقَدِّمَةٌ.' },
]

/** The letters, words to learn, a spoken exam with rules, and a recitation with corrections. */
async function seedExercises(school: RunningSchool) {
  await changeSettings(school, { letters_track: '1' })
  const recitation = await submitRecitation(school)
  const { aisha, course, submissionId: result_id, lessonId } = recitation
  const corrections = [
    { kind: 'makhraj', letter: 'ع', word: 3, ms: 1_500, comment: 'From the throat.' },
    { kind: 'left_out', word: 1 },
  ]
  for (const it of corrections)
    await school.call(LESSONS, 'addCorrection', { result_id, ...it }, school.admin)
  const about = 'هٰذَا كِتَابٌ جَدِيدٌ.\nThis is a new book.'
  const lesson = await school.addLesson(course.id, { subject: 'The book', about })
  const saved = { lesson_id: String(lesson), words: WORDS }
  await school.call(LESSONS, 'saveLessonWords', saved, school.admin)
  const address = { class_id: course.id, lesson_id: String(lesson) }
  const opened = await school.call('/api.php', 'get_lesson_details', address, aisha)
  const words = opened.words.map((it: { id: number }) => String(it.id))
  await school.call('/api.php', 'addMyWords', { words }, aisha)
  const spoken = await seedExam(school, {
    ...NO_QUESTIONS,
    ...{ subject: 'Reading aloud', about: '', answer_ways: ['voice', 'text'] },
    ...{ reading: 'الحَمْدُ لِلَّهِ', reading_source: 'Reader 1, page 4' },
    ...{ attempts: 3, time_limit: 30, closes_at: String(Math.floor(Date.now() / 1000) + 86_400) },
  })
  await school.call('/api.php', 'classenrolement', { class_id: spoken.course.id }, aisha)
  const managed = `/admin/classes/manage/${course.id}`
  // the mark shows the corrections to the student
  await markExam(school, lessonId, 82)
  const lessonPath = `/classes/${course.rand}/lessons/${lesson}`
  return {
    aisha,
    visitors: ['/letters', '/letters/1', '/letters/placement', '/set-password', '/invitation'],
    pages: ['/words', '/letters', lessonPath, recitation.path, spoken.path],
    forStaff: [
      ...[`/admin/exams/${result_id}`, `/admin/exams?list=faults&class=${course.id}`],
      ...[`${managed}?tab=words`, `${managed}/lessons/${lesson}`, '/admin/letters'],
      `/admin/classes/manage/${spoken.course.id}/lessons/${spoken.lessonId}`,
    ],
  }
}

test('no screen of letters, words, spoken exams and corrections in Arabic is wider than the screen or cuts a text, and axe finds no violation (R-LANG-003, R-LANG-008, R-LANG-010)', async ({
  page,
  school,
  signIn,
}) => {
  const { aisha, visitors, pages } = await seedExercises(school)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await speak(page, school)
  expect(await problemsOf(page, visitors, findCutTexts)).toEqual([])
  await signIn(aisha)
  expect(await problemsOf(page, pages, findCutTexts)).toEqual([])
  if (isPseudo) return
  await expect(page).toHaveTitle(/^\u2068[^\u2069]+\u2069 · \u2068[^\u2069]+\u2069$/)
  await expectArabicNumerals(page, school, pages)
})

test('no screen of the staff for letters, words, corrections and spoken exams in Arabic is wider than the screen, and axe finds no violation (R-LANG-003, R-LANG-010)', async ({
  page,
  school,
  signIn,
}) => {
  const { forStaff } = await seedExercises(school)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await speak(page, school)
  await signIn(school.admin)
  expect(await problemsOf(page, forStaff, findWideParts)).toEqual([])
})

/** What is wrong with dialogs in Arabic: layout, violations, and the type of their texts. */
async function problemsOfDialogs(page: Page, dialogs: readonly DialogSteps[]) {
  const problems: string[] = []
  for (const [path, ...keys] of dialogs) {
    const name = `${path} ${keys.join(' ')}`
    await page.setViewportSize({ width: 1280, height: 844 })
    await open(page, path)
    for (const key of keys) await press(page, key, isPseudo ? 'pseudo' : 'ar')
    const dialog = page.getByRole('dialog').first()
    await expect(dialog, name).toBeVisible()
    await expect(dialog.locator('.loading-region, [aria-busy=true]')).toHaveCount(0)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      await waitTwoFrames(page)
      const found = await findLayoutFaults(dialog)
      if (hasAxe(width)) found.push(...(await violationsInThemes(page)))
      problems.push(...found.map((it) => `${name} at ${width}: ${it}`))
    }
    if (isPseudo) continue
    for (const find of [findTypeProblems, findTornTexts])
      problems.push(...(await page.evaluate(find)).map((it) => `${name}: ${it}`))
  }
  return problems
}

test('no dialog of a student in Arabic is wider than the screen, cuts a text or keeps a button out of reach, and axe finds no violation (R-LANG-003, R-LANG-010)', async ({
  page,
  school,
  signIn,
}) => {
  const { aisha, dialogs } = await seedStudentDialogs(school)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await speak(page, school)
  await signIn(aisha)
  expect(await problemsOfDialogs(page, dialogs)).toEqual([])
})

for (const [whose, group] of [
  ['of a class', 'ofClass'],
  ['of students', 'ofStudents'],
  ['of the school', 'ofSchool'],
] as const)
  test(`no dialog ${whose} for administrators in Arabic is wider than the screen, cuts a text or keeps a button out of reach, and axe finds no violation (R-LANG-003, R-LANG-010)`, async ({
    page,
    school,
    signIn,
  }) => {
    const dialogs = await seedAdminDialogs(school, await seedScreens(school))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await speak(page, school)
    await signIn(school.admin)
    expect(await problemsOfDialogs(page, dialogs[group])).toEqual([])
  })

test('no dialog of money for administrators in Arabic is wider than the screen, cuts a text or keeps a button out of reach, and axe finds no violation (R-LANG-003, R-LANG-010)', async ({
  page,
  school,
  signIn,
}) => {
  const dialogs = await seedMoneyDialogs(school)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await speak(page, school)
  await signIn(school.admin)
  expect(await problemsOfDialogs(page, dialogs)).toEqual([])
})
