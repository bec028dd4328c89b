import { createServer } from 'node:net'
import { onTestFinished } from 'vitest'
import { openBeside } from '../databases/open-beside.ts'
import { createSchoolEnv } from '../databases/school-env.ts'
import { portOf } from './listen-locally.ts'
import { startServer } from './start-server.ts'

/** Secrets of the configuration. Each is unlike any word of the code. */
export const secretEnv = {
  ADMIN_PASSWORD: 'zq-admin-password-1',
  SMTP_URL: 'smtp://zquser:zq-smtp-password-2@127.0.0.1',
  PAYSTACK_SECRET_KEY: 'sk_live_zqpaystack3',
  METRICS_TOKEN: 'zq-metrics-token-4-5678',
  MARKING_KEY: 'zq-marking-key-5',
  S3_SECRET_ACCESS_KEY: 'zq-s3-secret-6',
}

/** Parts of the secrets that no response and no log may contain. */
export const secretValues = [
  'zq-admin-password-1',
  'zq-smtp-password-2',
  'sk_live_zqpaystack3',
  'zq-metrics-token-4',
  'zq-marking-key-5',
  'zq-s3-secret-6',
]

/** Returns a port without a listener, so that connections fail. */
function deadPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const port = portOf(server)
      server.close(() => resolve(port))
    })
  })
}

/** Starts a server with the secrets, whose mail server, provider and bucket do not respond. */
export async function startSchoolWithSecrets() {
  const where = await createSchoolEnv()
  const dead = `127.0.0.1:${await deadPort()}`
  const running = await startServer({
    ...secretEnv,
    ...where,
    LOG_LEVEL: 'debug',
    ADMIN_EMAIL: 'owner@example.org',
    SMTP_URL: `${secretEnv.SMTP_URL.replace('127.0.0.1', dead)}`,
    PAYSTACK_PUBLIC_KEY: 'pk_live_shown',
    PAYSTACK_URL: `http://${dead}`,
    MARKING_URL: `http://${dead}`,
    MARKING_MODEL: 'a-model',
    S3_ENDPOINT: `http://${dead}`,
    S3_BUCKET: 'lisan',
    S3_ACCESS_KEY_ID: 'shown',
  })
  const db = openBeside(where)
  onTestFinished(() => db.destroy())
  return { ...running, db }
}

/** Records the text and headers of every response, except the token of a sign-in. */
export function createClient(url: string) {
  const responses: string[] = []
  let token = ''
  /** Sends a text unchanged and an object as JSON. */
  async function call(path: string, content?: object | string) {
    const body = typeof content === 'object' ? JSON.stringify(content) : content
    const headers = {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    }
    const response = await fetch(url + path, body ? { method: 'POST', headers, body } : { headers })
    const text = await response.text()
    const newToken = /"token":"([\w-]{43})"/.exec(text)?.[1]
    if (newToken) token = newToken
    else responses.push(`${[...response.headers].join('\n')}\n${text}`)
  }
  return { responses, call, token: () => token }
}
