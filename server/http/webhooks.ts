import type { FastifyInstance, FastifyRequest } from 'fastify'
import { now } from '../kernel/clock.ts'
import { Refusal, reject } from '../kernel/refusal.ts'
import type { School } from '../kernel/school.ts'
import { providerOf } from '../payments/configured.ts'
import { hear, referenceOf } from '../payments/hear.ts'
import { readNotice } from '../payments/paystack-events.ts'
import { isSigned } from '../payments/signature.ts'
import type { ReadBody } from './read-bytes.ts'

const NOTICE_MAX_BYTES = 256 * 1024

/**
 * Hears what the card provider tells by itself: POST /webhooks/paystack (decisions §7). A notice whose signature is not
 * the HMAC-SHA512 of its raw body is 401 and is not parsed; a good one settles its payment or records its refund or dispute,
 * and is answered at once, also when it means nothing here, so that the provider does not send it for days.
 */
export function addWebhooks(app: FastifyInstance, school: School, readBody: ReadBody): void {
  app.register(async (edge) => {
    // the signature is over the bytes as they came, so here nothing may read them first
    edge.removeAllContentTypeParsers()
    edge.addContentTypeParser('*', (request: FastifyRequest) => readBody(request, NOTICE_MAX_BYTES))
    edge.post('/webhooks/paystack', async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const signature = String(request.headers['x-paystack-signature'] ?? '')
      if (!(await isFromProvider(school, body, signature))) {
        request.log.warn(
          { bytes: body.length, ip: request.ip },
          'a notice without a good signature',
        )
        reject(401, 'The signature is not valid.')
      }
      const notice = readNotice(body.toString())
      if (notice) {
        await hear(school, notice, now()).catch((fault: unknown) => {
          if (!(fault instanceof Refusal)) throw fault
          const why = fault.why ?? fault.message
          request.log.warn({ reference: referenceOf(notice), why }, 'not settled')
        })
      }
      return { status: true, message: '', data: null }
    })
  })
}

async function isFromProvider(school: School, body: Buffer, signature: string): Promise<boolean> {
  const provider = providerOf(school)
  return provider !== null && isSigned(body, signature, await provider.webhookSecret())
}
