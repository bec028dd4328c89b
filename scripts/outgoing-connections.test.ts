import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** The modules that open connections, by the name under which docs/security.md lists their destination. */
const DESTINATIONS = {
  'the database': ['server/platform/db.ts'],
  S3_ENDPOINT: ['server/platform/s3-client.ts'],
  SMTP_URL: ['server/platform/mail-transport.ts'],
  PAYSTACK_URL: [
    'server/payments/paystack/paystack-accounts.ts',
    'server/payments/paystack/paystack-refunds.ts',
    'server/payments/paystack/paystack.ts',
  ],
  MARKING_URL: ['server/exams/marking-assistant.ts'],
  'push services': ['server/push/ssrf-safe-agent.ts', 'server/push/web-push-client.ts'],
}

const OPENS_CONNECTIONS =
  /(?<![.\w])fetch\(|\bcreateTransport\(|\bnew (?:pg\.)?Pool\(|from 'aws4fetch'|\b(?:net|tls)\.connect\(|\bcreateConnection\(|import (?!type)[^\n]* from 'node:https?'/

test('docs/security.md lists every destination to which the server opens connections (ASVS 13.1.1)', () => {
  const found = globSync('server/**/*.ts', {
    cwd: ROOT,
    exclude: (it) => /\.test\.ts$|^server\/(test|demo)(\/|$)/.test(it),
  }).filter((file) => OPENS_CONNECTIONS.test(read(file)))
  expect(found.sort()).toEqual(Object.values(DESTINATIONS).flat().sort())

  const [list = ''] = /Outgoing connections: [\s\S]*?\n\n/.exec(read('docs/security.md')) ?? []
  for (const destination of Object.keys(DESTINATIONS)) expect(list).toContain(destination)
})
