import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { demoAdministrator, demoPassword } from '../server/demo/accounts.ts'
import { callApi, check, createTempDir, finish, OWNER, startServer } from './harness.ts'
import { type Engine, openEngine, type SchoolEnvironment } from './start-kill-engines.ts'

/**
 * `npm run soak -- start-kill [sqlite|postgres]`: kills first starts, upgrades of 20,000 users from release
 * 0.1.0, and restores at random moments, two hundred times on each engine (START_KILLS changes the number). All data
 * has to exist after the next start.
 */
const KILLS = Number(process.env.START_KILLS ?? 200)

/** A program to kill, and the check that follows. */
type Scenario = {
  name: string
  createEnvironment: () => Promise<SchoolEnvironment>
  program: string[]
  /** Problems after repeating the killed program. */
  findProblems: (school: SchoolEnvironment) => Promise<string[]>
}

const node = (school: SchoolEnvironment, program: string[]) =>
  spawn(process.execPath, program, {
    env: {
      ...{
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_LEVEL: 'info',
        RATE_LIMIT_SCALE: '0',
      },
      ...{ ...OWNER, ...school.env },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Milliseconds until the program listens or ends. */
async function durationOf(school: SchoolEnvironment, program: string[]): Promise<number> {
  const startedAt = performance.now()
  const child = node(school, program)
  let isDone = false
  child.stdout?.on('data', (text) => (isDone ||= String(text).includes('Server listening')))
  child.once('exit', () => (isDone = true))
  while (!isDone) await pause(5)
  const duration = performance.now() - startedAt
  child.kill('SIGKILL')
  return duration
}

/** A random moment, mostly in the second half: the first half is loading of code. */
const momentIn = (duration: number) =>
  (Math.random() < 0.1 ? Math.random() : 0.4 + 0.6 * Math.random()) * duration

async function killAt(moment: number, school: SchoolEnvironment, program: string[]) {
  const child = node(school, program)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await Promise.race([pause(moment), ended])
  child.kill('SIGKILL')
  await ended
}

/** Problems of a school after a start. */
async function findStartProblems(
  school: SchoolEnvironment,
  account: { email: string; password: string },
  rows?: object,
) {
  const problems: string[] = []
  try {
    const program = await startServer(school.env)
    const { status } = await callApi(program.url, { action: 'login', ...account })
    if (!status) problems.push('sign-in fails')
    program.process.kill('SIGKILL')
    await program.exited
  } catch (error) {
    return [String(error).slice(0, 300)]
  }
  const found = await school.readState()
  if (found.integrity !== 'ok') problems.push(`integrity: ${found.integrity}`)
  if (rows && JSON.stringify(found.rows) !== JSON.stringify(rows))
    problems.push(`rows ${JSON.stringify(found.rows)} are not ${JSON.stringify(rows)}`)
  return problems
}

async function run(kind: Scenario, kills: number, name: string) {
  const first = await kind.createEnvironment()
  const duration = await durationOf(first, kind.program)
  await first.remove()
  const failures: string[] = []
  for (let kill = 1; kill <= kills; kill++) {
    const school = await kind.createEnvironment()
    const moment = momentIn(duration)
    await killAt(moment, school, kind.program)
    const problems = await kind.findProblems(school)
    if (problems.length > 0)
      failures.push(`killed after ${Math.round(moment)} ms: ${problems.join('; ')}`)
    await school.remove()
    if (kill % 20 === 0)
      console.log(`  ${kind.name} on ${name}: ${kill - failures.length} of ${kill}`)
  }
  const intact = kills - failures.length
  check(
    `${kind.name} on ${name}, killed within ${Math.round(duration)} ms: ${intact} of ${kills} are complete after the repetition`,
    failures.length === 0,
    failures.slice(0, 5),
  )
}

async function testEngine(engine: Engine) {
  const owner = { email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD }
  const admin = { email: demoAdministrator.email, password: demoPassword }
  const { rows } = await engine.readReleasedState()
  const tar = join(createTempDir(), 'lisan.tar')
  const source = await engine.released()
  const made = spawnSync(process.execPath, ['server/backup/main.js', 'backup', tar], {
    env: { PATH: process.env.PATH, ...source.env },
  })
  check(`the backup on ${engine.name} succeeds`, made.status === 0, String(made.stderr))
  await source.remove()
  const restoring = ['server/backup/main.js', 'restore', tar]
  const kinds: Scenario[] = [
    {
      name: 'first starts',
      createEnvironment: engine.empty,
      program: ['server/main.js'],
      findProblems: (school) => findStartProblems(school, owner),
    },
    {
      name: 'upgrades of 20,000 users',
      createEnvironment: engine.released,
      program: ['server/main.js'],
      findProblems: (school) => findStartProblems(school, admin, rows),
    },
    {
      name: 'restores of 20,000 users',
      createEnvironment: engine.empty,
      program: restoring,
      async findProblems(school) {
        const again = spawnSync(process.execPath, restoring, {
          env: { PATH: process.env.PATH, ...school.env },
          encoding: 'utf8',
        })
        // the killed restore had already finished
        const wasDone = again.stderr.includes('There is a school here already')
        if (again.status !== 0 && !wasDone) return [again.stderr.slice(0, 300)]
        return findStartProblems(school, admin, rows)
      },
    },
  ]
  for (const [index, kind] of kinds.entries())
    await run(kind, Math.floor((KILLS + index) / kinds.length), engine.name)
}

const engineFilter = process.argv[2]
for (const name of ['sqlite', 'postgres'] as const)
  if (!engineFilter || engineFilter === name) await testEngine(await openEngine(name))
await finish()
