/**
 * Compares the compressed sizes (brotli) of a build with the budgets of ui.md §10: `node scripts/check-budgets.ts`. Exits 1
 * if a budget is exceeded, or if students download styles of administrators' screens. Responses of the server come on top;
 * e2e/page-weight.spec.ts measures them.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { DEFAULT_LOCALE, LANGUAGES, LOCALES } from '../messages/languages.ts'
import { localeOfBuild } from './messages/languages-of-build.ts'
import { ADMIN } from './split-admin-chunks.ts'

type Chunk = {
  file: string
  src?: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

const KB = 1024
// students' figures of November 2026 and a tenth, so that a page can grow without a cut elsewhere, and what a second
// language may cost: 2 KB on a page and 3 KB on the first visit (R-LANG-006)
const FONTS_KB = 80
const ENTRY_KB = 108
const LANDING_KB = 128
// code that a click may load on the way counts too
const TO_DASHBOARD_KB = 205
const SCREEN_KB = 54
// administrators work at desks: their screens are not cut for the lines of students
const ADMIN_SCREEN_KB = 64
// the fields of ten kinds of questions
const LESSON_EDITOR_KB = 84
// it has the names of all files
const SERVICE_WORKER_KB = 7
// code that students download to keep lessons and to send data later, without that of the pages
const OFFLINE_KB = 20
const KEYBOARD_KB = 5
// a unit with all its letters, strokes and words, without its sounds and what the landing page has loaded (R-LETTERS-001)
const LETTERS_KB = 40
// the rules that judge a typed answer, with the code that they share with the search (R-ARABIC-010)
const VERDICT_KB = 7

// one run for each language, whose budgets are the same (R-LANG-006)
const locale = localeOfBuild()
const isDefault = locale === DEFAULT_LOCALE
if (!isDefault) console.log(`\n${LANGUAGES[locale].name}`)

const dist = new URL('../dist/', import.meta.url)
const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(
    new URL(isDefault ? '.vite/manifest.json' : `.vite/manifest.${locale}.json`, dist),
    'utf8',
  ),
)

// parts are loaded by their screen when they are opened, like dialogs
const isScreen = (key: string) => key.startsWith('screens/') && !key.includes('/parts/')

/** True for modules that students never load: administrators' dialogs and their tray of uploads. */
const isAdmins = (key: string) => ADMIN.test(`/web/${key}`)

/** What only a sign-out loads: it is not on the way to the dashboard. */
const isForSignOut = (key: string) => key === 'app/layouts/send-local-work.ts'

/** The files of a chunk and its static imports; with `all` also its dynamic imports except screens. */
function filesOf(key: string, all = false, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const it of chunk.css ?? []) seen.add(it)
  for (const it of chunk.imports ?? []) filesOf(it, all, seen)
  const later = (chunk.dynamicImports ?? []).filter(
    (it) => all && !isScreen(it) && !isAdmins(it) && !isForSignOut(it),
  )
  for (const it of later) filesOf(it, all, seen)
  return seen
}

function weightOf(files: Iterable<string>) {
  let bytes = 0
  for (const it of files) bytes += statSync(fileURLToPath(new URL(`${it}.br`, dist))).size
  return bytes / KB
}

let exceededCount = 0
function weigh(what: string, files: Set<string>, budget: number) {
  compare(what, weightOf(files), budget, `in ${files.size} files`)
}

function compare(what: string, kb: number, budget: number, where: string) {
  const isOver = kb > budget
  if (isOver) exceededCount += 1
  const figures = `${kb.toFixed(1).padStart(6)} of ${budget} KB ${where}`
  console.log(`${isOver ? 'OVER ' : 'ok   '} ${what.padEnd(44)} ${figures}`)
}

/** The compressed size of a module with all that it imports, in KB. */
async function weightOfModule(path: string): Promise<number> {
  const input = fileURLToPath(new URL(`../${path}`, import.meta.url))
  const options = { input, preserveEntrySignatures: 'strict' as const }
  const built = await build({
    ...{ configFile: false, logLevel: 'silent', publicDir: false },
    build: { write: false, rolldownOptions: options },
  })
  if (!('output' in built)) throw new Error(`${path} was not built`)
  return brotliCompressSync(built.output[0].code).length / KB
}

