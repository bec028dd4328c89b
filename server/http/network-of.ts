/**
 * What an address is counted by: itself, and of IPv6 its first 64 bits, for whoever has one such address has all
 * that begin alike.
 */
export function networkOf(ip: string): string {
  const asIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (asIpv4) return asIpv4
  if (!ip.includes(':')) return ip
  const [head = '', tail = ''] = ip.toLowerCase().split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const first = groups(head)
  const last = groups(tail)
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((it) => it.replace(/^0+(?=.)/, ''))
    .join(':')
}
