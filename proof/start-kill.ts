import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { demoAdministrator, demoPassword } from '../server/demo/people.ts'
import { aFolder, ask, claim, finish, OWNER, startProgram } from './parts.ts'
import { type Engine, openEngine, type Place } from './start-kill-places.ts'

/**
 * `node proof/start-kill.ts [sqlite|postgres]`: kills first starts, upgrades of a school of 20,000 users from release
 * 0.1.0 and restores at random moments, two hundred times on each engine (START_KILLS says how often). The next start
 * has all data each time.
 */
const KILLS = Number(process.env.START_KILLS ?? 200)

/** A program that is killed, and what follows. */
type Kind = {
  name: string
  place: () => Promise<Place>
  program: string[]
  /** What is wrong after the kill and a repetition: nothing, when all is well. */
  repeat: (place: Place) => Promise<string[]>
}

const node = (place: Place, program: string[]) =>
  spawn(process.execPath, program, {
    env: {
      ...{
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_LEVEL: 'info',
        RATE_LIMIT_SCALE: '0',
      },
      ...{ ...OWNER, ...place.env },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Milliseconds until the program listens or ends. */
async function durationOf(place: Place, program: string[]): Promise<number> {
  const startedAt = performance.now()
  const child = node(place, program)
  let isDone = false
  child.stdout?.on('data', (text) => (isDone ||= String(text).includes('Server listening')))
  child.once('exit', () => (isDone = true))
  while (!isDone) await pause(5)
  const duration = performance.now() - startedAt
  child.kill('SIGKILL')
  return duration
}

/** Nine of ten kills are in the second half, for the first is the loading of the program. */
const momentIn = (duration: number) =>
  (Math.random() < 0.1 ? Math.random() : 0.4 + 0.6 * Math.random()) * duration

async function killAt(moment: number, place: Place, program: string[]) {
  const child = node(place, program)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await Promise.race([pause(moment), ended])
  child.kill('SIGKILL')
  await ended
}

/** What is wrong with a school after a start. */
async function wrongAfterStart(
  place: Place,
  account: { email: string; password: string },
  rows?: object,
) {
  const wrong: string[] = []
  try {
    const program = await startProgram(place.env)
    const { status } = await ask(program.url, { action: 'login', ...account })
    if (!status) wrong.push('no sign-in works')
    program.process.kill('SIGKILL')
    await program.ended
  } catch (fault) {
    return [String(fault).slice(0, 300)]
  }
  const found = await place.look()
  if (found.integrity !== 'ok') wrong.push(`integrity: ${found.integrity}`)
  if (rows && JSON.stringify(found.rows) !== JSON.stringify(rows))
    wrong.push(`rows ${JSON.stringify(found.rows)} are not ${JSON.stringify(rows)}`)
  return wrong
}

async function run(kind: Kind, kills: number, name: string) {
  const first = await kind.place()
  const duration = await durationOf(first, kind.program)
  await first.remove()
  const failures: string[] = []
  for (let kill = 1; kill <= kills; kill++) {
    const place = await kind.place()
    const moment = momentIn(duration)
    await killAt(moment, place, kind.program)
    const wrong = await kind.repeat(place)
    if (wrong.length > 0)
      failures.push(`killed after ${Math.round(moment)} ms: ${wrong.join('; ')}`)
    await place.remove()
    if (kill % 20 === 0)
      console.log(`  ${kind.name} on ${name}: ${kill - failures.length} of ${kill}`)
  }
  const good = kills - failures.length
  claim(
    `${kind.name} on ${name}, killed within ${Math.round(duration)} ms: ${good} of ${kills} are whole after the next one`,
    failures.length === 0,
    failures.slice(0, 5),
  )
}

async function prove(engine: Engine) {
  const owner = { email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD }
  const head = { email: demoAdministrator.email, password: demoPassword }
  const { rows } = await engine.lookAtReleased()
  const tar = join(aFolder(), 'lisan.tar')
  const source = await engine.released()
  const made = spawnSync(process.execPath, ['server/backup/main.ts', 'backup', tar], {
    env: { PATH: process.env.PATH, ...source.env },
  })
  claim(
    `the backup of the school on ${engine.name} is made`,
    made.status === 0,
    String(made.stderr),
  )
  await source.remove()
  const restoring = ['server/backup/main.ts', 'restore', tar]
  const kinds: Kind[] = [
    {
      name: 'first starts',
      place: engine.empty,
      program: ['server/main.js'],
      repeat: (place) => wrongAfterStart(place, owner),
    },
    {
      name: 'upgrades of 20,000 users',
      place: engine.released,
      program: ['server/main.js'],
      repeat: (place) => wrongAfterStart(place, head, rows),
    },
    {
      name: 'restores of 20,000 users',
      place: engine.empty,
      program: restoring,
      async repeat(place) {
        const again = spawnSync(process.execPath, restoring, {
          env: { PATH: process.env.PATH, ...place.env },
          encoding: 'utf8',
        })
        // the kill came after the end
        const wasDone = again.stderr.includes('There is a school here already')
        if (again.status !== 0 && !wasDone) return [again.stderr.slice(0, 300)]
        return wrongAfterStart(place, head, rows)
      },
    },
  ]
  for (const [nth, kind] of kinds.entries())
    await run(kind, Math.floor((KILLS + nth) / kinds.length), engine.name)
}

const wanted = process.argv[2]
for (const name of ['sqlite', 'postgres'] as const)
  if (!wanted || wanted === name) await prove(await openEngine(name))
await finish()
