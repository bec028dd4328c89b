import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DEFAULT_BODY_LIMITS, KB } from '../../../contract/platform/call.ts'
import { say } from '../../../messages/message.ts'
import type { AppContext } from '../../platform/app-context.ts'
import { now } from '../../platform/clock.ts'
import { usesSandbox } from '../../platform/config.ts'
import { httpError, RateLimited } from '../../platform/errors.ts'
import { ipPrefix } from '../../platform/ip-prefix.ts'
import { parseJson } from '../../rpc/parse-json.ts'
import { consumeAttempt } from '../../rpc/rate-limiter.ts'
import type { RawBodyReader } from '../../rpc/read-body.ts'
import { framedPageHeaders } from '../../site/headers.ts'
import { decideSandboxRefund, sandboxRefundDecision } from './decide-sandbox-refund.ts'
import {
  chargeExistingPayment,
  type SignedEvent,
  sandboxRequest,
  sandboxSecret,
  signEvent,
  verifyCharge,
} from './sandbox.ts'
import { playTransfer, sandboxTransferRequest } from './sandbox-accounts.ts'

const folder = join(import.meta.dirname, 'checkout-page')
const files = [
  { name: 'inline.js', path: '/sandbox/inline.js', type: 'text/javascript; charset=utf-8' },
  { name: 'checkout.js', path: '/sandbox/checkout.js', type: 'text/javascript; charset=utf-8' },
  { name: 'checkout.css', path: '/sandbox/checkout.css', type: 'text/css; charset=utf-8' },
  { name: 'checkout.html', path: '/sandbox/checkout', type: 'text/html; charset=utf-8' },
]

const CHARGE_MAX_BYTES = 4 * KB
const CHARGE_RATE_LIMIT = { points: 120, seconds: 60 }

/**
 * The routes of the sandbox provider (R-MONEY-014): its inline script, its checkout page, `transaction/verify`, and
 * charges and decisions about refunds, which send signed webhooks. Not registered if a real provider is configured.
 */
export function registerSandboxRoutes(
  app: FastifyInstance,
  school: AppContext,
  readBody: RawBodyReader,
): void {
  if (!usesSandbox(school.config)) return
  app.register(async (scope) => {
    scope.addContentTypeParser('application/json', async (request: FastifyRequest) =>
      parseJson(await readBody(request, CHARGE_MAX_BYTES), DEFAULT_BODY_LIMITS),
    )
    addRoutes(scope, school)
  })
}

function addRoutes(app: FastifyInstance, school: AppContext) {
  for (const { name, path, type } of files) {
    const text = readFileSync(join(folder, name), 'utf8')
    app.get(path, async (_request, reply) =>
      reply.type(type).headers(framedPageHeaders).header('cache-control', 'no-cache').send(text),
    )
  }

  app.post('/sandbox/charge', async (request) => {
    await consumeChargeAttempt(school, request.ip)
    const parsed = sandboxRequest.safeParse(request.body)
    if (!parsed.success)
      httpError('invalid_request', say('rules_payments_charge_request_not_valid'))
    const webhooks = await chargeExistingPayment(school.db, parsed.data, now())
    for (const { afterSeconds, event } of webhooks) {
      const timer = setTimeout(() => void deliverWebhook(app, event), afterSeconds * 1000)
      timer.unref()
    }
    return { status: true, message: '', data: null }
  })

  app.post('/sandbox/refund', async (request) => {
    await consumeChargeAttempt(school, request.ip)
    const parsed = sandboxRefundDecision.safeParse(request.body)
    if (!parsed.success)
      httpError('invalid_request', say('rules_payments_refund_request_not_valid'))
    await deliverWebhook(app, await decideSandboxRefund(school.db, parsed.data))
    return { status: true, message: '', data: null }
  })

  app.post('/sandbox/transfer', async (request) => {
    await consumeChargeAttempt(school, request.ip)
    const parsed = sandboxTransferRequest.safeParse(request.body)
    if (!parsed.success)
      httpError('invalid_request', say('rules_payments_charge_request_not_valid'))
    const event = await signEvent(school.db, await playTransfer(school.db, parsed.data, now()))
    const { outcome } = parsed.data
    for (let sent = 0; sent < { success: 1, twice: 2, lost: 0 }[outcome]; sent++)
      await deliverWebhook(app, event)
    return { status: true, message: '', data: null }
  })

  app.get<{ Params: { reference: string } }>(
    '/sandbox/transaction/verify/:reference',
    async (request, reply) => {
      const secret = await sandboxSecret(school.db)
      if (request.headers.authorization !== `Bearer ${secret}`) {
        return reply.code(401).send({ status: false, message: 'Invalid key' })
      }
      const verification = await verifyCharge(school.db, request.params.reference, now())
      return reply.code(verification.status ? 200 : 400).send(verification)
    },
  )
}

/** Counts a charge of a network and throws 429 above the limit: charging requires no sign-in. */
async function consumeChargeAttempt({ db, config }: AppContext, ip: string) {
  const { RATE_LIMIT_SCALE: scale } = config
  if (scale === 0) return
  const subject = `sandbox ${ipPrefix(ip)}`
  const limit = {
    ...CHARGE_RATE_LIMIT,
    points: Math.max(1, Math.round(CHARGE_RATE_LIMIT.points * scale)),
  }
  const waitSeconds = await consumeAttempt(db, { subject, ...limit, now: now() })
  if (waitSeconds > 0) throw new RateLimited(waitSeconds, limit)
}

// injected, because the address of this process is unknown here
async function deliverWebhook(app: FastifyInstance, { body, signature }: SignedEvent) {
  try {
    await app.inject({
      method: 'POST',
      url: '/webhooks/paystack',
      headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
      payload: body,
    })
  } catch (error) {
    // the process is shutting down; rechecks settle payments without a webhook
    app.log.warn({ err: error }, 'the sandbox could not deliver a webhook')
  }
}
