import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { messagesIn } from '../../messages/catalog.ts'
import { setNumerals } from '../../messages/runtime.ts'
import { checkMessages } from './check-messages.ts'
import { pluralCategories } from './plurals.ts'
import { pseudoText } from './pseudo-text.ts'
import { compileCatalogs, compileTexts, readTexts, type Texts } from './read-catalogs.ts'
import { synonymsIn } from './terms.ts'

const ROOT = join(import.meta.dirname, '../..')

const textsOf = (texts: Record<string, string>): Texts =>
  new Map(Object.entries(texts).map(([key, text]) => [key, { text, file: 'x.json' }]))

test('every message is translated, described for translators and used, with the terms of the school (R-LANG-001, R-LANG-002, R-LANG-008, R-LANG-011)', () => {
  expect(checkMessages()).toEqual([])
})

test('an Arabic message about a number without one of its six forms does not compile (R-LANG-002)', () => {
  const forms = 'zero {لا دروس} one {درس} two {درسان} few {# دروس} many {# درسًا} other {# درس}'
  expect(pluralCategories('ar')).toEqual(['zero', 'one', 'two', 'few', 'many', 'other'])
  const compile = (text: string) =>
    compileTexts('ar', textsOf({ x_lessons: `{count, plural, ${text}}` }))
  expect(compile(forms).size).toBe(1)
  for (const form of forms.match(/\w+ \{[^}]*\}/g) ?? [])
    expect(() => compile(forms.replace(form, ''))).toThrow(/no plural form for|other/)
})

test('a line of Arabic has digits of one kind, also if the message itself has a number (R-LANG-002)', () => {
  setNumerals('arab')
  onTestFinished(() => setNumerals('latn'))
  const messages = messagesIn('ar') as unknown as Record<string, (values: object) => string>
  const isMixed = (text: string) => /[٠-٩]/.test(text) && /(?<![A-Za-z-])[0-9]/.test(text)
  const mixed = [...compileCatalogs().ar].flatMap(([key, { parameters }]) => {
    const values = [...parameters].map(([name, kind]) => [name, Array.isArray(kind) ? kind[0] : 3])
    return isMixed(messages[key]?.(Object.fromEntries(values)) ?? '') ? [key] : []
  })
  // the field has no digits; those of the example are of a phone number
  expect(mixed).toEqual(['rules_wire_field_phone_incomplete'])
  expect(messagesIn('ar').letters_write_phase({ phase: 'تتبّع', number: 2 })).toBe('تتبّع، ٢ من ٣')
  expect(messagesIn('ar').lessons_sound_limit()).toBe('MP3 أو M4A أو WAV، حتى ٥٠ ميغابايت')
})

test('an Arabic message about a number has the form of the number, and names none, one and two in words (R-LANG-002)', () => {
  const write = (count: number) => messagesIn('ar').bin_impact_lessons({ count })
  const numbers = [0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 111, 1000]
  expect(numbers.map(write)).toEqual([
    ...['بلا دروس', 'درس واحد', 'درسان', '3 دروس', '10 دروس', '11 درسًا', '99 درسًا'],
    ...['100 درس', '102 درس', '103 دروس', '111 درسًا', '1,000 درس'],
  ])
})

test('a word against the list of terms fails the check, also with the article or a particle (R-LANG-008)', () => {
  for (const text of [
    'الامتحان الأول',
    'بدء الكورس',
    'كلمة السر',
    'تم الحفظ',
    'يرجى المحاولة',
    'وامتحان',
  ])
    expect(synonymsIn('ar', text)).not.toEqual([])
  expect(synonymsIn('ar', 'حُفِظ الاختبار، وكلمة المرور صحيحة')).toEqual([])
  expect(synonymsIn('ar', 'علامة الإعراب')).toEqual([])
  expect(synonymsIn('en', 'تم')).toEqual([])
})

/** A mark that makes the reading of a word certain: of the passive, of شدّ and of tanwīn. */
const MARKS = /[\u064b-\u0652]/g

