import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { writeCatalogs } from './messages/compile.ts'

/** Checks the types of a project on one core, because as many checks run at once as there are cores. */
const types = (project: string) => ['tsc', '-p', project, '--checkers', '1'] as const

/** The checks of `npm run check`; each is one program that exits with an error when it finds something. */
const checks: [name: string, command: string, ...args: string[]][] = [
  ['types of the contract', ...types('contract')],
  ['types of the server', ...types('server')],
  // without the tables of the features
  ['types of the platform alone', ...types('server/platform')],
  ['types of the site', ...types('web')],
  ['messages and their translations', 'node', 'scripts/messages/main.ts', 'check'],
  ['texts that are no messages', 'node', 'scripts/messages/check-literals.ts'],
  ['types of the browser tests', ...types('e2e')],
  ['format and lint', 'biome', 'ci', '--colors=off', '.'],
  [
    'dependency rules',
    'depcruise',
    'contract',
    'messages',
    'server',
    'web',
    '--output-type',
    'err',
  ],
  ['dead code', 'knip', '--no-progress'],
  ['colour contrast', 'node', 'scripts/check-contrast.ts'],
  ['citations of tests, rows and decisions', 'node', 'scripts/check-citations.ts'],
  ['a test for every row', 'node', 'scripts/trace-requirements.ts', '--check'],
  ['docs/calls.md and calls without a handler', 'node', 'scripts/generate-api-docs.ts', '--check'],
  ['lengths of files', 'node', 'scripts/check-lengths.ts'],
  ['personal data and docs/privacy.md', 'node', 'scripts/generate-privacy-docs.ts', '--check'],
]

// the types and the code of the messages
writeCatalogs()

type Result = { name: string; isOk: boolean; output: string }

function runCheck([name, command, ...args]: (typeof checks)[number]): Promise<Result> {
  return new Promise((resolve) =>
    execFile(command, args, { maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
      resolve({ name, isOk: error === null, output: `${stdout}${stderr}`.trimEnd() }),
    ),
  )
}

const results: Promise<Result>[] = []
const waiting = [...checks.entries()]
async function runWaiting() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [index, check] = next
    results[index] = runCheck(check)
    await results[index]
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, runWaiting))

let failed = 0
for (const { name, isOk, output } of await Promise.all(results)) {
  if (!isOk) failed++
  console.log(`${isOk ? '✓' : '✗'} ${name}`)
  if (!isOk || name.includes('calls')) console.log(output)
}
console.log(`check: ${checks.length - failed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
