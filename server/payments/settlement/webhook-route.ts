import type { FastifyInstance, FastifyRequest } from 'fastify'
import { say } from '../../../messages/message.ts'
import type { AppContext } from '../../platform/app-context.ts'
import { now } from '../../platform/clock.ts'
import { httpError, RequestError } from '../../platform/errors.ts'
import type { RawBodyReader } from '../../rpc/read-body.ts'
import { type PaystackEvent, parseEvent } from '../paystack/paystack-events.ts'
import { isValidSignature } from '../paystack/signature.ts'
import { recordReversal } from '../refunds/record-reversal.ts'
import { selectProvider } from '../select-provider.ts'
import { recordTransfer } from '../transfers/record-transfer.ts'
import { confirmPayment } from './confirm-payment.ts'

const WEBHOOK_MAX_BYTES = 256 * 1024

/**
 * The webhook of the card provider: POST /webhooks/paystack (R-MONEY-013). A body without a valid HMAC-SHA512 signature
 * is rejected with 401 before it is parsed (R-MONEY-012). A signed event settles its payment or records its refund or
 * dispute. Irrelevant and declined events are acknowledged too, because the provider repeats failed ones for days.
 */
export function registerWebhookRoutes(
  app: FastifyInstance,
  school: AppContext,
  readBody: RawBodyReader,
): void {
  app.register(async (scope) => {
    // the signature covers the raw bytes, so no other parser may read the body
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (request: FastifyRequest) =>
      readBody(request, WEBHOOK_MAX_BYTES),
    )
    scope.post('/webhooks/paystack', async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const signature = String(request.headers['x-paystack-signature'] ?? '')
      if (!(await hasValidSignature(school, body, signature))) {
        request.log.warn(
          { bytes: body.length, ip: request.ip },
          'webhook without a valid signature',
        )
        httpError('invalid_webhook_signature', say('rules_payments_signature_not_valid'))
      }
      const event = parseEvent(body.toString())
      if (event) {
        await handleWebhookEvent(school, event, now()).catch((error: unknown) => {
          if (!(error instanceof RequestError)) throw error
          const reason = error.logDetail ?? error.message
          request.log.warn({ reference: paymentReference(event), why: reason }, 'webhook declined')
        })
      }
      return { status: true, message: '', data: null }
    })
  })
}

async function hasValidSignature(
  school: AppContext,
  body: Buffer,
  signature: string,
): Promise<boolean> {
  const provider = selectProvider(school)
  return provider !== null && isValidSignature(body, signature, await provider.webhookSecret())
}

/** The reference of the payment that an event is about. */
export function paymentReference(event: PaystackEvent): string {
  if (event.kind === 'transfer') return event.transfer.reference
  return event.kind === 'charge' ? event.charge.reference : event.reference
}

/**
 * Processes a signed webhook event: settles a payment, or records a refund or a dispute. Declines like `settle` and
 * `recordReversal`.
 */
export async function handleWebhookEvent(
  school: AppContext,
  event: PaystackEvent,
  now: number,
): Promise<void> {
  if (event.kind === 'reversal') return recordReversal(school, { ...event, now })
  if (event.kind === 'transfer') {
    const provider = selectProvider(school)
    const context = { now, timezone: school.config.SITE_TIMEZONE }
    if (provider)
      await recordTransfer(school.db, event.transfer, { provider: provider.name, ...context })
    return
  }
  const { charge } = event
  const source = { kind: 'webhook' as const, charge }
  await confirmPayment(school, { reference: charge.reference, source, now })
}
