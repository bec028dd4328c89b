import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../kernel/config.ts'

const dist = join(import.meta.dirname, '../../dist')
const page = join(dist, 'index.html')

/** Serves the built site: hashed files for good, and its one page for every address that is no call. */
export async function addSite(app: FastifyInstance): Promise<void> {
  const isBuilt = existsSync(page)
  if (isBuilt) {
    await app.register(staticFiles, {
      root: dist,
      preCompressed: true,
      wildcard: true,
      index: false,
      setHeaders(reply, path) {
        const isHashed = path.includes('/assets/')
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
    app.get('/', async (_request, reply) => sendPage(reply))
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    if (request.method !== 'GET' || isNoPage(path) || !isBuilt) {
      return reply
        .code(404)
        .send({ status: false, message: 'There is nothing at this address.', data: null })
    }
    return sendPage(reply)
  })
}

async function sendPage(reply: FastifyReply) {
  await reply.helmet()
  return reply.sendFile('index.html')
}

/** Addresses that a person never opens as a page. */
function isNoPage(path: string) {
  return (
    path.endsWith('.php') ||
    /^\/(api|assets|media|webhooks)(\/|$)/.test(path) ||
    /\.\w{1,5}$/.test(path)
  )
}

/** The Content-Security-Policy of every answer: our own files, and the card provider's window. */
export function contentPolicy(config: Config) {
  const game = config.GAME_HOST ? [new URL(config.GAME_HOST).origin] : []
  const media = config.S3_ENDPOINT ? [new URL(config.S3_ENDPOINT).origin] : []
  const cards = new URL(config.PAYSTACK_SCRIPT_URL).origin
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", cards, ...inlineScripts()],
      styleSrc: ["'self'", "'unsafe-inline'", 'https://checkout.paystack.com'],
      imgSrc: ["'self'", 'data:', 'blob:', ...media],
      mediaSrc: ["'self'", 'blob:', ...media],
      connectSrc: ["'self'", 'https://api.paystack.co', ...game],
      frameSrc: ["'self'", 'https://checkout.paystack.com', ...media],
      fontSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
    },
  }
}

// the page sets its theme before the first paint by a script of its own
function inlineScripts(): string[] {
  if (!existsSync(page)) return []
  const scripts = readFileSync(page, 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g)
  return [...scripts].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}
