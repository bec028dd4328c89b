import { spawnSync } from 'node:child_process'

/** What `npm run check` looks at; each is one program that fails when something is wrong. */
const checks: [name: string, command: string, ...args: string[]][] = [
  ['types of the contract', 'tsc', '-p', 'contract'],
  ['types of the server', 'tsc', '-p', 'server'],
  ['types of the site', 'tsc', '-p', 'web'],
  ['types of the journeys', 'tsc', '-p', 'e2e'],
  ['format and lint', 'biome', 'ci', '--colors=off', '.'],
  ['arrows and cycles', 'depcruise', 'contract', 'server', 'web', '--output-type', 'err'],
  ['dead code', 'knip', '--no-progress'],
  ['contrast of colours', 'node', 'scripts/check-contrast.ts'],
  ['citations of tests, rows and decisions', 'node', 'scripts/check-citations.ts'],
  ['docs/calls.md and calls not answered', 'node', 'scripts/generate-api-docs.ts', '--check'],
]

let failed = 0
for (const [name, command, ...args] of checks) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  const ok = status === 0
  if (!ok) failed++
  console.log(`${ok ? '✓' : '✗'} ${name}`)
  if (!ok || name.includes('calls')) console.log(`${stdout}${stderr}`.trimEnd())
}
console.log(`check: ${checks.length - failed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
