import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Course } from './a-course.ts'

/** A request that a student's pages make; without `fields` it is a GET. */
export type Read = { path: string; fields?: object }

const ask = (action: string, more: object = {}): Read => ({
  path: '/api.php',
  fields: { action, ...more },
})

/** What a student's pages read, as often as they do: the bell and the pages of classes and lessons above all. */
export function readsOf({ rand, lessonId }: Course): Read[] {
  const lesson = ask('get_lesson_details', { class_id: rand, lesson_id: lessonId })
  const aClass = ask('get_class_details', { class_id: rand })
  const bell = { path: '/messages.php', fields: { action: 'getMessages', brief: true } }
  const mine = ask('get_my_classes')
  return [
    { path: '/api.php?action=get_app_settings' },
    ask('getUserData'),
    bell,
    mine,
    { path: '/api.php?action=get_eligible_classes' },
    { path: '/api.php?action=get_classes' },
    aClass,
    bell,
    lesson,
    mine,
    aClass,
    lesson,
    bell,
    aClass,
    lesson,
  ]
}

type Crowd = {
  url: string
  token: string
  reads: readonly Read[]
  people: number
  /** How long each waits between two requests: anything from the first to the second. */
  waitsMs: readonly [number, number]
  seconds: number
}

/**
 * So many people, each with a connection of their own that stays open, each asking for one thing after another with a
 * while between them. Answers how many milliseconds each answer took; throws when one is no 200.
 */
export async function letPeopleRead(crowd: Crowd): Promise<number[]> {
  const took: number[] = []
  const until = performance.now() + crowd.seconds * 1000
  const all = Array.from({ length: crowd.people }, (_, nth) => readOn(crowd, nth, until, took))
  await Promise.all(all)
  return took
}

async function readOn(crowd: Crowd, nth: number, until: number, took: number[]) {
  const { reads, people, waitsMs } = crowd
  const [shortest, longest] = waitsMs
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  // they come one by one, not as a wall
  await pause((longest * nth) / people)
  for (let at = nth; performance.now() < until; at++) {
    const read = reads[at % reads.length]
    if (read) took.push(await timeOf(crowd, agent, read))
    await pause(shortest + Math.random() * (longest - shortest))
  }
  agent.destroy()
}

function timeOf({ url, token }: Crowd, agent: Agent, { path, fields }: Read): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const body = fields && JSON.stringify(fields)
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const asking = request(url + path, { method: body ? 'POST' : 'GET', headers, agent })
    asking.once('error', reject)
    asking.once('response', (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} was answered ${answer.statusCode}`))
      answer.once('end', () => resolve(performance.now() - started)).resume()
    })
    asking.end(body)
  })
}
