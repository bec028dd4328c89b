import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { SeededCourse } from './seed-course.ts'

/** A request that a student's pages make; without `fields` it is a GET. */
export type PageRequest = { path: string; fields?: object }

const ask = (action: string, more: object = {}): PageRequest => ({
  path: '/api.php',
  fields: { action, ...more },
})

/** The requests of a student's pages in realistic proportions. */
export function pageRequests({ rand, lessonId }: SeededCourse): PageRequest[] {
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

type VirtualUsers = {
  url: string
  token: string
  reads: readonly PageRequest[]
  userCount: number
  /** Minimum and maximum pause between two requests. */
  thinkTimeMs: readonly [number, number]
  seconds: number
}

/**
 * Runs virtual users, each with one keep-alive connection, that send requests with pauses. Returns the durations in ms;
 * throws if a response is not 200.
 */
export async function runVirtualUsers(users: VirtualUsers): Promise<number[]> {
  const durations: number[] = []
  const until = performance.now() + users.seconds * 1000
  const all = Array.from({ length: users.userCount }, (_, index) =>
    runVirtualUser(users, index, until, durations),
  )
  await Promise.all(all)
  return durations
}

async function runVirtualUser(users: VirtualUsers, index: number, until: number, took: number[]) {
  const { reads, userCount, thinkTimeMs } = users
  const [shortest, longest] = thinkTimeMs
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  // staggered starts
  await pause((longest * index) / userCount)
  for (let at = index; performance.now() < until; at++) {
    const read = reads[at % reads.length]
    if (read) took.push(await timeOf(users, agent, read))
    await pause(shortest + Math.random() * (longest - shortest))
  }
  agent.destroy()
}

function timeOf(
  { url, token }: VirtualUsers,
  agent: Agent,
  { path, fields }: PageRequest,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const body = fields && JSON.stringify(fields)
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const httpRequest = request(url + path, { method: body ? 'POST' : 'GET', headers, agent })
    httpRequest.once('error', reject)
    httpRequest.once('response', (response) => {
      if (response.statusCode !== 200)
        reject(new Error(`${path} was answered ${response.statusCode}`))
      response.once('end', () => resolve(performance.now() - started)).resume()
    })
    httpRequest.end(body)
  })
}
