import { connect, createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll } from 'vitest'

export type DatabaseProxy = {
  url: string
  /** From now on nothing is passed on, in either direction, and nobody is told: a database that hangs. */
  freeze(): void
  thaw(): void
  /** Passes the next statement with this text on, and cuts the connection before its answer. */
  cutAfter(text: string): void
}

/** Stands between the product and its database. Closes itself after the test file. */
export async function databaseProxy(url: string): Promise<DatabaseProxy> {
  const target = new URL(url)
  const folder = target.searchParams.get('host')
  const port = Number(target.port || 5432)
  const pairs = new Set<[Socket, Socket]>()
  let frozen = false
  let cutText: string | undefined

  const server = createServer((near) => {
    const far = folder ? connect(join(folder, `.s.PGSQL.${port}`)) : connect(port, target.hostname)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    if (frozen) for (const socket of pair) socket.pause()
    near.on('data', (bytes: Buffer) => {
      const cuts = cutText !== undefined && bytes.includes(cutText)
      if (cuts) {
        cutText = undefined
        far.removeAllListeners('data')
        far.once('data', () => near.destroy())
      }
      far.write(bytes)
    })
    far.on('data', (bytes: Buffer) => near.write(bytes))
    for (const [one, other] of [pair, pair.toReversed()] as [Socket, Socket][]) {
      one.on('error', () => other.destroy())
      one.on('close', () => {
        other.destroy()
        pairs.delete(pair)
      })
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  afterAll(() => {
    for (const pair of pairs) for (const socket of pair) socket.destroy()
    server.close()
  })
  const own = new URL(url)
  own.searchParams.delete('host')
  own.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const each = (work: (socket: Socket) => unknown) => pairs.forEach((pair) => pair.forEach(work))
  return {
    url: own.toString(),
    freeze: () => {
      frozen = true
      each((socket) => socket.pause())
    },
    thaw: () => {
      frozen = false
      each((socket) => socket.resume())
    },
    cutAfter: (text) => (cutText = text),
  }
}