const fonts = Object.values(manifest).flatMap((it) => (it.file.endsWith('.woff2') ? [it.file] : []))
const fontKb = fonts.reduce((sum, it) => sum + statSync(new URL(it, dist)).size, 0) / KB
console.log(`      ${fonts.length} fonts, ${fontKb.toFixed(1)} of ${FONTS_KB} KB`)
if (fontKb > FONTS_KB) exceededCount += 1

const entry = filesOf('index.html')
weigh('start: index.html and what it needs', entry, ENTRY_KB)

const screens = Object.keys(manifest).filter(isScreen)
const has = (screen: string) => screens.includes(`screens/${screen}.tsx`)
if (has('login')) {
  const landing = new Set([...entry, ...filesOf('screens/login.tsx')])
  weigh('landing', landing, LANDING_KB)
  if (has('dashboard')) {
    const onward = [...filesOf('screens/login.tsx', true), ...filesOf('screens/dashboard.tsx')]
    weigh('landing, sign-in, dashboard', new Set([...landing, ...onward]), TO_DASHBOARD_KB)
  }
}
// routes.ts loads it with each of them
const adminStyles = filesOf('app/admin.css')
for (const key of screens) {
  const isForAdmins = ADMIN.test(`/web/${key}`)
  const own = [...filesOf(key), ...(isForAdmins ? adminStyles : [])].filter((it) => !entry.has(it))
  const ofAdmins = key.includes('/classes.manage.$classId.lessons')
    ? LESSON_EDITOR_KB
    : ADMIN_SCREEN_KB
  weigh(key, new Set(own), isForAdmins ? ofAdmins : SCREEN_KB)
}

weigh('service worker', new Set([isDefault ? 'sw.js' : `${locale}/sw.js`]), SERVICE_WORKER_KB)
const shownBy = [
  ...['my-classes', 'classes.$publicId', 'classes.$classId.lessons.$lessonId'].map(
    (it) => `screens/${it}.tsx`,
  ),
  // the renditions of a recording
  'features/lessons/Recording.tsx',
]
const shown = new Set([...entry, ...shownBy.flatMap((it) => [...filesOf(it)])])
// chunks of several modules have no path
const isOffline = (key: string) => /^features\/offline\/|^_(keep|offline)-/.test(key)
const offlineFiles = Object.keys(manifest)
  .filter(isOffline)
  .flatMap((it) => [...filesOf(it)])
weigh('offline', new Set(offlineFiles.filter((it) => !shown.has(it))), OFFLINE_KB)
const keyboard = filesOf('kit/arabic-keyboard/ArabicKeyboard.tsx')
weigh('Arabic keyboard', new Set([...keyboard].filter((it) => !shown.has(it))), KEYBOARD_KB)
const landingFiles = new Set([...entry, ...filesOf('screens/login.tsx')])
weigh(
  'a unit of the letters',
  new Set([...filesOf('screens/letters.$part.tsx')].filter((it) => !landingFiles.has(it))),
  LETTERS_KB,
)
compare(
  'verdict on a typed answer',
  await weightOfModule('contract/arabic/arabic-judge.ts'),
  VERDICT_KB,
  'in 1 module',
)

/** The classes in the shared stylesheet that only administrators' files mention. */
function findUnusedClasses(): string[] {
  const web = new URL('../web/', import.meta.url)
  const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((it) => /\.(tsx?|css|html)$/.test(it) && !ADMIN.test(`/web/${it}`))
    .map((it) => readFileSync(new URL(it, web), 'utf8'))
    .join('\n')
  const styles = [...entry].filter((it) => it.endsWith('.css'))
  return styles
    .map((it) => readFileSync(new URL(it, dist), 'utf8'))
    .flatMap((css) => [...css.matchAll(/\.(-?[a-z](?:[\w-]|\\.)*)/gi)])
    .map(([, name = '']) => name.replaceAll('\\', ''))
    .filter((it) => !sources.includes(it))
}

const unusedClasses = new Set(findUnusedClasses())
if (unusedClasses.size > 0) exceededCount += 1
console.log(
  `${unusedClasses.size > 0 ? 'OVER ' : 'ok   '} classes that only administrators use, in everybody's styles: ${[...unusedClasses].join(' ') || 'none'}`,
)
const others = isDefault ? LOCALES.filter((it) => it !== locale) : []
for (const LOCALE of others) {
  const env = { ...process.env, LOCALE }
  const { status } = spawnSync(process.execPath, [import.meta.filename], { stdio: 'inherit', env })
  if (status !== 0) exceededCount += 1
}
process.exitCode = exceededCount ? 1 : 0
