import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { registerAccountApi } from './account-api.ts'
import { askedOf, type LocalApi } from './asked.ts'
import { sendError } from './errors.ts'
import { registerFeedback } from './feedback.ts'
import type { LocalTokens } from './local-tokens.ts'
import { registerObligationsApi } from './obligations-api.ts'
import { registerReturnsApi } from './returns-api.ts'

/** By the end of its number a trader behaves as the real ones do on bad days. */
const ENDINGS: Readonly<Record<string, string>> = {
  '403': 'CLIENT_OR_AGENT_NOT_AUTHORISED',
  '410': 'RULE_INSOLVENT_TRADER',
  '429': 'MESSAGE_THROTTLED_OUT',
}

/** HMRC's VAT (MTD) API, version 1.0: what every call has in common, then the calls. */
export function registerVatApi(
  app: FastifyInstance,
  { tokens, ...api }: LocalApi & { tokens: LocalTokens },
): void {
  const feedback = registerFeedback(app)
  app.register(async (vat) => {
    vat.addHook('onRequest', async (request, reply) => {
      void reply.header('x-correlationid', randomUUID())
      feedback.note(request)
      const code = refusalFor(request, tokens)
      if (code !== undefined) return sendError(reply, code)
    })
    registerObligationsApi(vat, api)
    registerReturnsApi(vat, api)
    registerAccountApi(vat, api)
  })
}

function refusalFor(request: FastifyRequest, tokens: LocalTokens): string | undefined {
  const { headers } = request
  if (headers.accept !== 'application/vnd.hmrc.1.0+json') return 'ACCEPT_HEADER_INVALID'
  const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  if (token === undefined || !tokens.isAccess(token)) return 'INVALID_CREDENTIALS'
  const { vrn } = askedOf(request)
  if (!/^\d{9}$/.test(vrn)) return 'VRN_INVALID'
  return ENDINGS[vrn.slice(-3)]
}
