import type { FastifyInstance } from 'fastify'
import { BEHAVIOURS } from './behaviours.ts'
import { deliverEvent, DELIVERY_JOB } from './deliver-events.ts'
import type { LocalStripeDeps } from './local-stripe-deps.ts'
import { registerStripeApi } from './local-stripe-api.ts'
import { registerStripePages } from './local-stripe-pages.ts'
import { finishSession, OUTCOME_JOB } from './pay-session.ts'
import { changeRefund, REFUND_JOB } from './refunds.ts'

/**
 * A Stripe for trying things out: separate from the portal, with its own data, keys and pages. In demo mode it runs in
 * the same process, and the two communicate over HTTP only, the portal by Stripe's own library.
 */
export async function registerLocalStripe(app: FastifyInstance, deps: LocalStripeDeps): Promise<void> {
  deps.jobs.register(DELIVERY_JOB, ({ eventId }) => deliverEvent(deps, String(eventId)))
  deps.jobs.register(OUTCOME_JOB, async ({ sessionId, outcome, behaviour }) => {
    await finishSession(deps, String(sessionId), outcome === 'refused' ? 'refused' : 'paid', {
      behaviour: BEHAVIOURS.find((candidate) => candidate === behaviour) ?? 'prompt',
      afterSeconds: 0,
    })
  })
  deps.jobs.register(REFUND_JOB, ({ refundId, status }) =>
    changeRefund(deps, String(refundId), status === 'failed' ? 'failed' : 'succeeded'),
  )
  await app.register(
    async (api) => {
      forms(api)
      registerStripeApi(api, deps)
    },
    { prefix: '/v1' },
  )
  await app.register(
    async (pages) => {
      forms(pages)
      registerStripePages(pages, deps)
    },
    { prefix: '/local-stripe' },
  )
}

function forms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
}
