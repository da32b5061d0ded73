import { connect } from 'node:tls'

const PATIENCE_MS = 8_000

/**
 * Until when the certificate of an address holds, whoever signed it; undefined without TLS, and where nobody answers from
 * here (some networks do not let a server reach its own public address).
 */
export function certificateEnd(publicUrl: string): Promise<Date | undefined> {
  const { protocol, hostname, port } = new URL(publicUrl)
  if (protocol !== 'https:') return Promise.resolve(undefined)
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve) => {
    // Of an expired one the date is wanted too; nothing is said on this connection, and nothing is believed of it.
    const socket = connect({ host, port: Number(port || 443), servername: host, rejectUnauthorized: false })
    const end = (until?: Date) => {
      socket.destroy()
      resolve(until)
    }
    socket.setTimeout(PATIENCE_MS, () => end())
    socket.on('error', () => end())
    socket.on('secureConnect', () => {
      const until = new Date(socket.getPeerCertificate().valid_to)
      end(Number.isNaN(until.getTime()) ? undefined : until)
    })
  })
}
