import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../kernel/config.ts'
import { pageHeaders, workerHeaders } from './headers.ts'

const DIST = join(import.meta.dirname, '../../dist')

/**
 * Serves the built site: hashed files for good, and its one page for every address that is no call. What the build
 * compressed is sent as it lies there.
 */
export async function addSite(app: FastifyInstance, config: Config, dist = DIST): Promise<void> {
  const page = join(dist, 'index.html')
  const isBuilt = existsSync(page)
  const headers = pageHeaders(config, isBuilt ? readFileSync(page, 'utf8') : '')
  const sendPage = (reply: FastifyReply) => reply.headers(headers).sendFile('index.html')
  if (isBuilt) {
    await app.register(staticFiles, {
      root: dist,
      preCompressed: true,
      wildcard: true,
      index: false,
      // the build's list of its files is for the build
      dotfiles: 'ignore',
      setHeaders(reply, path) {
        const isHashed = path.includes('/assets/')
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
        if (path.startsWith(join(dist, 'sw.js'))) reply.headers(workerHeaders)
      },
    })
    // as a file it would come without the page's headers
    for (const path of ['/', '/index.html'])
      app.get(path, async (_request, reply) => sendPage(reply))
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    if (!/^(GET|HEAD)$/.test(request.method) || isNoPage(path) || !isBuilt) {
      return reply
        .code(404)
        .send({ status: false, message: 'There is nothing at this address.', data: null })
    }
    return sendPage(reply)
  })
}

/** Addresses that a person never opens as a page. */
function isNoPage(path: string) {
  return (
    path.endsWith('.php') ||
    /^\/(api|assets|media|webhooks)(\/|$)/.test(path) ||
    /\.\w{1,5}$/.test(path)
  )
}
