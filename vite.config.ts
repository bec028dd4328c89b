import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { DEFAULT_LOCALE } from './messages/languages.ts'
import { iconImports } from './scripts/icon-imports.ts'
import { inlineMessages } from './scripts/messages/inline-messages.ts'
import {
  languagesOfBuild,
  localeOfBuild,
  messagesOfPage,
} from './scripts/messages/languages-of-build.ts'
import { preloadRoutes } from './scripts/preload-routes.ts'
import { serviceWorker } from './scripts/service-worker.ts'
import { splitAdminChunks } from './scripts/split-admin-chunks.ts'

// the browser's Host header, so that the server accepts the origin of the page
const API = { target: 'http://localhost:3000', changeOrigin: false }
const TEXT = /\.(html|js|css|svg|json|txt|webmanifest)$/

/** Compresses text files once at build time, at the highest level. */
function precompress(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir = 'dist' }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!TEXT.test(name) || name.startsWith('.vite')) continue
        // a file that the build of another language has too
        if (existsSync(join(dir, `${name}.br`))) continue
        const whole = readFileSync(join(dir, name))
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
        }
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(whole, { params }))
        writeFileSync(join(dir, `${name}.gz`), gzipSync(whole, { level: 9 }))
      }
    },
  }
}

/** Matches what one of the patterns matches. */
const anyOf = (...patterns: RegExp[]) => new RegExp(patterns.map((it) => it.source).join('|'))

/** What most screens are made of; school-time.ts and school-letter.ts too, which the kit uses. */
const KIT = anyOf(
  /\/web\/(kit\/(?!network)|loading\/).*\.tsx?$/,
  /\/contract\/\w+\/school-(time|letter)\.ts/,
  /lucide-react/,
)
/** Apart from the kit, because pages without a search need not load it. */
const SEARCH = anyOf(
  /\/contract\/arabic\/arabic-(search|text|uthmani)\.ts$/,
  /\/kit\/use-search\.ts$/,
)
/** The forms for sign-in, sign-up and reset, which one sheet shows: one request in place of eight. */
const ACCOUNT_FORMS = anyOf(
  /\/web\/features\/auth\/((?!FirstPassword)\w+Form\.|validation-rules|use-account-form)/,
  /\/kit\/PasswordInput\./,
  /\/contract\/\w+\/(sign-up|reserved-name)\.ts/,
)
/** The list of classes on the landing page, which signed-in students see too. */
const CLASS_CARDS = anyOf(
  /\/contract\/\w+\/categories/,
  /\/features\/classes\/(About|class-filters|class-cards|ClassCard|ClassFilter|NoMatching|PagedClass)/,
)
/** What the pages of classes share: one request in place of a dozen. */
const CLASSES = anyOf(
  /\/contract\/\w+\/(class-to-continue|enrolment|lesson-access|next-lesson|join-rules|wallet|payments|duration)/,
  /\/features\/classes\/(next-lesson|NextLesson|ClassProgress|ContinueButton)/,
  /\/features\/enrolment\/(queries|Subscription|purchase\.css)/,
  /\/features\/offline\/(OfflineNote|KeptMark|downloads|keeps-lessons)/,
  /\/features\/offline\/shared\/(device-summary|saved-read|read-my-classes)/,
  /\/features\/study\/shared\/confirm-last/,
  /\/features\/payments\/shared\/(payments\.css|payment-outcome)/,
)
/** Rules of lessons and icons that the lesson editor contains too. */
const LESSONS = anyOf(
  /\/contract\/\w+\/(data-size|registration-window|payment-reference|ledger-entry|exams|questions)/,
  /\/contract\/\w+\/(picture-widths|lesson-kinds|lesson-checks|max-checks)/,
  /\/contract\/exams\/kinds\/contents/,
  /\/features\/classes\/queries/,
  /\/icons\/(plus|pencil|award|copy)\./,
  /\/forms\/draft-storage\./,
)
/** The rules of exercises and what their fields share: small, and otherwise a file for each set of kinds. */
const EXERCISES = anyOf(
  /\/contract\/exams\/kinds\/(exercise|parse\/parse-terms|(\w+)\/\2)\.ts/,
  /\/features\/exams\/shared\/exercises\/[\w-]+\./,
  /\/features\/exams\/(ExerciseCheck|ExerciseSound|MarkedExercise)\./,
)
/** The parts of the page of a lesson that other pages show too, such as the public page of a class. */
const LESSON_PAGE =
  /\/features\/lessons\/(LessonHeader|LessonText|LessonMaterial|NextLesson|reading|material|lesson)\./
