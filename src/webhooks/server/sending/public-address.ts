import { BlockList, isIP } from 'node:net'

/** Whatever no stranger's server can have: IANA's special-purpose registries (IPv4: RFC 6890 and its successors). */
const SPECIAL_V4 = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local; the metadata service of most clouds is 169.254.169.254.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Alibaba Cloud's metadata service is 100.100.100.200, Azure's host 168.63.129.16.
  ['168.63.129.16', 32],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  SPECIAL_V4.addSubnet(net, prefix)

/** Of IPv6 only what is handed out to the world, so that what is invented later is refused. */
const GLOBAL_V6 = new BlockList()
GLOBAL_V6.addSubnet('2000::', 3, 'ipv6')

const SPECIAL_V6 = new BlockList()
for (const [net, prefix] of [
  // Teredo and other protocol assignments, which may lead to an IPv4 address.
  ['2001::', 23],
  ['2001:db8::', 32],
  // 6to4 contains an IPv4 address.
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  SPECIAL_V6.addSubnet(net, prefix, 'ipv6')

/** Whether an address is one of the open internet: nothing inside this network, and no machine of its own. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !SPECIAL_V4.check(address)
  // A zone (`fe80::1%eth0`) belongs to this machine.
  if (family !== 6 || address.includes('%')) return false
  return GLOBAL_V6.check(address, 'ipv6') && !SPECIAL_V6.check(address, 'ipv6')
}
