import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way between two servers that takes its time, as the one to another town does. What is under way when it is cut is lost. */
type Distance = { port: number; cut(): void; close(): void }

export async function distance(target: { port: number }, milliseconds: number): Promise<Distance> {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target.port, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (part) => setTimeout(() => to.writable && to.write(part), milliseconds))
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    close() {
      cut()
      server.close()
    },
  }
}
