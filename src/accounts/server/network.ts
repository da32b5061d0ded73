/** One subscriber has a whole /64 of IPv6 addresses; they count as one. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip
  const [head = '', tail = ''] = ip.split('::')
  const groups = head.split(':').filter((group) => group !== '')
  const rest = tail.split(':').filter((group) => group !== '')
  const zeros = ip.includes('::')
    ? Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0')
    : []
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::/64`
}
