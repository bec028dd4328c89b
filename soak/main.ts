import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * `npm run soak`: the tests that take too long for `npm test`, one after the other; more than an hour on two cores. Words
 * after it select those whose description or file contains one of them (`npm run soak -- money`), and the name of any
 * program of this folder runs that one (`npm run soak -- clock-jump`). Options are passed to the programs
 * (`npm run soak -- hostile-requests --quick`).
 */
const soakTests: [name: string, program: string][] = [
  ['failures of real dependencies', 'soak/failures.ts'],
  ['money compared with a model, 10,000 steps', 'soak/money-model.ts'],
  ['money under 200 kills', 'soak/money-kill.ts'],
  ['renditions under 50 kills', 'soak/rendition-kill.ts'],
  ['copies of the school under 50 kills', 'soak/copy-kill.ts'],
  ['erasure of an account, killed at every second statement', 'soak/erasure-kill.ts'],
  ['erasure of accounts named like texts of the school', 'soak/erasure-names.ts'],
  ['reminders of 200 live sessions under kills', 'soak/session-reminders.ts'],
  ['attacks on the scope of staff', 'soak/staff-scope.ts'],
  ['killed while starting, upgrading and restoring, 200 times', 'soak/start-kill.ts'],
  ['upgrade of 1,000,000 students', 'soak/large-upgrade.ts'],
  ['exams without a connection, 200 kills on each engine', 'soak/offline.ts'],
  ['recordings of voices under 100 kills', 'e2e/offline-runs/voice-kill.ts'],
  ['50 recordings over a line that is cut', 'soak/voice-line.ts'],
  ['kept lessons while the release of the site changes', 'e2e/offline-runs/releases.ts'],
  ['growth: two and four processes, killed under load', 'soak/cluster.ts'],
  ['copies of 100,000 students beside a student who reads, and a restore', 'soak/copy-large.ts'],
  ['an exam day of 3,000 students', 'soak/exam-day.ts'],
  ['the primary of PostgreSQL dies, 20 times', 'soak/failover.ts'],
  ['four processes behind PgBouncer in transaction mode', 'soak/pgbouncer.ts'],
  ['hostile requests of up to 600 MB', 'soak/hostile-requests.ts'],
  ['memory for the pictures of many at once', 'soak/pictures-memory.ts'],
  ['fuzzer, 100,000 requests', 'soak/fuzz.ts'],
  ['properties of comparing Arabic, 100,000 texts', 'soak/arabic-properties.ts'],
  ['days of reviews in three engines', 'soak/schedule-engines.ts'],
  ['searches in the Qurʾān in two encodings', 'soak/arabic-search.ts'],
  ['upload of 500 MB', 'bench/upload.ts'],
  ['what a learning unit costs in each rendition', 'bench/data.ts'],
  ['reads while renditions are made', 'bench/job-latency.ts'],
  ['marking a minute of reading with three marks', 'e2e/speed/marking.ts'],
  ['what a minute of speech and its corrections cost a phone', 'e2e/speed/voice.ts'],
  ['upload of 500 MB over a line that is cut ten times', 'soak/upload-line.ts'],
  ["administrators' calls in a large school", 'bench/admin.ts'],
  ["students' calls from 1,000 to 1,000,000 students", 'bench/growth.ts'],
  ['frequent reads compared with a baseline server', 'bench/main.ts'],
  ['start, memory and 500 connections', 'bench/speed.ts'],
]

const isOption = (it: string) => it.startsWith('--')
const options = process.argv.slice(2).filter(isOption)
const patterns = process.argv.slice(2).filter((it) => !isOption(it))
const programs = patterns
  .map((it): [string, string] => [it, `soak/${it}.ts`])
  .filter(([, program]) => existsSync(program))
const matching = soakTests.filter(
  ([name, program]) =>
    patterns.length === 0 || patterns.some((it) => name.includes(it) || program.includes(it)),
)
const chosen = programs.length > 0 ? programs : matching
const results = chosen.map(([name, program]) => {
  const started = Date.now()
  const { status } = spawnSync(process.execPath, [program, ...options], { stdio: 'inherit' })
  return { name, passed: status === 0, seconds: Math.round((Date.now() - started) / 1000) }
})
for (const { name, passed, seconds } of results)
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds} s)`)
const failed = results.filter((it) => !it.passed).length
console.log(`soak: ${results.length - failed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
