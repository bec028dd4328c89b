/** Matches an IPv4-mapped IPv6 address in either notation and captures the IPv4 address. */
const MAPPED_IPV4 = /^(?:0*:){2,5}ffff:(?:(\d+\.\d+\.\d+\.\d+)|([\da-f]{1,4}):([\da-f]{1,4}))$/i

/**
 * Returns the key of an address for rate limits: an IPv4 address, or the /64 of an IPv6 address, because one host
 * usually controls the whole /64.
 */
export function ipPrefix(ip: string | undefined): string {
  return ipPrefixes(ip)[0]?.prefix ?? ''
}

/**
 * Returns the networks of an address, narrowest first, each with the multiplier of its rate limits. Closed connections have no
 * address and are counted together.
 */
export function ipPrefixes(ip = ''): { prefix: string; multiplier: number }[] {
  const address = ip.replace(/%.*$/, '').toLowerCase()
  const ipv4 = extractIpv4(address)
  if (ipv4) return [{ prefix: ipv4, multiplier: 1 }]
  const groups = ipv6Groups(address)
  const [, , , fourth = '0'] = groups
  const subnet = (Number.parseInt(fourth, 16) >> 8).toString(16)
  // providers assign a subscriber a /64, a /56 or a /48
  return [
    { prefix: groups.slice(0, 4).join(':'), multiplier: 1 },
    { prefix: `${groups.slice(0, 3).join(':')}:${subnet}/56`, multiplier: 2 },
    { prefix: `${groups.slice(0, 3).join(':')}/48`, multiplier: 4 },
  ]
}

/**
 * Returns the shortened address that users see for a session: the first three octets of IPv4, the /48 of IPv6; ''
 * for a closed connection.
 */
export function approximateNetwork(ip: string | undefined): string {
  const address = (ip ?? '').replace(/%.*$/, '').toLowerCase()
  if (address === '') return ''
  const ipv4 = extractIpv4(address)
  return ipv4 ? ipv4.replace(/\.\d+$/, '.x') : `${ipv6Groups(address).slice(0, 3).join(':')}::/48`
}

function extractIpv4(address: string): string | undefined {
  if (!address.includes(':')) return address
  const [, dotted, high, low] = MAPPED_IPV4.exec(address) ?? []
  if (dotted) return dotted
  if (!high || !low) return undefined
  return [high, low]
    .map((it) => Number.parseInt(it, 16))
    .flatMap((it) => [it >> 8, it & 0xff])
    .join('.')
}

/** The eight groups of an IPv6 address, without leading zeros. */
function ipv6Groups(address: string): string[] {
  const [head = '', tail = ''] = address.split('::')
  const splitGroups = (text: string) => (text === '' ? [] : text.split(':'))
  const first = splitGroups(head)
  const last = splitGroups(tail)
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return [...first, ...zeros, ...last].map((it) => it.replace(/^0+(?=.)/, ''))
}
