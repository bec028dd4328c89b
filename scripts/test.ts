import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'

/** The whole of `npm test`: check, every test on both engines, the build's budgets, browser journeys. */
type SuiteResult = { passed: number; failed: number; skipped: number; flaky?: number }

const results = 'test-results'
const total = { passed: 0, failed: 0, skipped: 0, flaky: 0 }

function run(command: string, args: string[], capture = false) {
  return spawnSync(command, args, {
    encoding: 'utf8',
    stdio: capture ? ['ignore', 'pipe', 'inherit'] : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, FORCE_COLOR: '0' },
  })
}

/** A suite that could not say what it did has failed once. */
function report(name: string, runSuite: () => SuiteResult) {
  const started = Date.now()
  let result: SuiteResult
  try {
    result = runSuite()
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : error}`)
    result = { passed: 0, failed: 1, skipped: 0 }
  }
  total.passed += result.passed
  total.failed += result.failed
  total.skipped += result.skipped
  total.flaky += result.flaky ?? 0
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(
    `${name}: ${result.passed} passed, ${result.failed} failed, ${result.skipped} skipped (${seconds} s)\n`,
  )
}

function runCheck(): SuiteResult {
  const { stdout } = run('node', ['scripts/check.ts'], true)
  console.log(stdout)
  const [, passed, failed] = /check: (\d+) passed, (\d+) failed/.exec(stdout) ?? []
  if (passed === undefined) throw new Error('no result')
  return { passed: Number(passed), failed: Number(failed), skipped: 0 }
}

function runUnitTests(): SuiteResult {
  const file = `${results}/units.json`
  const { status } = run('vitest', [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  const broken = status !== 0 && numFailedTests === 0 ? Math.max(1, numFailedTestSuites) : 0
  return { passed: numPassedTests, failed: numFailedTests + broken, skipped: numPendingTests }
}

function runBuild(): SuiteResult {
  const built = run('vite', ['build', '--logLevel', 'warn']).status === 0
  // the journeys go through the server as it is released
  const bundled = built && run('node', ['scripts/server-bundle.ts']).status === 0
  const weighed = bundled && run('node', ['scripts/check-budgets.ts']).status === 0
  return weighed ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
}

function runBrowserTests(): SuiteResult {
  const { status } = run('playwright', ['test', '--reporter=dot,json'])
  const { stats } = JSON.parse(readFileSync(`${results}/browser.json`, 'utf8'))
  const broken = status !== 0 && stats.unexpected === 0 ? 1 : 0
  return {
    passed: stats.expected,
    failed: stats.unexpected + broken,
    skipped: stats.skipped,
    flaky: stats.flaky,
  }
}

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = `${results}/browser.json`
report('check', runCheck)
report('unit and API tests, SQLite and PostgreSQL', runUnitTests)
report('build and its budgets', runBuild)
process.env.SKIP_BUILD = '1'
report('browser journeys', runBrowserTests)
if (total.flaky > 0) console.log(`${total.flaky} flaky: failed at first, passed when repeated`)
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
)
process.exit(total.failed > 0 ? 1 : 0)
