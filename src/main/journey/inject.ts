import type { FastifyInstance } from 'fastify'
import type { Send } from './http-client.ts'

/** Sends requests to a server in this process, without a socket. */
export function injecting(app: FastifyInstance): Send {
  return async (path, init) => {
    const request = new Request(`http://inside${path}`, init)
    const response = await app.inject({
      method: request.method === 'POST' ? 'POST' : 'GET',
      url: path,
      headers: Object.fromEntries(request.headers),
      payload: Buffer.from(await request.arrayBuffer()),
    })
    const headers = Object.entries(response.headers).map(([name, value]): [string, string] => [
      name,
      `${value}`,
    ])
    return new Response(new Uint8Array(response.rawPayload), { status: response.statusCode, headers })
  }
}