/** Certificates on the pages of students: one request, and nothing of it on other pages. */
const CERTIFICATES = anyOf(
  /\/contract\/\w+\/(certificates|certificate-text)/,
  /\/api\/certificate-address/,
  /\/features\/certificates\/(queries|certificates\.css|CertificateView|CarouselArrows|use-carousel)/,
)
/** The field of a typed answer: merged with the parts of questions that the editor shows, administrators would load it. */
const TYPED_ANSWERS = anyOf(
  /\/contract\/\w+\/typed-answer/,
  /\/features\/exams\/(TypedField|RememberedKeyboard|typed-input|typed-field|exam\.css)/,
  /\/icons\/contrast\./,
)
/** The names of sounds: merged by their size, administrators' screens with an icon of the editor would load its questions. */
const SOUND_NAMES = /\/lessons\/admin\/questions\/match-sounds\./
/** What only an exam needs: with the icons that others share, every page would load it. */
const EXAM = /\/contract\/\w+\/exam-submission\./
/** Small modules that are chunks of their own, because each would be loaded with a larger one that it is merged with by its size. */
const ALONE = {
  'public-class': /\/classes\/public-class/,
  prices: /\/classes\/price-text\./,
  'second-step': /\/security\/admin\/queries\./,
  reviews: /\/words\/shared\/pending-reviews\./,
  calendar: /\/icons\/calendar-plus\./,
}
/** Modules of every form: with those of accounts, each page with a field would load the forms for sign-in and sign-up. */
const FIELDS = anyOf(
  /\/kit\/(Field|TextInput|naira)\./,
  /\/contract\/\w+\/(kobo|person-name|phone)\./,
  /\/forms\/(field-rules|use-field-errors)\./,
  /\/(mutationObserver|useMutation)\./,
  /\/icons\/(circle-exclamation-point|eye|eye-off)\./,
)
/** Modules of the landing page that later pages share. */
const LANDING_PARTS = anyOf(
  /\/contract\/\w+\/(classes|referral-offer)\./,
  /\/features\/auth\/(AuthSheet|auth-links|auth-titles|pressed-view|stale-session-cookie|referral|referral-offer)\./,
  /\/features\/settings\/queries\./,
  /\/icons\/gift\./,
)
/** Code that keeps lessons and sends data later: one chunk, which no page needs at first. */
const OFFLINE = anyOf(
  /\/features\/offline\/(keep-lesson|remove-data|start)\./,
  /\/features\/offline\/shared\/(outbox\/(?!words)|database|kept-lessons)/,
  /\/contract\/\w+\/answer-file\.ts/,
)
/** What the pages of classes show of it, without the code that does it. */
const OFFLINE_PROGRESS = anyOf(
  /\/features\/offline\/(KeepProgress|shared\/outbox\/words)\./,
  /\/contract\/\w+\/kept-lessons\.ts/,
)
/** Also of the recorder, which keeps nothing offline. */
const DATABASE = /node_modules\/idb\//
/** Recordings that wait on the device, of which an erasure of its data needs nothing else. */
const TAKES = /\/features\/voice\/shared\/(take-store|voice-database)\./
/** What records a voice: without it an icon that another screen uses would share its chunk. */
const RECORDER =
  /\/features\/voice\/shared\/(Recorder|recorder-words|record|sound-level|use-recorder)\./
/** What sends a recording, and an icon: staff's screens share modules with them and would load the code that sends data later. */
const SEND_RECORDING = /\/features\/voice\/shared\/send-recording\./
const SEND_ICON = /\/icons\/send\./
/** Only a device with two students loads it. */
const SEALED = anyOf(/\/features\/offline\/sealed\./, /\/contract\/\w+\/device-seal\./)
/** The controls that keep lessons: one chunk, because each separate one would list its imports again. */
const KEEP = anyOf(
  /\/web\/features\/offline\/(Keep(Lesson|Next|NextDialog)|ReadMark|parts)\./,
  /\/contract\/\w+\/keep-plan/,
)
/** The pages whose parts the groups below compare with. */
const LANDING = /\/screens\/login\.tsx$/
const SIGNED_IN = /\/layouts\/SignedInShell\.tsx$/

/** A group of its own modules, without what they import. */
const own = { includeDependenciesRecursively: false }

const locale = localeOfBuild()
const admin = splitAdminChunks()
const isInKit = (id: string) => KIT.test(id) && admin.studentPageCount(id) >= 2
/** Every page with the layout of signed-in pages loads what the layout shares with it. */
const isCommon = (id: string) =>
  LESSONS.test(id) ||
  isInKit(id) ||
  (admin.isOnPage(id, SIGNED_IN) && (KIT.test(id) || admin.studentPageCount(id) >= 2))

