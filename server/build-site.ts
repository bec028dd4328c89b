import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Exists from the start of a build to its end. */
const unfinishedMarker = join(root, 'dist.unfinished')

/** Builds the site if it is not built or its build was killed. Throws if the build fails. */
export function ensureSiteBuilt(log: (line: string) => void): void {
  if (existsSync(join(root, 'dist/index.html')) && !existsSync(unfinishedMarker)) return
  log('Building the site, this once …')
  writeFileSync(unfinishedMarker, '')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new Error('The site could not be built.')
  rmSync(unfinishedMarker, { force: true })
}
