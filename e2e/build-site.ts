import { execFileSync } from 'node:child_process'

/** Builds the site once before the journeys; SKIP_BUILD=1 takes the one that is there. */
export default function buildSite(): void {
  if (process.env.SKIP_BUILD === '1') return
  execFileSync('vite', ['build', '--logLevel', 'warn'], { stdio: 'inherit' })
}
