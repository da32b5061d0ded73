import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { crashPoint } from '#platform/server/crash-point.ts'
import { sameSecret } from '#platform/server/secret-box.ts'
import { LANGS } from '#platform/shared/local-text.ts'
import { currencySchema } from '#platform/shared/money.ts'
import { BEHAVIOURS } from './behaviours.ts'
import {
  finishSession,
  openSession,
  readSession,
  refundSession,
  OUTCOME_JOB,
  thinkAboutSession,
} from './sandbox-books.ts'
import type { SandboxDeps } from './sandbox-deps.ts'
import { deliverEvent, DELIVERY_JOB, sessionJson } from './sandbox-delivery.ts'
import { sandboxKeys } from './sandbox-keys.ts'
import { payPage, unknownPage } from './pay-page.ts'
import { sendPage } from './send-page.ts'

const wantedSchema = z.object({
  reference: z.string().min(1).max(64),
  description: z.string().min(1).max(64),
  method: z.enum(['card', 'klarna']).default('card'),
  amount: z.number().int().min(1).max(1_000_000_000),
  currency: currencySchema,
  lang: z.enum(LANGS),
  returnUrl: z.url({ protocol: /^https?$/ }).max(500),
})
const refundSchema = z.object({ amount: z.number().int().min(1), currency: currencySchema })

/**
 * A payment provider for trying things out: separate from the portal, with its own data, keys and page. In
 * demo mode it runs in the same process, and the two communicate over HTTP only.
 */
export async function registerSandboxProvider(app: FastifyInstance, deps: SandboxDeps): Promise<void> {
  deps.jobs.register(DELIVERY_JOB, ({ eventId }) => deliverEvent(deps, String(eventId)))
  deps.jobs.register(OUTCOME_JOB, ({ sessionId, outcome, behaviour }) =>
    finishSession(deps, String(sessionId), outcome === 'refused' ? 'refused' : 'paid', {
      behaviour: BEHAVIOURS.find((candidate) => candidate === behaviour) ?? 'prompt',
      afterSeconds: 0,
    }),
  )
  await app.register(
    async (sandbox) => {
      registerApi(sandbox, deps)
      registerPages(sandbox, deps)
    },
    { prefix: '/sandbox-pay' },
  )
}

function registerApi(app: FastifyInstance, deps: SandboxDeps): void {
  const { apiKey } = sandboxKeys(deps.config.payments.sandboxSecret)
  const mayAsk = (request: FastifyRequest, reply: FastifyReply): boolean => {
    const sent = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    if (sameSecret(sent, apiKey)) return true
    void reply.status(401).send({ error: 'invalid_api_key' })
    return false
  }
  app.post('/api/sessions', async (request, reply) => {
    if (!mayAsk(request, reply)) return reply
    const wanted = wantedSchema.safeParse(request.body)
    const key = request.headers['idempotency-key']
    if (!wanted.success || typeof key !== 'string')
      return reply.status(400).send({ error: 'invalid_request' })
    const session = await openSession(deps, wanted.data, key.slice(0, 200))
    if (!session) return reply.status(409).send({ error: 'idempotency_key_reused' })
    return sessionJson(deps, session)
  })
  app.get<{ Params: { id: string } }>('/api/sessions/:id', async (request, reply) => {
    if (!mayAsk(request, reply)) return reply
    const session = await readSession(deps, request.params.id)
    return session ? sessionJson(deps, session) : reply.status(404).send({ error: 'no_such_session' })
  })
  app.post<{ Params: { id: string } }>('/api/sessions/:id/refunds', async (request, reply) => {
    if (!mayAsk(request, reply)) return reply
    const wanted = refundSchema.safeParse(request.body)
    const key = request.headers['idempotency-key']
    if (!wanted.success || typeof key !== 'string')
      return reply.status(400).send({ error: 'invalid_request' })
    const { amount } = wanted.data
    const refund = await refundSession(deps, {
      sessionId: request.params.id,
      amount,
      idempotencyKey: key.slice(0, 200),
    })
    if (typeof refund === 'string') return reply.status(409).send({ error: refund })
    if (answersLate(amount, key)) return reply.status(504).send({ error: 'timeout' })
    return refund
  })
}

/** The page where the payer decides: plain HTML and forms, no script. */
function registerPages(app: FastifyInstance, deps: SandboxDeps): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))))
    },
  )
  app.get<{ Params: { id: string }; Querystring: { lang?: string } }>('/pay/:id', async (request, reply) => {
    const session = await readSession(deps, request.params.id)
    if (!session) return sendPage(reply.status(404), unknownPage(), undefined)
    const lang = LANGS.find((candidate) => candidate === request.query.lang) ?? session.lang
    return sendPage(reply, payPage(session, lang, deps.config.agency.timeZone), session.returnUrl)
  })
  app.post<{ Params: { id: string }; Body: Record<string, string> | undefined }>(
    '/pay/:id',
    async (request, reply) => {
      const { id } = request.params
      const session = await readSession(deps, id)
      if (!session) return sendPage(reply.status(404), unknownPage(), undefined)
      const pressed = pressedSchema.parse(request.body ?? {})
      await decide(deps, id, pressed)
      crashPoint(deps, `sandbox.pay:${pressed.action ?? 'none'}`)
      return reply.redirect(session.returnUrl, 303)
    },
  )
}

/** A button of the page, and how its event is delivered (the testing part of the page). */
const pressedSchema = z.object({
  action: z.enum(['pay', 'later_paid', 'later_refused', 'refuse', 'leave']).optional().catch(undefined),
  delivery: z.enum(BEHAVIOURS).catch('prompt'),
  after: z.coerce.number().int().min(0).max(86_400).catch(120),
})

async function decide(deps: SandboxDeps, id: string, pressed: z.output<typeof pressedSchema>): Promise<void> {
  const travel = { behaviour: pressed.delivery, afterSeconds: pressed.after }
  if (pressed.action === 'pay') await finishSession(deps, id, 'paid', travel)
  if (pressed.action === 'refuse') await finishSession(deps, id, 'refused', travel)
  if (pressed.action === 'later_paid') await thinkAboutSession(deps, id, { ...travel, outcome: 'paid' })
  if (pressed.action === 'later_refused') await thinkAboutSession(deps, id, { ...travel, outcome: 'refused' })
}

/**
 * Refunds of a sum ending in 15 are made, but the first answer is lost: a retry with the same key returns the
 * outcome.
 */
const LOST_CENTS = 15
const lostOnce = new Set<string>()

function answersLate(amount: number, key: string): boolean {
  if (amount % 100 !== LOST_CENTS || lostOnce.has(key)) return false
  lostOnce.add(key)
  return true
}
