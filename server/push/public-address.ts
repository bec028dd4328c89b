import { BlockList, isIPv4 } from 'node:net'

// reserved for hosts, private networks, providers, documentation and multicast (RFC 6890)
const nonPublicRanges = new BlockList()
for (const [start, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  nonPublicRanges.addSubnet(start, bits, 'ipv4')
}
// one eighth of IPv6 is allocated; within it, documentation ranges and addresses that embed IPv4 are excluded
const publicIpv6Ranges = new BlockList()
publicIpv6Ranges.addSubnet('2000::', 3, 'ipv6')
for (const [start, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  nonPublicRanges.addSubnet(start, bits, 'ipv6')
}

/** True if an IP address is on the public internet. */
export function isPublicAddress(ip: string): boolean {
  if (isIPv4(ip)) return !nonPublicRanges.check(ip, 'ipv4')
  return publicIpv6Ranges.check(ip, 'ipv6') && !nonPublicRanges.check(ip, 'ipv6')
}
