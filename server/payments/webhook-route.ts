import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import { httpError, RequestError } from '../platform/errors.ts'
import type { RawBodyReader } from '../rpc/read-body.ts'
import { handleWebhookEvent, paymentReference } from './handle-webhook-event.ts'
import { parseEvent } from './paystack-events.ts'
import { selectProvider } from './select-provider.ts'
import { isValidSignature } from './signature.ts'

const WEBHOOK_MAX_BYTES = 256 * 1024

/**
 * Hears what the card provider tells by itself: POST /webhooks/paystack (R-MONEY-013). A notice whose signature is not
 * the HMAC-SHA512 of its raw body is 401 and is not parsed; a good one settles its payment or records its refund or dispute,
 * and is answered at once, also when it means nothing here, so that the provider does not send it for days.
 */
export function registerWebhookRoutes(
  app: FastifyInstance,
  school: AppContext,
  readBody: RawBodyReader,
): void {
  app.register(async (scope) => {
    // the signature is over the bytes as they came, so here nothing may read them first
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
          'a notice without a good signature',
        )
        httpError('invalid_signature', 'The signature is not valid.')
      }
      const event = parseEvent(body.toString())
      if (event) {
        await handleWebhookEvent(school, event, now()).catch((error: unknown) => {
          if (!(error instanceof RequestError)) throw error
          const reason = error.logDetail ?? error.message
          request.log.warn({ reference: paymentReference(event), why: reason }, 'not settled')
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
