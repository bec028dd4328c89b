import type { LookupAddress } from 'node:dns'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createDevice, openPushServiceStub } from '../test/messages/push-service-stub.ts'
import { portOf } from '../test/process/listen-locally.ts'
import { openTestSchool } from '../test/test-school.ts'
import { isPublicAddress } from './public-address.ts'
import { SsrfSafeAgent } from './ssrf-safe-agent.ts'
import { readPushKeys } from './vapid-keys.ts'
import { createWebPushClient } from './web-push-client.ts'

const nonPublicAddresses = [
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.8.8.8', '169.254.169.254'],
  ...['172.16.0.1', '172.31.255.255', '192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::a00:1', 'fc00::1', 'fd12::1'],
  ...['fe80::1', 'ff02::1', '2001:db8::1', '2002:7f00:1::', '2001:0:1::1'],
]
const publicAddresses = [
  '8.8.8.8',
  '100.128.0.1',
  '172.32.0.1',
  '142.250.1.1',
  '2a00:1450:4003::200e',
]

test('private addresses are distinguished from public ones', () => {
  expect(nonPublicAddresses.filter(isPublicAddress)).toEqual([])
  expect(publicAddresses.filter(isPublicAddress)).toEqual(publicAddresses)
})

const push = { text: '{}', topic: 'a', ttlSeconds: 60 }

/** A service in the server's own network that a push must not reach. */
async function startPrivateService() {
  const received = { connections: 0 }
  const server = createServer((socket) => {
    received.connections++
    socket.destroy()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.close()
  })
  return { received, port: portOf(server) }
}

/** A resolver with these results. */
function resolvesTo(found: LookupAddress[]) {
  return ((_host: string, _options: object, response: (error: null, it: LookupAddress[]) => void) =>
    // the library's type of a resolver has more overloads
    response(null, found)) as never
}

async function createSend(agent: SsrfSafeAgent) {
  const { db, config } = await openTestSchool()
  const client = createWebPushClient(config, await readPushKeys(db), agent)
  onTestFinished(() => client.close())
  return (endpoint: string) => client.send({ endpoint, ...createDevice().subscription.keys }, push)
}

test('a push never reaches the server’s own network, by address or by name', async () => {
  const { received, port } = await startPrivateService()
  const sends = await createSend(new SsrfSafeAgent())
  for (const host of ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', 'localhost', '169.254.169.254']) {
    await expect(sends(`https://${host}:${port}/`), host).rejects.toMatchObject({
      code: 'ENOTPUBLIC',
    })
  }
  expect(received.connections).toBe(0)
})

test('a name with one private address is rejected, whatever else it resolves to', async () => {
  const { received, port } = await startPrivateService()
  const mixed = [
    { address: '8.8.8.8', family: 4 },
    { address: '127.0.0.1', family: 4 },
  ]
  const sends = await createSend(new SsrfSafeAgent(resolvesTo(mixed)))
  await expect(sends(`https://push.example.org:${port}/`)).rejects.toMatchObject({
    code: 'ENOTPUBLIC',
  })
  expect(received.connections).toBe(0)
})

test('redirects of a push service are not followed', async () => {
  const service = await openPushServiceStub(() => ({
    status: 307,
    headers: { location: 'https://push.example.org/elsewhere' },
  }))
  const { db, config } = await openTestSchool()
  const client = createWebPushClient(config, await readPushKeys(db), service.agent)
  const { subscription } = createDevice()

  const outcome = await client.send({ endpoint: subscription.endpoint, ...subscription.keys }, push)

  expect(outcome).toEqual({ status: 'rejected', reason: 'answered 307' })
  expect(service.posted).toHaveLength(1)
})
