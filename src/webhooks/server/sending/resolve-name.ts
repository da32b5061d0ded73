import { promises as dns } from 'node:dns'
import { isIP } from 'node:net'

/** All addresses of a name. Rejects where there is none. */
export type ResolveName = (host: string, signal: AbortSignal) => Promise<string[]>

/**
 * Asks the name servers themselves: the system's own way also reads its list of hosts, and a slow answer would hold one
 * of the few threads that files are read with.
 */
export const resolveName: ResolveName = async (host, signal) => {
  const resolver = new dns.Resolver({ timeout: 2_000, tries: 2 })
  const cancel = () => resolver.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    const addresses = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    return addresses.filter((address) => isIP(address) !== 0)
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
