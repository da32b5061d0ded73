import { randomUUID } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { laterChild, type Log } from '../log.ts'
import { BROKEN_FORM, type IncomingUpload, type StreamAnswer } from './call-context.ts'
import { cookiesOf, handOut } from './cookies.ts'
import { dispatch, failure, langOf, type Answer, type DispatchDeps, type IncomingCall } from './dispatch.ts'
import type { Route } from './route.ts'
import { warnOfUndeclaredProxies } from './undeclared-proxies.ts'
import { demandHttps } from './https-alone.ts'
import { addSecurityHeaders, CONFINED_FILE, headersWithoutRequest } from './security-headers.ts'
import { answerRaw, CHECK_EVERY_MS, limitBodies, refuseWhileStopping, TIME_LIMITS } from './time-limits.ts'
import { wireRefusals } from './wire-refusals.ts'

export type HttpServerOptions = DispatchDeps & {
  routes: readonly Route[]
  product: string
  log: Log
  trustProxy: string | undefined
  secure: boolean
  /** Where pages lead that are asked for without TLS. */
  publicUrl: string
  /** Shorter in tests. */
  timeLimits?: Partial<typeof TIME_LIMITS>
}

const JSON_LIMIT = 1024 * 1024
const UPLOAD_LIMIT = 25 * 1024 * 1024
/** Fastify with every call registered and every failure path in the envelope. Does not listen. */
export async function buildHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const limits = { ...TIME_LIMITS, ...options.timeLimits }
  const app = Fastify({
    bodyLimit: JSON_LIMIT,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.standstillMs,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: CHECK_EVERY_MS },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: options.trustProxy?.split(',').map((part) => part.trim()) ?? false,
    genReqId: () => randomUUID(),
    loggerInstance: undefined,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      reply.headers(headersWithoutRequest(options.secure))
      sendFailure(error, request, reply as FastifyReply, options.log)
    },
    clientErrorHandler: (error: NodeJS.ErrnoException, socket) => {
      const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      const refusal = isLate ? wireRefusals.too_slow() : wireRefusals.bad_request()
      const headers = headersWithoutRequest(options.secure)
      answerRaw(socket, { ...failure(refusal, { lang: 'en', requestId: '', log: options.log }), headers })
    },
  })
  await app.register(cookie)
  await app.register(multipart, {
    limits: { fileSize: UPLOAD_LIMIT + 1, files: 1, fields: 10, fieldSize: 10_000 },
  })
  acceptJson(app)
  await addSecurityHeaders(app, options.secure)
  if (options.secure) demandHttps(app, options.publicUrl)
  warnOfUndeclaredProxies(app, options.log)
  logRequests(app, options.log)
  refuseWhileStopping(app)
  limitBodies(app, limits.bodyMs, (...failed) => sendFailure(...failed, options.log))
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply, options.log))
  for (const route of options.routes) register(app, route, options)
  return app
}

/** Keeps the raw bytes beside the parsed body: signatures and idempotency keys cover the bytes. */
function acceptJson(app: FastifyInstance): void {
  app.decorateRequest('rawBody', undefined)
  app.decorateRequest('who', undefined)
  app.decorateRequest('refused', undefined)
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body as Buffer
    if (body.length === 0) return done(null, {})
    try {
      done(null, JSON.parse(body.toString(), dropPrototypeKeys))
    } catch {
      done(wireRefusals.bad_json())
    }
  })
}

function dropPrototypeKeys(key: string, value: unknown): unknown {
  return key === '__proto__' || key === 'constructor' || key === 'prototype' ? undefined : value
}

function register(app: FastifyInstance, route: Route, options: HttpServerOptions): void {
  const url = `/server/${options.product}${route.call.path.replace(/\{(\w+)\}/g, ':$1')}`
  app.route({
    method: route.call.method,
    url,
    config: { call: route.call.path },
    async handler(request, reply) {
      const incoming = incomingOf(request, route, options)
      const answer = await dispatch(options, route, incoming)
      return send(reply, answer, options)
    },
  })
}

function incomingOf(
  request: FastifyRequest,
  route: Route,
  { log, secure }: Pick<HttpServerOptions, 'log' | 'secure'>,
): IncomingCall {
  const headers = flatHeaders(request)
  const query = request.query as Record<string, unknown>
  const params = request.params as Record<string, unknown>
  const body = isPlainObject(request.body) ? request.body : {}
  const sent = request.body !== undefined && request.body !== null && !isPlainObject(request.body)
  return {
    headers,
    cookies: cookiesOf(request.cookies, secure),
    input:
      route.call.method === 'GET' ? { ...query, ...params } : sent ? request.body : { ...body, ...params },
    rawBody: request.rawBody ?? Buffer.alloc(0),
    lang: langOf(headers['lang'], request.cookies['language']),
    ip: request.ip,
    requestId: request.id,
    log: laterChild(log, { requestId: request.id }),
    onIdentified: (who) => void (request.who = who),
    onRefused: (name) => void (request.refused = name),
    ...(route.call.kind === 'upload' ? { upload: () => incomingUpload(request) } : {}),
  }
}

