import { setTimeout as pause } from 'node:timers/promises'
import { readJson } from '../server/test/http/post-fields.ts'
import type { LoadWorld } from '../server/test/kill/load-world.ts'
import { signUpStudent } from './cluster-load.ts'

type LimitTarget = { url: string; world: LoadWorld }

/** Attempts that were allowed, answered with 429, or got no response, which may have been either. */
type AttemptCounts = { passed: number; limited: number; cut: number }
/** A limit, and the results of three times as many attempts over all processes. */
export type LimitResult = AttemptCounts & { description: string; allowed: number; email: string }

type Attempt = (index: number) => Promise<number>

/** Makes attempts, four at a time over about 20 s, until three times the allowed number got a response. */
async function exceedLimit(what: string, allowed: number, who: string, one: Attempt) {
  const result: LimitResult = {
    description: what,
    allowed,
    email: who,
    passed: 0,
    limited: 0,
    cut: 0,
  }
  const all = allowed * 3
  let index = 0
  async function attemptInTurn() {
    // attempts without a response do not count
    while (result.passed + result.limited < all) {
      index++
      const http = await one(index)
      result[http === 429 ? 'limited' : http === 0 || http >= 500 ? 'cut' : 'passed']++
      await pause((20_000 * 4) / all)
    }
  }
  await Promise.all([attemptInTurn(), attemptInTurn(), attemptInTurn(), attemptInTurn()])
  return result
}

type RequestOptions = { token?: string; network?: string; path?: string }

/** The HTTP status; 0 without a response. */
async function send(
  { url }: LimitTarget,
  fields: object,
  { token, network, path }: RequestOptions = {},
) {
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

/** Exceeds each limit of decision 0361 that is below 101, each with new accounts. */
export async function exceedLimits(school: LimitTarget, stage: number): Promise<LimitResult[]> {
  const { journal } = school.world
  const [near, far, caller, writer] = await Promise.all(
    ['near', 'far', 'caller', 'writer'].map((role) => signUpStudent(school, role)),
  )
  if (!near || !far || !caller || !writer) throw new Error('The accounts were not created')
  const course = school.world.courses[0]
  const lessonRef = { class_id: course?.id, lesson_id: course?.lessons[0] }
  journal.attempt('enrolment', `${writer.email} ${lessonRef.class_id}`)
  await send(school, { action: 'classenrolement', class_id: lessonRef.class_id }, writer)
  return Promise.all([
    exceedLimit('wrong sign-ins at one account from one network', 20, near.email, () =>
      send(school, guess(near.email), { network: `102.89.1.${stage}` }),
    ),
    exceedLimit('wrong sign-ins at one account from many networks', 100, far.email, () =>
      send(school, guess(far.email)),
    ),
    exceedLimit('requests for a reset code', 5, caller.email, () =>
      send(school, { action: 'request_password_reset', email: caller.email }),
    ),
    exceedLimit('comments of one student', 40, writer.email, async (index) => {
      const comment = `Comment ${index} of ${writer.email}`
      journal.attempt('comment', comment)
      const fields = { action: 'addComment', ...lessonRef, comment }
      const http = await send(school, fields, { token: writer.token, path: '/comments.php' })
      if (http === 200) journal.acknowledge('comment', comment)
      return http
    }),
  ])
}

/** Plays the quiz and claims its reward more often than allowed, on all processes at once. */
export async function exceedQuizLimit(school: LimitTarget): Promise<LimitResult> {
  const { email, token } = await signUpStudent(school, 'player')
  const opens = () =>
    fetch(`${school.url}/game.php?action=easy`, { headers: { authorization: `Bearer ${token}` } })
      .then((it) => readJson<{ questions?: unknown[] }>(it))
      .catch(() => null)
  while (!(await opens())?.questions) await pause(200)
  // a run of ten questions takes at least this long
  await pause(15_000)
  return exceedLimit('claims of one run of the quiz', 60, email, () =>
    send(school, { level: 'easy' }, { token, path: '/game.php' }),
  )
}
