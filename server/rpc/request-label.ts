import type { FastifyRequest } from 'fastify'

const labels = new WeakMap<FastifyRequest, string>()

/** Notes which call a request turned out to be. */
export function setRequestLabel(request: FastifyRequest, name: string): void {
  labels.set(request, name)
}

/** The call that a request turned out to be; undefined for what is no call. */
export const requestLabel = (request: FastifyRequest): string | undefined => labels.get(request)
