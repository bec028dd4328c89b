import { globSync } from 'node:fs'
import { join } from 'node:path'
import { type LiteralText, literalTexts } from './literal-texts.ts'

/** Literals that are no texts of the school, by the start of the path and, if not all of it, by the text. */
type Exception = { in: RegExp; texts?: RegExp; because: string }

const EXCEPTIONS: readonly Exception[] = [
  {
    in: /^contract\/arabic\//,
    because: 'the judge has its sentences and letters in a module for each language',
  },
  {
    in: /^contract\/letters\//,
    because: 'letters, their names and the words that are taught',
  },
  { in: /^contract\/platform\/month-names/, because: 'names of months' },
  { in: /^contract\/(platform\/kobo|offline\/data-size)/, texts: /نايرا|بايت/, because: 'units' },
  { in: /^server\/(demo|test|migrations)\//, because: 'data' },
  { in: /^server\/payments\/sandbox\//, because: 'imitates the card provider' },
  { in: /^server\/certificates\/pdf\//, because: 'operators of PDF and SVG' },
  {
    in: /^server\/(privacy\/(registry|compare-registry)|privacy\/mention-places)/,
    because: 'docs/privacy.md, for who operates the program',
  },
  {
    in: /^server\/(backup\/|bootstrap|serve|upgrade|platform\/config\.|auth\/second-factor\/(administer|unlock))/,
    because: 'printed in the console of who operates the program',
  },
  {
    in: /^server\/(wallet\/verify-|workers|rpc\/send-response|push\/delivery-worker|platform\/(worker|redact-error|mail-transport|read-zip)|auth\/second-factor\/sign-in-step)/,
    because: 'the log, and what npm run audit prints',
  },
  {
    in: /^server\/(admin\/student-columns|payments\/recorded\/parse-statement|lessons\/word-files|exams\/(question-csv|csv-answer))/,
    because: 'titles of columns that are recognized in files',
  },
  { in: /^server\/exams\/marking-assistant/, because: 'instructions for a model' },
  {
    in: /^contract\/auth\/(reserved|person)-name|^server\/auth\/browser-name/,
    because: 'names, and scripts of names',
  },
  { in: /^contract\/lessons\/captions/, because: 'names of entities of HTML' },
  {
    in: /./,
    texts: /^(Lisan|Administrator|Live sessions)$/,
    because:
      'the first name of the school and of its owner, and the name of the program in a calendar file',
  },
  {
    in: /^(contract\/certificates\/certificates|server\/privacy\/(person|own-texts))/,
    texts: /^(Certificate of Completion|Former student|Message to a former student)$/,
    because: 'stored in place of a text, and written in the language of the reader',
  },
  {
    in: /^server\/(site\/client-errors|site\/health|http-server|site\/security-txt)/,
    because: 'answers to programs, before there is a request with a language',
  },
  {
    in: /^web\/(kit\/(hash|arabic-keyboard\/)|features\/(lessons\/reading|landing\/LetteringPanel|ending\/Mabruk))/,
    because: 'Arabic letters as keys, patterns and pictures',
  },
  { in: /^server\/site\/openapi/, because: 'a description of the calls for programmers' },
  {
    in: /^contract\/(exams\/(key-proposals|kinds\/parse\/parse-terms)|words\/(word-finder|heard-options))/,
    because: 'Arabic that is taught: spellings of words, and the terms of iʿrāb',
  },
  {
    in: /^web\/features\/lessons\/admin\/(questions\/(PasteLinesDialog|kinds\/GapFields)|words\/WordTools)/,
    because: 'examples of lines that a teacher pastes',
  },
  {
    in: /^web\/features\/lessons\/admin\/questions\/CsvQuestions/,
    texts: /^question,answer/,
    because: 'a file that is read again',
  },
  {
    in: /./,
    texts:
      /^(Lesson|Exam|Practice|Timetableble|Speex|Opus|Adobe|Key|own classes|all students|scheduled messages|hand over)$/,
    because: 'names on the wire, in formats of files and of states',
  },
  {
    in: /./,
    texts:
      /^(a, button, input|input, textarea|fieldset, article$|https:\/\/$|noindex, |:root\{|default-src |end num$|small (alif|call)$|joining line$|Enter Control|public, |private, |HttpOnly|attachment; |WebPush: |vapid |answer file |'Noto Naskh)/,
    because: 'selectors, keys, headers and other code',
  },
  {
    in: /^server\/(renditions\/(probe|run-program|make-renditions)|voice\/make-playable|push\/ssrf|platform\/(media-folders|run-each)|payments\/settlement\/reconcile|auth\/sign-in)/,
    texts:
      /^(the file|no (sound|samples)$|ffprobe wrote no tracks|ended with|… is not on the public|… as text|… items failed|the payment was created|user … reported|the password of no)/,
    because: 'details of errors for the log',
  },
]

const ROOT = join(import.meta.dirname, '../..')

const isExcepted = (it: LiteralText, { in: path, texts }: Exception) =>
  path.test(it.path) && (texts?.test(it.text) ?? true)

/** Texts that a module writes itself in place of a message, and exceptions that no literal needs (R-LANG-001). */
export function checkLiterals(): string[] {
  const files = ['contract', 'server', 'web']
    .flatMap((it) => globSync(`${it}/**/*.{ts,tsx}`, { cwd: ROOT }))
    .filter((it) => !/\.test\.|\.d\.ts$/.test(it))
  const texts = files.flatMap(literalTexts)
  const found = texts.filter((it) => !EXCEPTIONS.some((exception) => isExcepted(it, exception)))
  const unneeded = EXCEPTIONS.filter((it) => !texts.some((text) => isExcepted(text, it)))
  return [
    ...found.map(
      ({ path, line, text }) =>
        `${path}:${line}: a text in place of a message: ${text.slice(0, 150)}`,
    ),
    ...unneeded.map(
      (it) => `scripts/messages/check-literals.ts: no literal needs the exception ${it.in}`,
    ),
  ]
}

if (import.meta.main) {
  const problems = checkLiterals()
  for (const it of problems) console.log(it)
  process.exitCode = problems.length > 0 ? 1 : 0
}