export default defineConfig({
  root: 'web',
  plugins: [
    admin.plugin,
    iconImports(),
    messagesOfPage(locale),
    react(),
    tailwind(),
    inlineMessages(locale),
    preloadRoutes(),
    serviceWorker(locale),
    languagesOfBuild(locale),
    precompress(),
  ],
  // wouter supports versions of React without this hook
  resolve: { alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: 'react' }] },
  build: {
    outDir: '../dist',
    // the builds of the other languages add their files
    emptyOutDir: locale === DEFAULT_LOCALE,
    manifest: locale === DEFAULT_LOCALE ? true : `.vite/manifest.${locale}.json`,
    // an older target would turn :dir(rtl) into a list of languages, which does not match a paragraph with dir="auto"
    cssTarget: ['chrome120', 'safari16.4', 'firefox121'],
    // an inlined font would be loaded by every page
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // the start chunk lists every name; the default one of a shared chunk is that of every page that imports it
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '').slice(0, 7)}-[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/${name.replace(/(~.*)?\.\w+$/, '')}-[hash:7][extname]`,
        codeSplitting: {
          groups: [
            // changes only when a dependency does, so that it stays in the phone's cache over releases
            { name: 'vendor', test: /rolldown.runtime/, priority: 5 },
            { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 4 },
            { name: 'start', tags: ['$initial'], priority: 3 },
            // the pieces that most screens are made of come together: one request in place of a dozen
            {
              name: 'kit',
              test: (id) =>
                ((isInKit(id) || CLASS_CARDS.test(id)) && admin.isOnPage(id, LANDING)) ||
                FIELDS.test(id) ||
                LANDING_PARTS.test(id),
              priority: 3,
            },
            { ...own, name: 'search', test: SEARCH, priority: 3 },
            { ...own, name: 'account-forms', test: ACCOUNT_FORMS, priority: 2 },
            // one request in place of a dozen, and nothing of it on the landing page
            ...[
              { name: 'lesson', isIn: (id: string) => LESSON_PAGE.test(id) && !isCommon(id) },
              { name: 'classes', isIn: (id: string) => CLASSES.test(id) && !isCommon(id) },
              { name: 'common', isIn: isCommon },
              { name: 'certificates', isIn: (id: string) => CERTIFICATES.test(id) },
            ].map(({ name, isIn }) => ({
              ...own,
              name,
              test: (id: string) =>
                isIn(id) && admin.studentPageCount(id) >= 1 && !admin.isOnPage(id, LANDING),
              priority: 2,
            })),
            ...Object.entries(ALONE).map(([name, test]) => ({ ...own, name, test, priority: 2 })),
            // modules that later screens share: merged if the same screens use them, so that there is no file for each icon. a
            // larger threshold merges modules that no screen uses together: the landing page then loaded card payments
            {
              name: 'shared',
              test: (id) => !admin.isAdmins(id),
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 1_700,
              priority: 1,
            },
            { ...own, name: 'offline', test: OFFLINE, priority: 5 },
            { ...own, name: 'offline-progress', test: OFFLINE_PROGRESS, priority: 5 },
            { ...own, name: 'database', test: DATABASE, priority: 6 },
            { ...own, name: 'recorder', test: RECORDER, priority: 5 },
            { ...own, name: 'takes', test: TAKES, priority: 5 },
            { ...own, name: 'send-recording', test: SEND_RECORDING, priority: 5 },
            { ...own, name: 'send-icon', test: SEND_ICON, priority: 5 },
            { ...own, name: 'sealed', test: SEALED, priority: 5 },
            { ...own, name: 'keep', test: KEEP, priority: 5 },
            { ...own, name: 'exercises', test: EXERCISES, priority: 5 },
            { ...own, name: 'sound-names', test: SOUND_NAMES, priority: 5 },
            { name: 'exam', test: EXAM, priority: 2 },
            { ...own, name: 'typed', test: TYPED_ANSWERS, priority: 3 },
            {
              name: 'admin',
              test: admin.isAdmins,
              minShareCount: 2,
              entriesAware: true,
              // a larger threshold merges code of dialogs into screens that do not use it: 1,500 cost up to 11 KB
              entriesAwareMergeThreshold: 800,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '^/[\\w-]+\\.php': API,
      '/media': API,
      '/healthz': API,
      '/webhooks': API,
      '/sandbox': API,
      '/certificates': API,
      '/exports': API,
      '/uploads': API,
    },
  },
})
