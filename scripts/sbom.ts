import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { RELEASED_ON } from '../server/platform/release.ts'

/**
 * `npm run sbom`, at a release: writes the software bill of materials to release/, or to the file of its argument. The packages of the site are development
 * dependencies here, so `cyclonedx-npm` reads a package file in which everything that is shipped is a dependency.
 */

type Manifest = {
  name: string
  version: string
  license: string
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}
type Lock = { packages: Record<string, { version: string; resolved?: string; integrity?: string }> }

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const SPECIFIER = /(?:from|import|@import)\s*\(?\s*['"]((?:@[\w.-]+\/)?[\w.-]+)(?:\/[\w./-]*)?['"]/g

function main() {
  const folder = mkdtempSync(join(tmpdir(), 'lisan-sbom-'))
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
  try {
    const manifest = shippedManifest()
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
    const registry = run('npm', 'config', 'get', 'registry').trim()
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(addresses(manifest, registry)))
    // drops what is not shipped from the lock file
    run(
      'npm',
      'install',
      '--package-lock-only',
      '--offline',
      '--ignore-scripts',
      '--no-omit-lockfile-registry-resolved',
    )
    const named = process.argv[2] ?? `release/${manifest.name}-${manifest.version}.cdx.json`
    const file = resolve(named)
    mkdirSync(dirname(file), { recursive: true })
    const generator = resolve('node_modules/.bin/cyclonedx-npm')
    const options = ['--package-lock-only', '--flatten-components', '--output-reproducible']
    run(generator, ...options, '--spec-version', '1.5', '--output-file', file)
    const sbom = read(file)
    sbom.metadata.timestamp = `${RELEASED_ON}T00:00:00Z`
    writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`)
    console.log(`${file}: ${sbom.components.length} packages`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** package.json with the packages of a release: of the server, of what `web/` imports with the fonts, and the Node that runs it. */
function shippedManifest(): Pick<Manifest, 'name' | 'version' | 'license' | 'dependencies'> {
  const { name, version, license, dependencies, devDependencies }: Manifest = read('package.json')
  const imported = new Set(importedBy('web/**/*.{ts,tsx,css}'))
  const shipped = Object.entries(devDependencies).filter(
    ([it]) => imported.has(it) || it.startsWith('@fontsource') || it === 'node',
  )
  return {
    name,
    version,
    license,
    dependencies: { ...dependencies, ...Object.fromEntries(shipped) },
  }
}

/** Names of the packages that source files import, tests left out. */
function importedBy(pattern: string): string[] {
  const files = globSync(pattern).filter((file) => !/\.test\.tsx?$/.test(file))
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(SPECIFIER)].map(([, name = '']) => name),
  )
}

/** The lock file, with the address of each package in the registry; the generator gives no hash without an address. */
function addresses(manifest: { name: string; version: string }, registry: string): Lock {
  const lock: Lock = read('package-lock.json')
  for (const [path, it] of Object.entries(lock.packages)) {
    if (!it.integrity) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    it.resolved ??= `${registry}${name}/-/${name.split('/').at(-1)}-${it.version}.tgz`
  }
  return { ...lock, packages: { ...lock.packages, '': manifest } }
}

main()
