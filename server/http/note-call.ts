import type { FastifyRequest } from 'fastify'

const names = new WeakMap<FastifyRequest, string>()

/** Notes which call a request turned out to be. */
export function noteCall(request: FastifyRequest, name: string): void {
  names.set(request, name)
}

/** The call that a request turned out to be; undefined for what is no call. */
export const callOf = (request: FastifyRequest): string | undefined => names.get(request)
