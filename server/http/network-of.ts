/** The IPv4 address in an IPv4-mapped IPv6 one, in either notation. */
const MAPPED = /^(?:0*:){2,5}ffff:(?:(\d+\.\d+\.\d+\.\d+)|([\da-f]{1,4}):([\da-f]{1,4}))$/i

/**
 * What an address is counted by: itself, and of IPv6 its first 64 bits, because one subscriber has all addresses that
 * begin alike.
 */
export function networkOf(ip: string | undefined): string {
  return networksOf(ip)[0]?.network ?? ''
}

/**
 * The networks that an address lies in, the narrowest first, and how many subscribers' attempts each one has. A connection
 * that has ended has no address any more: those are counted together.
 */
export function networksOf(ip = ''): { network: string; times: number }[] {
  const address = ip.replace(/%.*$/, '').toLowerCase()
  const asIpv4 = ipv4In(address)
  if (asIpv4) return [{ network: asIpv4, times: 1 }]
  const groups = groupsOf(address)
  const [, , , fourth = '0'] = groups
  const subnet = (Number.parseInt(fourth, 16) >> 8).toString(16)
  // providers give a subscriber a /64, a /56 or a /48
  return [
    { network: groups.slice(0, 4).join(':'), times: 1 },
    { network: `${groups.slice(0, 3).join(':')}:${subnet}/56`, times: 2 },
    { network: `${groups.slice(0, 3).join(':')}/48`, times: 4 },
  ]
}

function ipv4In(address: string): string | undefined {
  if (!address.includes(':')) return address
  const [, dotted, high, low] = MAPPED.exec(address) ?? []
  if (dotted) return dotted
  if (!high || !low) return undefined
  return [high, low]
    .map((it) => Number.parseInt(it, 16))
    .flatMap((it) => [it >> 8, it & 0xff])
    .join('.')
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const first = groups(head)
  const last = groups(tail)
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return [...first, ...zeros, ...last].map((it) => it.replace(/^0+(?=.)/, ''))
}
