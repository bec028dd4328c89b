import { lookup } from 'node:dns'
import { Agent } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/**
 * An HTTPS agent that connects only to the public internet, because endpoints come from browsers. The name is resolved
 * when the connection opens, so that it cannot change between check and use.
 */
export class SsrfSafeAgent extends Agent {
  constructor(resolve: typeof lookup = lookup) {
    super({ keepAlive: true, maxSockets: 20, lookup: resolvePublicOnly(resolve) })
  }

  override createConnection(...[options, done]: Parameters<Agent['createConnection']>) {
    const host = options.host ?? ''
    // names are checked when they are resolved; a literal address is not resolved
    if (isIP(host) && !isPublicAddress(host)) throw new NonPublicAddressError(host)
    return super.createConnection(options, done)
  }
}

/** An endpoint that resolves to a private address. */
export class NonPublicAddressError extends Error {
  readonly code = 'ENOTPUBLIC'

  constructor(host: string) {
    super(`${host} is not on the public internet`)
  }
}

function resolvePublicOnly(resolve: typeof lookup): LookupFunction {
  return (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '')
      // a single private address is enough to reject a name
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new NonPublicAddressError(host), '')
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
    })
  }
}
