import { execFileSync } from 'node:child_process'

/** Builds the site before the tests; SKIP_BUILD=1 uses the existing build. */
export default function buildSite(): void {
  if (process.env.SKIP_BUILD === '1') return
  execFileSync('vite', ['build', '--logLevel', 'warn'], { stdio: 'inherit' })
}
