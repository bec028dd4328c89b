import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// the headless shell is the same browser and needs a third less CPU time
const known = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The path of a complete browser, which has Background Sync; undefined if this machine has the headless shell only. */
export const findFullChromium = (): string | undefined =>
  process.env.FULL_CHROMIUM ?? known.slice(1).find((path) => existsSync(path))

/**
 * The path of a Chromium to test with, or undefined for Playwright's own. If there is none it is
 * installed: Debian's package, or else Playwright's download.
 */
export function findChromium(): string | undefined {
  const found = process.env.CHROMIUM ?? known.find((path) => existsSync(path))
  if (found) return found
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' })
    const installed = spawnSync(
      'apt-get',
      ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
      { stdio: 'inherit' },
    )
    if (installed.status === 0) return known.find((path) => existsSync(path))
  }
  execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit' })
  return undefined
}