test('Arabic texts have few vowel marks, no letters for looks, and the punctuation of Arabic (R-LANG-008)', () => {
  const texts = [...readTexts('ar')].map(([key, { text }]) => [key, text] as const)
  const found = (pattern: RegExp) => texts.filter(([, it]) => pattern.test(it)).map(([key]) => key)
  // a comma, a semicolon and a question mark of English beside an Arabic letter
  expect(found(/\p{Script=Arabic}[,;?]/u)).toEqual([])
  expect(found(/\p{Script=Arabic} [،؛؟]/u)).toEqual([])
  expect(found(/["\u201c]\p{Script=Arabic}(?![^"\u201c]*«)/u)).toEqual([])
  expect(found(/\.\.\./)).toEqual([])
  // four marks in one word are a text with its vowels
  expect(found(/\p{Script=Arabic}*(?:[\u064e-\u0650\u0652]\p{L}){4}/u)).toEqual([])
  const letters = texts.reduce(
    (sum, [, it]) => sum + (it.match(/\p{Script=Arabic}/gu)?.length ?? 0),
    0,
  )
  const marks = texts.reduce((sum, [, it]) => sum + (it.match(MARKS)?.length ?? 0), 0)
  expect(marks / letters).toBeLessThan(0.05)
})

test('the pseudo-language is 40 % longer and accents each letter that has a form with an accent (R-LANG-010)', () => {
  const text = 'Add a new lesson to this class'
  expect(pseudoText(text)).toMatch(/^Ádd á ñéw léššóñ tó thíš çlášš( ~)+$/)
  expect(pseudoText(text).length).toBeGreaterThanOrEqual(text.length * 1.4)
})

test('a third language is one folder and one line: what it lacks is listed and stands in English (R-LANG-011)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'language-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const it of ['contract', 'server', 'web', 'node_modules', 'package.json'])
    symlinkSync(join(ROOT, it), join(folder, it))
  cpSync(join(ROOT, 'messages'), join(folder, 'messages'), { recursive: true })
  cpSync(join(ROOT, 'scripts/messages'), join(folder, 'scripts/messages'), { recursive: true })
  const english: Record<string, string> = JSON.parse(
    readFileSync(join(ROOT, 'messages/en/kit.json'), 'utf8'),
  )
  const some = Object.entries(english)
    .filter(([, it]) => !/[{}]/.test(it))
    .slice(0, 40)
  const french = Object.fromEntries(some.map(([key, it]) => [key, `${it} (fr)`]))
  mkdirSync(join(folder, 'messages/fr'))
  writeFileSync(join(folder, 'messages/fr/kit.json'), JSON.stringify(french))
  const languages = join(folder, 'messages/languages.ts')
  const line = "  fr: { name: 'Français', dir: 'ltr', intl: 'fr-FR' },\n"
  writeFileSync(
    languages,
    readFileSync(languages, 'utf8').replace('} as const', `${line}} as const`),
  )
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, {
      ...{ cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    })

  run('scripts/messages/compile.ts')

  const total = readTexts('en').size
  expect(run('scripts/messages/main.ts', 'check')).toContain(
    `${total} messages in 3 languages, 0 problems`,
  )
  const missing = run('scripts/messages/main.ts', 'missing', 'fr')
  expect(missing).toContain(`${total - 40} of ${total} messages are missing in fr`)
  expect(missing).toMatch(
    /^account\.json account_card_title\n {2}\S.*\n {2}\S.*\n {2}web\/\S+:\d+$/m,
  )
  expect(missing).not.toContain(some[0]?.[0])
  const written = run(
    '--input-type=module',
    '--eval',
    `import { messages as m } from './messages/compiled/fr.js'
    console.log(JSON.stringify([m.${some[0]?.[0]}(), m.bin_impact_lessons({ count: 1000 })]))`,
  )
  expect(JSON.parse(written)).toEqual([
    `${some[0]?.[1]} (fr)`,
    expect.stringMatching(/^1\s?000|1,000 lessons$/),
  ])
})
