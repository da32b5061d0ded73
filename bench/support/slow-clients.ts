import { connect, type Socket } from 'node:net'

/** What a slow client does slowly, and what it heard before its connection ended. */
export type Slow = { kind: SlowKind; socket: Socket; heard: number; head: string; isOver: boolean }
type SlowKind = 'headers' | 'body' | 'reader'

const A_BYTE_EVERY_MS = 4_000
const BASE = '/server/portal'

type Download = { path: string; token: string }

/** So many clients, a third of each kind, each with its connection open and its first bytes sent. */
export async function openSlow(url: string, count: number, download: Download): Promise<Slow[]> {
  const kinds: SlowKind[] = ['headers', 'body', 'reader']
  const opened: Slow[] = []
  for (let from = 0; from < count; from += 50) {
    const some = Array.from({ length: Math.min(50, count - from) }, (_, index) => {
      const kind = kinds[(from + index) % kinds.length] ?? 'headers'
      return openOne(new URL(url), kind, download)
    })
    opened.push(...(await Promise.all(some)))
  }
  return opened
}

function openOne({ hostname, port }: URL, kind: SlowKind, { path, token }: Download): Promise<Slow> {
  return new Promise((opened, failed) => {
    const socket = connect({ host: hostname, port: Number(port) })
    const slow: Slow = { kind, socket, heard: 0, head: '', isOver: false }
    socket.once('error', failed).once('connect', () => {
      // From here on an end is what is waited for, however it comes.
      socket.off('error', failed).on('error', () => (slow.isOver = true))
      socket.write(firstBytes(kind, { path, token }))
      if (kind === 'reader') return void socket.once('data', () => socket.pause() && opened(slow))
      const timer = setInterval(
        () => socket.write(kind === 'headers' ? 'x-more: 1\r\n' : ' '),
        A_BYTE_EVERY_MS,
      )
      socket.once('close', () => clearInterval(timer))
      opened(slow)
    })
    socket.on('data', (part) => {
      slow.heard += part.length
      if (slow.head.length < 2_000) slow.head += part.toString('latin1')
    })
    socket.once('end', () => (slow.isOver = true)).once('close', () => (slow.isOver = true))
  })
}

function firstBytes(kind: SlowKind, { path, token }: Download): string {
  if (kind === 'headers') return `GET ${BASE}/product/list HTTP/1.1\r\nhost: localhost\r\n`
  if (kind === 'body')
    return `POST ${BASE}/product/list HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`
  return `GET ${path} HTTP/1.1\r\nhost: localhost\r\ntoken: ${token}\r\n\r\n`
}

/**
 * How many of them were ended as they should be: those that send slowly with an answer that says why (408), those that
 * do not read before they had everything.
 */
export function endedRightly(slow: readonly Slow[], size: number): number {
  return slow.filter(({ kind, head, heard, isOver }) =>
    kind === 'reader' ? isOver && heard < size : isOver && head.startsWith('HTTP/1.1 408 '),
  ).length
}

export function hangUpSlow(slow: readonly Slow[]): void {
  for (const { socket } of slow) socket.destroy()
}

/** Reads what is there: only then does who did not read hear that the connection is over. */
export function readOn(slow: readonly Slow[]): void {
  for (const { socket } of slow) socket.resume()
}

/** A file of a seller that is far larger than the buffers of a connection. */
export async function uploadLarge(
  { url, sellers }: { url: string; sellers: readonly { token: string }[] },
  size: number,
): Promise<Download> {
  const token = sellers[0]?.token ?? ''
  const form = new FormData()
  const bytes = Buffer.alloc(size, '% of a large paper\n')
  bytes.write('%PDF-1.7\n')
  bytes.write('\n%%EOF\n', bytes.length - 7)
  form.append('file', new Blob([bytes]), 'large.pdf')
  const sent = await fetch(`${url}${BASE}/file/upload`, {
    method: 'POST',
    headers: { token },
    body: form,
  })
  const { data, message } = (await sent.json()) as { data?: { uploadId: string }; message: string }
  if (!data) throw new Error(`upload: ${message}`)
  return { path: `${BASE}/file/download?uploadId=${data.uploadId}`, token }
}
