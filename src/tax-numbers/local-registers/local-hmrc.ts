import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { checkVatNumber } from '../vat-number.ts'
import { trackFirstRequests, lastThree, misbehave } from './local-misbehaviour.ts'

type Refusal = { status: number; code: string }

const REFUSALS: Readonly<Record<string, Refusal>> = {
  '200': { status: 404, code: 'NOT_FOUND' },
  '201': { status: 400, code: 'INVALID_REQUEST' },
  '300': { status: 503, code: 'SERVICE_UNAVAILABLE' },
  '302': { status: 504, code: 'GATEWAY_TIMEOUT' },
  '401': { status: 403, code: 'FORBIDDEN' },
  '404': { status: 404, code: 'MATCHING_RESOURCE_NOT_FOUND' },
  '500': { status: 429, code: 'MESSAGE_THROTTLED_OUT' },
}
const INVALID_CREDENTIALS: Refusal = { status: 401, code: 'INVALID_CREDENTIALS' }

const refuse = (reply: FastifyReply, { status, code }: Refusal) =>
  reply.status(status).send({ code, message: code.toLowerCase().replaceAll('_', ' ') })

/** The part of HMRC's service that is used: the application's token, and the look-up with it. */
export function registerLocalHmrc(app: FastifyInstance, client: { id: string; secret: string }): void {
  const isFirst = trackFirstRequests()
  const tokens = new Set<string>()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))))
    },
  )

  app.post<{ Body: Record<string, string> | undefined }>('/oauth/token', async (request, reply) => {
    const { grant_type, client_id, client_secret } = request.body ?? {}
    if (grant_type !== 'client_credentials' || client_id !== client.id || client_secret !== client.secret)
      return reply.status(401).send({ error: 'invalid_client' })
    const token = randomUUID()
    tokens.add(token)
    return { access_token: token, token_type: 'bearer', expires_in: 14_400, scope: 'read:vat' }
  })

  app.get<{ Params: { target: string; '*'?: string } }>(
    '/organisations/vat/check-vat-number/lookup/:target/*',
    (request, reply) => lookUp(request.params.target, request.params['*'], request.headers, reply),
  )
  app.get<{ Params: { target: string } }>(
    '/organisations/vat/check-vat-number/lookup/:target',
    (request, reply) => lookUp(request.params.target, undefined, request.headers, reply),
  )

  async function lookUp(
    target: string,
    requester: string | undefined,
    headers: { authorization?: string; accept?: string },
    reply: FastifyReply,
  ): Promise<unknown> {
    const token = headers.authorization?.replace(/^Bearer /, '') ?? ''
    const ending = lastThree(target)
    // 402: the token was revoked early.
    if (ending === '402' && isFirst(target)) tokens.delete(token)
    if (!tokens.has(token)) return refuse(reply, INVALID_CREDENTIALS)
    if (headers.accept !== 'application/vnd.hmrc.2.0+json')
      return refuse(reply, { status: 406, code: 'ACCEPT_HEADER_INVALID' })
    if (await misbehave(reply, ending)) return reply
    if (ending === '303' && isFirst(target))
      return refuse(reply, { status: 503, code: 'SERVICE_UNAVAILABLE' })
    if (!/^\d{9}(\d{3})?$/.test(target)) return refuse(reply, { status: 400, code: 'INVALID_REQUEST' })
    const refusal = REFUSALS[ending]
    if (refusal) return refuse(reply, refusal)
    if (!checkVatNumber(`GB${target}`).valid) return refuse(reply, { status: 404, code: 'NOT_FOUND' })
    return found(ending === '705' ? `${target.slice(0, 8)}0` : target, requester)
  }
}

function found(vatNumber: string, requester: string | undefined) {
  return {
    target: {
      name: 'EXAMPLE TRADER LTD',
      vatNumber,
      address: { line1: '1 Example Street', postcode: 'SW1A 1AA', countryCode: 'GB' },
    },
    ...(requester ? { requester, consultationNumber: consultation() } : {}),
    processingDate: new Date().toISOString().replace('Z', '+00:00'),
  }
}

/** As HMRC issues them: three groups of three letters and digits. */
const consultation = (): string =>
  (randomUUID().toUpperCase().replaceAll('-', '').match(/.{3}/g) ?? []).slice(0, 3).join('-')
