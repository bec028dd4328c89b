import { lookup } from 'node:dns'
import { Agent } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/**
 * Connects to the open internet alone: an endpoint is an address that a browser sent us, and our own network is no
 * push service. What a name stands for is looked at as the connection is made, so that a name cannot change between.
 */
export class SsrfSafeAgent extends Agent {
  constructor(resolve: typeof lookup = lookup) {
    super({ keepAlive: true, maxSockets: 20, lookup: resolvePublicOnly(resolve) })
  }

  override createConnection(...[options, done]: Parameters<Agent['createConnection']>) {
    const host = options.host ?? ''
    // a name is looked up; an address that stands for itself never is
    if (isIP(host) && !isPublicAddress(host)) throw new NonPublicAddressError(host)
    return super.createConnection(options, done)
  }
}

/** An endpoint that leads into a network of its own. */
export class NonPublicAddressError extends Error {
  readonly code = 'ENOTPUBLIC'

  constructor(host: string) {
    super(`${host} is not on the open internet`)
  }
}

function resolvePublicOnly(resolve: typeof lookup): LookupFunction {
  return (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '')
      // one address inside is enough to be none of ours
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new NonPublicAddressError(host), '')
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
    })
  }
}
