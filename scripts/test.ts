import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { COMPILE_CACHE } from './bundled-tests.ts'
import { installFfmpeg } from './install-ffmpeg.ts'

/**
 * `npm test`: the checks and the build with its budgets, then every test on SQLite and on PostgreSQL those in which the engines
 * can differ, then the browser journeys of each feature. With `--full` (`npm run test:full`) all on both engines with all their
 * repetitions, and every browser test. The build comes first because the servers that tests start are quicker from one file.
 */
type SuiteResult = { passed: number; failed: number; skipped: number; flaky?: number }
type UnitFile = { assertionResults: { meta: { isLeftToFull?: true } }[] }

const SHORT = process.argv.includes('--full') ? '' : '1'
const resultsFolder = 'test-results'
const unitResults = `${resultsFolder}/units.json`
const browserResults = `${resultsFolder}/browser.json`
const total = { passed: 0, failed: 0, skipped: 0, flaky: 0 }

/** Runs a program to its end; with `isCaptured` its output is returned, else printed. */
async function run(command: string, args: string[], { isCaptured = false, env = {} } = {}) {
  const child = spawn(command, args, {
    stdio: ['ignore', isCaptured ? 'pipe' : 'inherit', 'inherit'],
    env: { ...process.env, FORCE_COLOR: '0', ...env },
  })
  let output = ''
  child.stdout?.on('data', (text) => (output += text))
  const [code] = await once(child, 'close')
  return { isOk: code === 0, output }
}

/** Adds the results of a suite to the total. A suite that ends without a result counts as one failure. */
async function report(name: string, runSuite: () => Promise<SuiteResult>): Promise<void> {
  const started = performance.now()
  let result: SuiteResult
  try {
    result = await runSuite()
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : error}`)
    result = { passed: 0, failed: 1, skipped: 0 }
  }
  const { passed, failed, skipped, flaky = 0 } = result
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  total.flaky += flaky
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`${name}: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds} s)\n`)
}

async function runCheck(): Promise<SuiteResult> {
  const { output } = await run('node', ['scripts/check.ts'], { isCaptured: true })
  console.log(output)
  const [, passed, failed] = /check: (\d+) passed, (\d+) failed/.exec(output) ?? []
  if (passed === undefined) throw new Error('no result')
  return { passed: Number(passed), failed: Number(failed), skipped: 0 }
}

const BUILD_STEPS: [command: string, ...args: string[]][] = [
  ['vite', 'build', '--logLevel', 'warn'],
  ['node', 'scripts/server-bundle.ts'],
  // before the budgets, because the tests need the bundle even where one is exceeded
  ['node', 'scripts/bundle-tested-modules.ts'],
  ['node', 'scripts/check-budgets.ts'],
]

async function runBuild(): Promise<SuiteResult> {
  for (const [command, ...args] of BUILD_STEPS) {
    const { isOk, output } = await run(command, args, { isCaptured: true })
    if (output) console.log(output)
    if (!isOk) return { passed: 0, failed: 1, skipped: 0 }
  }
  return { passed: 1, failed: 0, skipped: 0 }
}

async function runUnitTests(): Promise<SuiteResult> {
  const missing = installFfmpeg()
  if (missing) console.log(`The tests with ffmpeg are skipped: ${missing}`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${unitResults}`]
  const env = {
    TEST_BUNDLE: '1',
    SHORT,
    NODE_COMPILE_CACHE: resolve(COMPILE_CACHE),
  }
  const { isOk } = await run('vitest', ['run', ...reporters], { env })
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites, testResults } =
    JSON.parse(readFileSync(unitResults, 'utf8'))
  const left = (testResults as UnitFile[])
    .flatMap((it) => it.assertionResults)
    .filter(({ meta }) => meta.isLeftToFull)
  const broken = !isOk && numFailedTests === 0 ? Math.max(1, numFailedTestSuites) : 0
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken,
    skipped: numPendingTests - left.length,
  }
}

async function runBrowserTests(): Promise<SuiteResult> {
  const { isOk } = await run('playwright', ['test', '--reporter=dot,json'], {
    env: { SKIP_BUILD: '1', SHORT, PLAYWRIGHT_JSON_OUTPUT_NAME: browserResults },
  })
  const { stats } = JSON.parse(readFileSync(browserResults, 'utf8'))
  const broken = !isOk && stats.unexpected === 0 ? 1 : 0
  const { expected: passed, unexpected, skipped, flaky } = stats
  return { passed, failed: unexpected + broken, skipped, flaky }
}

rmSync(resultsFolder, { recursive: true, force: true })
mkdirSync(resultsFolder, { recursive: true })
await Promise.all([
  report('check', runCheck),
  report('build and its budgets', runBuild),
  run('node', ['scripts/install-test-programs.ts']),
])
await report('unit and API tests, SQLite and PostgreSQL', runUnitTests)
await report('browser tests', runBrowserTests)
const others = [
  ...(total.flaky > 0 ? [`${total.flaky} flaky (failed, then passed when repeated)`] : []),
  ...(total.skipped > 0 ? [`${total.skipped} skipped`] : []),
]
console.log([`${total.passed} passed`, `${total.failed} failed`, ...others].join(', '))
process.exit(total.failed > 0 ? 1 : 0)
