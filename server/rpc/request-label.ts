import type { FastifyRequest } from 'fastify'

const labels = new WeakMap<FastifyRequest, string>()

/** Sets the call of a request, for metrics. */
export function setRequestLabel(request: FastifyRequest, name: string): void {
  labels.set(request, name)
}

/** Returns the call of a request; undefined if it is not a call. */
export const requestLabel = (request: FastifyRequest): string | undefined => labels.get(request)
