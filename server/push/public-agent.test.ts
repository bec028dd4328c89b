import type { LookupAddress } from 'node:dns'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { aDevice, aPushService } from '../test/a-push-service.ts'
import { openSchool } from '../test/school.ts'
import { pushKeys } from './keys.ts'
import { openPushOutlet } from './outlet.ts'
import { isPublicAddress } from './public-address.ts'
import { PublicAgent } from './public-agent.ts'

const inside = [
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.8.8.8', '169.254.169.254'],
  ...['172.16.0.1', '172.31.255.255', '192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::a00:1', 'fc00::1', 'fd12::1'],
  ...['fe80::1', 'ff02::1', '2001:db8::1', '2002:7f00:1::', '2001:0:1::1'],
]
const outside = ['8.8.8.8', '100.128.0.1', '172.32.0.1', '142.250.1.1', '2a00:1450:4003::200e']

test('what belongs to a machine or a network of its own is told from the open internet', () => {
  expect(inside.filter(isPublicAddress)).toEqual([])
  expect(outside.filter(isPublicAddress)).toEqual(outside)
})

const push = { text: '{}', topic: 'a', ttlSeconds: 60 }

/** Something on the server's own network that must not hear from a push. */
async function anInnerService() {
  const heard = { connections: 0 }
  const server = createServer((socket) => {
    heard.connections++
    socket.destroy()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.close()
  })
  return { heard, port: (server.address() as AddressInfo).port }
}

/** Names that lead where the test says. */
function names(found: LookupAddress[]) {
  return ((_host: string, _options: object, answer: (fault: null, it: LookupAddress[]) => void) =>
    answer(null, found)) as never
}

async function outletWith(agent: PublicAgent) {
  const { db, config } = await openSchool()
  const outlet = openPushOutlet(config, await pushKeys(db), agent)
  onTestFinished(() => outlet.close())
  return (endpoint: string) => outlet.send({ endpoint, ...aDevice().asked.keys }, push)
}

test('a push never goes into the server’s own network, by number or by name', async () => {
  const { heard, port } = await anInnerService()
  const sends = await outletWith(new PublicAgent())
  for (const host of ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', 'localhost', '169.254.169.254']) {
    await expect(sends(`https://${host}:${port}/`), host).rejects.toMatchObject({
      code: 'ENOTPUBLIC',
    })
  }
  expect(heard.connections).toBe(0)
})

test('a name with one address inside is none of ours, whatever else it has', async () => {
  const { heard, port } = await anInnerService()
  const mixed = [
    { address: '8.8.8.8', family: 4 },
    { address: '127.0.0.1', family: 4 },
  ]
  const sends = await outletWith(new PublicAgent(names(mixed)))
  await expect(sends(`https://push.example.org:${port}/`)).rejects.toMatchObject({
    code: 'ENOTPUBLIC',
  })
  expect(heard.connections).toBe(0)
})

test('a push service that points elsewhere is not followed', async () => {
  const service = await aPushService(() => ({
    status: 307,
    headers: { location: 'https://push.example.org/elsewhere' },
  }))
  const { db, config } = await openSchool()
  const outlet = openPushOutlet(config, await pushKeys(db), service.agent)
  const { asked } = aDevice()

  const outcome = await outlet.send({ endpoint: asked.endpoint, ...asked.keys }, push)

  expect(outcome).toEqual({ is: 'refused', why: 'answered 307' })
  expect(service.posted).toHaveLength(1)
})
