import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DEFAULT_BODY, KB } from '../../contract/call.ts'
import { now } from '../kernel/clock.ts'
import { usesSandbox } from '../kernel/config.ts'
import { reject, TooMany } from '../kernel/refusal.ts'
import type { School } from '../kernel/school.ts'
import {
  chargeOpened,
  type Notice,
  press,
  sandboxSecret,
  verifyCharge,
} from '../payments/sandbox.ts'
import { framedPage } from './headers.ts'
import { networkOf } from './network-of.ts'
import { parseJson } from './parse-json.ts'
import type { ReadBody } from './read-bytes.ts'
import { takeTry } from './tries.ts'

const folder = join(import.meta.dirname, 'sandbox')
const files = [
  { name: 'inline.js', path: '/sandbox/inline.js', type: 'text/javascript; charset=utf-8' },
  { name: 'checkout.js', path: '/sandbox/checkout.js', type: 'text/javascript; charset=utf-8' },
  { name: 'checkout.css', path: '/sandbox/checkout.css', type: 'text/css; charset=utf-8' },
  { name: 'checkout.html', path: '/sandbox/checkout', type: 'text/html; charset=utf-8' },
]

const PRESS_MAX_BYTES = 4 * KB
const PRESSES = { points: 120, seconds: 60 }

/**
 * The provider that is none, on addresses of our own (decisions §7): its inline script and window, its
 * `transaction/verify`, and its signed notices to our webhook. Not there at all when cards are real.
 */
export function addSandbox(app: FastifyInstance, school: School, readBody: ReadBody): void {
  if (!usesSandbox(school.config)) return
  app.register(async (edge) => {
    edge.addContentTypeParser('application/json', async (request: FastifyRequest) =>
      parseJson(await readBody(request, PRESS_MAX_BYTES), DEFAULT_BODY),
    )
    addRoutes(edge, school)
  })
}

function addRoutes(app: FastifyInstance, school: School) {
  for (const { name, path, type } of files) {
    const text = readFileSync(join(folder, name), 'utf8')
    app.get(path, async (_request, reply) =>
      reply.type(type).headers(framedPage).header('cache-control', 'no-cache').send(text),
    )
  }

  app.post('/sandbox/charge', async (request) => {
    await takePress(school, request.ip)
    const read = press.safeParse(request.body)
    if (!read.success) reject(400, 'The sandbox does not know this press.')
    for (const { afterSeconds, notice } of await chargeOpened(school.db, read.data, now())) {
      const timer = setTimeout(() => void send(app, notice), afterSeconds * 1000)
      timer.unref()
    }
    return { status: true, message: '', data: null }
  })

  app.get<{ Params: { reference: string } }>(
    '/sandbox/transaction/verify/:reference',
    async (request, reply) => {
      const secret = await sandboxSecret(school.db)
      if (request.headers.authorization !== `Bearer ${secret}`) {
        return reply.code(401).send({ status: false, message: 'Invalid key' })
      }
      const answer = await verifyCharge(school.db, request.params.reference, now())
      return reply.code(answer.status ? 200 : 400).send(answer)
    },
  )
}

/** Counts one press of a network; rejects with 429 when there were too many. No sign-in is needed for it. */
async function takePress({ db, config }: School, ip: string) {
  const { RATE_LIMIT_SCALE: scale } = config
  if (scale === 0) return
  const of = `sandbox ${networkOf(ip)}`
  const allowed = { ...PRESSES, points: Math.max(1, Math.round(PRESSES.points * scale)) }
  const wait = await takeTry(db, { of, ...allowed, now: now() })
  if (wait > 0) throw new TooMany(wait, allowed)
}

// through the front door, whatever address this process listens on
async function send(app: FastifyInstance, { body, signature }: Notice) {
  try {
    await app.inject({
      method: 'POST',
      url: '/webhooks/paystack',
      headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
      payload: body,
    })
  } catch (fault) {
    // the process is closing; a provider's notice may be lost as well, and verification makes up for it
    app.log.warn({ err: fault }, 'the sandbox could not deliver a notice')
  }
}
