import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

export type Received = { path: string; headers: IncomingHttpHeaders; body: string }

type Respond = (answer: ServerResponse) => void
const thank: Respond = (answer) => answer.end('thanks')

/** A company's own system: keeps what it is told, and answers as it is asked to. */
export async function aReceiver() {
  const received: Received[] = []
  let respond = thank
  const server = createServer((request, answer) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      received.push({ path: request.url ?? '', headers: request.headers, body })
      respond(answer)
    })
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const close = async () => {
    server.closeAllConnections()
    await new Promise((done) => {
      server.close(done)
    })
  }
  afterAll(close)
  const { port } = server.address() as AddressInfo
  return {
    received,
    url: `http://127.0.0.1:${port}/hooks`,
    port,
    answers(next: Respond) {
      respond = next
    },
    answersWith(status: number, text = '') {
      respond = (answer) => answer.writeHead(status).end(text)
    },
  }
}
