import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { DEFAULT_LOCALE, LOCALES } from '../../messages/languages.ts'

/**
 * What the other languages cost a reader of the default one (R-LANG-006): `npm run messages -- cost` compares the build in dist with a build
 * of the same sources that has the default language only, by the compressed files (brotli) of each page.
 */

const ROOT = join(import.meta.dirname, '../..')
const PAGE_BYTES = 2_048
const FIRST_VISIT_BYTES = 3_072

type Chunk = { file: string; imports?: string[]; css?: string[] }
type Manifest = Record<string, Chunk>

const readManifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

/** Builds the site from a copy of the sources with one language; returns the folder of the build. */
function buildAlone(folder: string): string {
  for (const it of ['contract', 'messages', 'scripts', 'server', 'web'])
    cpSync(join(ROOT, it), join(folder, it), { recursive: true })
  for (const it of ['vite.config.ts', 'package.json', 'tsconfig.base.json'])
    cpSync(join(ROOT, it), join(folder, it))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const languages = join(folder, 'messages/languages.ts')
  const others = LOCALES.filter((it) => it !== DEFAULT_LOCALE)
  const lines = readFileSync(languages, 'utf8').split('\n')
  writeFileSync(
    languages,
    lines.filter((it) => !others.some((other) => it.startsWith(`  ${other}: {`))).join('\n'),
  )
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  run('scripts/messages/compile.ts')
  run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn')
  return join(folder, 'dist')
}

/** The files that a chunk needs at once. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const it of chunk.css ?? []) seen.add(it)
  for (const it of chunk.imports ?? []) filesOf(manifest, it, seen)
  return seen
}

function weightOf(dist: string, files: Iterable<string>): number {
  return [...files].reduce(
    (sum, it) => sum + brotliCompressSync(readFileSync(join(dist, it))).length,
    0,
  )
}

/** The bytes of each page with index.html, by its name, and of the first visit. */
function weigh(dist: string): Map<string, number> {
  const manifest = readManifest(dist)
  const entry = filesOf(manifest, 'index.html')
  const screens = Object.keys(manifest).filter(
    (it) => it.startsWith('screens/') && !it.includes('/parts/'),
  )
  const pages = screens.map((it) => {
    const files = new Set(['index.html', ...entry, ...filesOf(manifest, it)])
    return [it.replace(/^screens\/|\.tsx$/g, ''), weightOf(dist, files)] as const
  })
  const firstVisit = new Set([
    ...['index.html', 'sw.js'],
    ...entry,
    ...filesOf(manifest, 'screens/login.tsx'),
  ])
  return new Map([...pages, ['first visit', weightOf(dist, firstVisit)]])
}

/** Prints the cost of each page in bytes; exits with 1 for one above its limit. */
export function printCost(): void {
  const folder = mkdtempSync(join(tmpdir(), 'one-language-'))
  try {
    const alone = weigh(buildAlone(folder))
    const together = weigh(join(ROOT, 'dist'))
    for (const [page, bytes] of together) {
      const cost = bytes - (alone.get(page) ?? bytes)
      const limit = page === 'first visit' ? FIRST_VISIT_BYTES : PAGE_BYTES
      if (cost > limit) process.exitCode = 1
      console.log(
        `${cost > limit ? 'OVER ' : 'ok   '} ${page.padEnd(44)} ${cost} of ${limit} bytes`,
      )
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
