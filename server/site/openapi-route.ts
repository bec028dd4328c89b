import type { FastifyInstance } from 'fastify'
import { describeCalls } from './openapi.ts'

let description: string | undefined

/** Serves the description of every call for programs (R-API-001). */
export function registerOpenApi(app: FastifyInstance): void {
  app.get('/openapi.json', (_, reply) => {
    // the same until another release starts
    description ??= JSON.stringify(describeCalls())
    reply.headers({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' })
    return reply.type('application/json; charset=utf-8').send(description)
  })
}
