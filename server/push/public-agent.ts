import { lookup } from 'node:dns'
import { Agent } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/**
 * Connects to the open internet alone: an endpoint is an address that a browser sent us, and our own network is no
 * push service. What a name stands for is looked at as the connection is made, so that a name cannot change between.
 */
export class PublicAgent extends Agent {
  constructor(resolve: typeof lookup = lookup) {
    super({ keepAlive: true, maxSockets: 20, lookup: publicOnly(resolve) })
  }

  override createConnection(...[options, done]: Parameters<Agent['createConnection']>) {
    const host = options.host ?? ''
    // a name is looked up; an address that stands for itself never is
    if (isIP(host) && !isPublicAddress(host)) throw new NotPublic(host)
    return super.createConnection(options, done)
  }
}

/** An endpoint that leads into a network of its own. */
export class NotPublic extends Error {
  readonly code = 'ENOTPUBLIC'

  constructor(host: string) {
    super(`${host} is not on the open internet`)
  }
}

function publicOnly(resolve: typeof lookup): LookupFunction {
  return (host, options, answer) => {
    resolve(host, { ...options, all: true }, (fault, found) => {
      if (fault) return answer(fault, '')
      // one address inside is enough to be none of ours
      const [first] = found
      if (!first || !found.every(({ address }) => isPublicAddress(address)))
        return answer(new NotPublic(host), '')
      return options.all ? answer(null, found) : answer(null, first.address, first.family)
    })
  }
}