async function incomingUpload(request: FastifyRequest): Promise<IncomingUpload> {
  if (!request.isMultipart()) throw wireRefusals.bad_request()
  const part = await request.file().catch(refuseBrokenForm)
  if (!part) throw wireRefusals.bad_input({ fields: { file: { en: 'Choose a file.', zh: '请选择文件。' } } })
  const fields: Record<string, string> = {}
  for (const [name, field] of Object.entries(part.fields)) {
    const value = field && !Array.isArray(field) && field.type === 'field' ? field.value : undefined
    if (typeof value === 'string') fields[name] = value
  }
  // The parser's errors have no code. This listener comes first, so that every reader sees it.
  part.file.once('error', nameError)
  if (part.file.errored) nameError(part.file.errored)
  return { name: part.filename ?? '', stream: part.file, fields }
}

const nameError = (error: NodeJS.ErrnoException): void => void (error.code ??= BROKEN_FORM)

/** @throws what has a status of its own; else the form could not be read, which is not our fault */
function refuseBrokenForm(error: Error & { statusCode?: number }): never {
  throw error.statusCode === undefined ? wireRefusals.bad_request() : error
}

function send(
  reply: FastifyReply,
  answer: Answer,
  site: Pick<HttpServerOptions, 'product' | 'secure'>,
): FastifyReply {
  if ('stream' in answer) return sendStream(reply, answer.stream)
  if (!('file' in answer)) {
    for (const cookie of answer.cookies ?? []) handOut(reply, cookie, site)
    return sendEnvelope(reply, answer)
  }
  const { file } = answer
  const asciiName = file.name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  reply
    .header('content-type', file.type)
    .header('cache-control', 'private, no-store')
    .header(
      'content-disposition',
      `attachment; filename="${asciiName}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    )
    .header('content-security-policy', CONFINED_FILE)
  if (file.size !== undefined) reply.header('content-length', file.size)
  return reply.send(file.stream)
}

/** From here on the connection is the stream's alone. */
function sendStream(reply: FastifyReply, stream: StreamAnswer): FastifyReply {
  reply
    .header('content-type', 'text/event-stream')
    .header('cache-control', 'no-store')
    // Proxies that gather answers would hold the hints back.
    .header('x-accel-buffering', 'no')
    .hijack()
  reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders)
  stream.open(reply.raw)
  return reply
}

function sendEnvelope(reply: FastifyReply, { status, body }: { status: number; body: string }): FastifyReply {
  return reply
    .status(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(body)
}

function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Log): void {
  const lang = langOf(flatHeaders(request)['lang'], request.cookies?.['language'])
  const answer = failure(error, {
    lang,
    requestId: request.id,
    log: laterChild(log, { requestId: request.id }),
    onRefused: (name) => void (request.refused = name),
  })
  void sendEnvelope(reply, answer)
}

/** Answers with the envelope for an address without a call. */
export function sendUnknownCall(request: FastifyRequest, reply: FastifyReply, log: Log): void {
  sendFailure(wireRefusals.unknown_call(), request, reply, log)
}

function flatHeaders(request: FastifyRequest): Record<string, string | undefined> {
  const flat: Record<string, string | undefined> = {}
  for (const [name, value] of Object.entries(request.headers))
    flat[name] = Array.isArray(value) ? value[0] : value
  return flat
}

/** As long as a key or token of ours: longer than an id. Somebody may write one into an address that leads nowhere. */
const MAYBE_SECRET = /[\w-]{40,}/g

/**
 * One line per request, with who made it, by id, from which address, and by which name it was refused: no query string, no headers, no body, so that
 * it cannot contain a secret.
 */
function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?')[0]
    const line = {
      requestId: request.id,
      method: request.method,
      path: request.routeOptions.url ?? path?.replace(MAYBE_SECRET, '[hidden]'),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ip: request.ip,
      ...(request.who !== undefined && { who: request.who }),
      ...(request.refused !== undefined && { refused: request.refused }),
    }
    if (reply.statusCode >= 500) log.warn(line, 'request')
    else if (path?.startsWith('/assets/')) log.debug(line, 'request')
    else log.info(line, 'request')
  })
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value)
}

declare module 'fastify' {
  interface FastifyRequest {
    rawBody: Buffer | undefined
    /** who makes the call, by id */
    who: string | undefined
    /** by which name it was refused */
    refused: string | undefined
  }
}
