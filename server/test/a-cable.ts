import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * A line to another server that can be cut and mended: what is behind it is then gone, and back. Frozen it stays open
 * and forwards nothing, as if the other server had stopped.
 */
export async function aCable(to: { host: string; port: number }) {
  const ends = new Set<Socket>()
  const pairs = new Map<Socket, Socket>()
  let isFrozen = false
  const server = createServer((near) => {
    const far = connect(to.port, to.host)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one)
      pairs.set(one, other)
      one.on('error', () => {})
      one.on('close', () => {
        pairs.delete(one)
        other.destroy()
      })
      if (!isFrozen) one.pipe(other)
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const cut = () => {
    server.close()
    for (const end of ends) end.destroy()
    ends.clear()
  }
  onTestFinished(cut)
  return {
    port,
    cut,
    async mend() {
      await once(server.listen(port, '127.0.0.1'), 'listening')
    },
    freeze() {
      isFrozen = true
      for (const [one, other] of pairs) one.unpipe(other).pause()
    },
    thaw() {
      isFrozen = false
      for (const [one, other] of pairs) one.pipe(other)
    },
  }
}
