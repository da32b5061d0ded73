import { request as plainRequest, type IncomingHttpHeaders } from 'node:http'
import { createServer, request as tlsRequest } from 'node:https'
import type { AddressInfo } from 'node:net'
import { selfSigned } from '#platform/testing/self-signed.ts'

type Asked = { method?: string; headers?: Record<string, string>; body?: object }
type Heard = { status: number; headers: IncomingHttpHeaders; text: string }

export type TlsProxy = {
  /** `https://localhost:port` */
  url: string
  /** Asks by TLS, with the proxy's certificate alone as its root. */
  ask(path: string, asked?: Asked): Promise<Heard>
  /** As the plain side of the proxy passes on what came without TLS. */
  askPlain(path: string, asked?: Asked): Promise<Heard>
  close(): Promise<void>
}

/** Where every visitor of the proxy comes from, as it says; those who ask in truth are on this machine, as the proxy is. */
export const VISITOR = '203.0.113.9'

/**
 * What ends TLS in front of the product, as an agency's proxy does: the protocol is its own word, and the address is
 * added after what the visitor claimed, as HAProxy and nginx add it.
 */
export async function tlsProxy(productUrl: string): Promise<TlsProxy> {
  const { key, cert } = selfSigned()
  const server = createServer({ key, cert, minVersion: 'TLSv1.2' }, (incoming, outgoing) => {
    const onward = plainRequest(productUrl + incoming.url, {
      method: incoming.method ?? 'GET',
      headers: {
        ...incoming.headers,
        'x-forwarded-for': [incoming.headers['x-forwarded-for'] ?? [], VISITOR].flat().join(', '),
        'x-forwarded-proto': 'https',
      },
    })
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  const url = `https://localhost:${(server.address() as AddressInfo).port}`
  return {
    url,
    ask: (path, asked) => send(tlsRequest(url + path, { ...options(asked), ca: cert, agent: false }), asked),
    askPlain: (path, asked = {}) => {
      const headers = { ...asked.headers, 'x-forwarded-for': VISITOR, 'x-forwarded-proto': 'http' }
      const plain = { ...asked, headers }
      return send(plainRequest(productUrl + path, { ...options(plain), agent: false }), plain)
    },
    close: () => new Promise((done) => server.close(() => done())),
  }
}

const options = (asked: Asked = {}) => ({
  method: asked.method ?? (asked.body ? 'POST' : 'GET'),
  headers: { ...(asked.body && { 'content-type': 'application/json' }), ...asked.headers },
})

function send(request: ReturnType<typeof plainRequest>, asked: Asked = {}): Promise<Heard> {
  return new Promise((resolve, reject) => {
    request.on('error', reject)
    request.on('response', (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
    })
    request.end(asked.body && JSON.stringify(asked.body))
  })
}
