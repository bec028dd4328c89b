import { setTimeout as pause } from 'node:timers/promises'
import type { World } from '../server/test/kill/load.ts'
import { aStudent } from './cluster-deeds.ts'

type School = { url: string; world: World }

/** How many tries were let through, refused with 429, and cut, which may have been either. */
type Tried = { passed: number; refused: number; cut: number }
/** What a limit allows, and what came of three times as many tries over all processes. */
export type Limited = Tried & { what: string; allowed: number; who: string }

type Try = (nth: number) => Promise<number>

/** Has three times as many answers as are allowed, four tries at a time, over some twenty seconds of kills. */
async function triesTooOften(what: string, allowed: number, who: string, one: Try) {
  const tried: Limited = { what, allowed, who, passed: 0, refused: 0, cut: 0 }
  const all = allowed * 3
  let nth = 0
  async function works() {
    // what was cut is no answer
    while (tried.passed + tried.refused < all) {
      nth++
      const http = await one(nth)
      tried[http === 429 ? 'refused' : http === 0 || http >= 500 ? 'cut' : 'passed']++
      await pause((20_000 * 4) / all)
    }
  }
  await Promise.all([works(), works(), works(), works()])
  return tried
}

type Sent = { token?: string; network?: string; path?: string }

/** The status of an answer; 0 where none came. */
async function send({ url }: School, fields: object, { token, network, path }: Sent = {}) {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(network ? { 'x-network': network } : {}),
  }
  const sent = { method: 'POST', headers, body: JSON.stringify(fields) }
  const response = await fetch(url + (path ?? '/api.php'), sent).catch(() => null)
  await response?.arrayBuffer()
  return response?.status ?? 0
}

const guess = (email: string) => ({ action: 'login', email, password: 'a guess' })

/** Tries everything too often whose limit decision 0190 names in tens, each with people of its own. */
export async function triesLimits(school: School, stage: number): Promise<Limited[]> {
  const { journal } = school.world
  const [near, far, asker, writer] = await Promise.all(
    ['near', 'far', 'asker', 'writer'].map((role) => aStudent(school, role)),
  )
  if (!near || !far || !asker || !writer) throw new Error('Nobody came')
  const course = school.world.courses[0]
  const place = { class_id: course?.id, lesson_id: course?.lessons[0] }
  journal.ask('place', `${writer.email} ${place.class_id}`)
  await send(school, { action: 'classenrolement', class_id: place.class_id }, writer)
  return Promise.all([
    triesTooOften('wrong sign-ins at one account from one network', 20, near.email, () =>
      send(school, guess(near.email), { network: `102.89.1.${stage}` }),
    ),
    triesTooOften('wrong sign-ins at one account from everywhere', 100, far.email, () =>
      send(school, guess(far.email)),
    ),
    triesTooOften('wishes for a reset code', 5, asker.email, () =>
      send(school, { action: 'request_password_reset', email: asker.email }),
    ),
    triesTooOften('comments of one student', 40, writer.email, async (nth) => {
      const comment = `Comment ${nth} of ${writer.email}`
      journal.ask('comment', comment)
      const fields = { action: 'addComment', ...place, comment }
      const http = await send(school, fields, { token: writer.token, path: '/comments.php' })
      if (http === 200) journal.told('comment', comment)
      return http
    }),
  ])
}

/** Plays the quiz and claims its reward far too often, everywhere at once. */
export async function plays(school: School): Promise<Limited> {
  const { email, token } = await aStudent(school, 'player')
  const opens = () =>
    fetch(`${school.url}/game.php?action=easy`, { headers: { authorization: `Bearer ${token}` } })
      .then((it) => it.json() as Promise<{ questions?: unknown[] }>)
      .catch(() => null)
  while (!(await opens())?.questions) await pause(200)
  // ten questions and the pauses between them
  await pause(15_000)
  return triesTooOften('claims of one run of the quiz', 60, email, () =>
    send(school, { level: 'easy' }, { token, path: '/game.php' }),
  )
}
