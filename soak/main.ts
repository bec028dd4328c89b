import { spawnSync } from 'node:child_process'

/**
 * `npm run soak`: what takes too long for `npm test`, one after the other, more than an hour on two cores. Words after
 * it choose those whose name holds one of them: `npm run soak -- money`.
 */
const soakTests: [name: string, program: string][] = [
  ['faults with their real parts', 'soak/failures.ts'],
  ['money beside a model, 10,000 steps', 'soak/money-model.ts'],
  ['money under 200 kills', 'soak/money-kill.ts'],
  ['killed while starting, upgrading and restoring, 200 times', 'soak/start-kill.ts'],
  ['growth: two and four processes, killed under load', 'soak/cluster.ts'],
  ['hostile requests of up to 600 MB', 'soak/hostile-requests.ts'],
  ['fuzzer, 100,000 requests', 'soak/fuzz.ts'],
  ['upload of 500 MB', 'bench/upload.ts'],
  ["administrators' calls in a large school", 'bench/admin.ts'],
  ["students' calls from 1,000 to 1,000,000 students", 'bench/growth.ts'],
  ['hot reads beside a bare server', 'bench/main.ts'],
  ['start, memory and 500 connections', 'bench/speed.ts'],
]

const patterns = process.argv.slice(2)
const chosen = soakTests.filter(
  ([name]) => patterns.length === 0 || patterns.some((it) => name.includes(it)),
)
const results = chosen.map(([name, program]) => {
  const started = Date.now()
  const { status } = spawnSync(process.execPath, [program], { stdio: 'inherit' })
  return { name, passed: status === 0, seconds: Math.round((Date.now() - started) / 1000) }
})
for (const { name, passed: holds, seconds } of results)
  console.log(`${holds ? '✓' : '✗'} ${name} (${seconds} s)`)
const failed = results.filter((it) => !it.passed).length
console.log(`soak: ${results.length - failed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
