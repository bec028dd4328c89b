import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { check, finish, startTempPostgres } from './harness.ts'

/**
 * `npm run soak -- offline`: exams without a connection. 200 runs on each engine in a real browser, which is killed at a random
 * moment, with responses that are cut at a random byte, every second exam edited and, in every third run, an item in the outbox that
 * cannot be sent; none may be lost, doubled or scored against other questions. The seed is printed; `--seed=S --run=N` repeats one run, `--runs=10` and `--engine=sqlite` limit them. A run
 * that fails prints its cause and the command that repeats it. Needs a build.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(randomInt(1, 1_000_000)) },
    runs: { type: 'string', default: '200' },
    run: { type: 'string', default: '' },
    engine: { type: 'string', default: 'sqlite,postgres' },
  },
})

async function runOn(engine: string): Promise<{ passed: boolean; summary: string }> {
  const database = engine === 'postgres' ? { DATABASE_URL: (await startTempPostgres()).url } : {}
  console.log(
    `${engine}: seed ${values.seed}, ${values.run ? `run ${values.run}` : `${values.runs} runs`}`,
  )
  const options = ['--project=longest', '--retries=0', '--reporter=line', '--timeout=600000']
  const args = ['playwright', 'test', 'e2e/offline-soak.spec.ts', ...options]
  const child = spawn('npx', [...args, `--output=test-results/offline-${engine}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...{ SKIP_BUILD: '1', OFFLINE_SEED: values.seed, OFFLINE_RUNS: values.runs },
      ...{ OFFLINE_RUN: values.run, OFFLINE_NAME: engine, ...database },
    },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk)
    output += chunk
  })
  const [code] = await once(child, 'close')
  const summary = output.match(/seed \d+: \d+ runs, .*/g)?.at(-1) ?? 'no run ended'
  return { passed: code === 0, summary }
}

// in parallel: most of the time a run waits for its browser
const engines = values.engine.split(',')
const results = await Promise.all(engines.map(runOn))
for (const [index, { passed, summary }] of results.entries())
  check(`${engines[index]}, ${summary}`, passed, 'the runs above')
await finish()
