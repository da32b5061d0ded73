/**
 * How what is said to a database travels: `HERE` on this machine, `CHECKED` encrypted to a server whose certificate and
 * name are checked, `PLAIN` in clear, or encrypted to whoever answers.
 */
export type Travels = 'HERE' | 'CHECKED' | 'PLAIN'

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/i

/** Reads an address as the driver does: parameters come before the host, and the last of several counts. */
export function howTravels(databaseUrl: string): Travels {
  const url = URL.parse(databaseUrl)
  if (!url) return 'PLAIN'
  const last = (name: string) => url.searchParams.getAll(name).at(-1)
  const host = last('host') || decodeURIComponent(url.hostname).replace(/^\[(.+)\]$/, '$1')
  // Without a host the driver asks this machine; one that begins with a slash is the folder of a socket.
  if (host === '' || host.startsWith('/') || LOOPBACK.test(host)) return 'HERE'
  return last('sslmode') === 'verify-full' ? 'CHECKED' : 'PLAIN'
}
