import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { wireRefusals } from './wire-refusals.ts'

/** How long each part of a request may take to arrive. */
export const TIME_LIMITS = {
  headersMs: 20_000,
  /** The body of a call; an upload has as long as the whole request. */
  bodyMs: 20_000,
  /** 25 MB at 45 KB a second. */
  requestMs: 10 * 60_000,
  /** A connection that is idle for this long is closed; clients give up after half of it. */
  standstillMs: 60_000,
}

/** How often Node looks for connections that are over their time. */
export const CHECK_EVERY_MS = 2_000

type SendFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) => void

/** Cuts a call whose body does not arrive. Node's own limit must suffice for uploads, too. */
export function limitBodies(app: FastifyInstance, bodyMs: number, sendFailure: SendFailure): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.headers['content-type']?.startsWith('multipart/')) return
    const timer = setTimeout(() => {
      // Closes the connection once this is sent; the rest of the body is not waited for.
      reply.header('connection', 'close')
      sendFailure(wireRefusals.too_slow(), request, reply)
    }, bodyMs)
    timers.set(request, timer)
  })
  const clear = async (request: FastifyRequest) => clearTimeout(timers.get(request))
  app.addHook('preValidation', clear)
  app.addHook('onResponse', clear)
  app.addHook('onRequestAbort', clear)
}

/** While the server stops, requests on open connections get the envelope, and the connection ends. */
export function refuseWhileStopping(app: FastifyInstance): void {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
    // A connection that was busy at this moment would be kept alive after its answer, and the server with it.
    const timer = setInterval(() => app.server.closeIdleConnections(), 50)
    app.server.once('close', () => clearInterval(timer))
  })
  app.addHook('onRequest', async (_request, reply) => {
    if (!stopping) return
    reply.header('connection', 'close').header('retry-after', '30')
    throw wireRefusals.stopping()
  })
}

/** Answers on a connection that no request could be read from, and ends it. */
export function answerRaw(
  socket: Socket,
  { status, body, headers }: { status: number; body: string; headers: Record<string, string> },
): void {
  const begun = (socket as Socket & { _httpMessage?: { headersSent: boolean } })._httpMessage?.headersSent
  if (!socket.writable || begun) return void socket.destroy()
  const reason = status === 408 ? 'Request Timeout' : 'Bad Request'
  const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `HTTP/1.1 ${status} ${reason}\r\n${more.join('')}Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n`
  socket.end(head + body, () => socket.destroy())
}
