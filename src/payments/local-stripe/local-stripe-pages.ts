import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { crashPoint } from '#platform/server/crash-point.ts'
import { type Lang, LANGS } from '#platform/shared/local-text.ts'
import { BEHAVIOURS } from './behaviours.ts'
import { findDispute, moveDispute, nextOf, openDispute } from './disputes.ts'
import type { LocalStripeDeps } from './local-stripe-deps.ts'
import { disputePage } from './dispute-page.ts'
import { challengePage, payPage, unknownPage } from './pay-page.ts'
import { finishSession, processSession } from './pay-session.ts'
import { sendPage } from './send-page.ts'
import { readSession, type SessionObject } from './sessions.ts'

type Asked = { Params: { id: string }; Querystring: { lang?: string; declined?: string } }
type Sent = { Params: { id: string }; Body: string | undefined; Querystring: { lang?: string } }

/** The page where the payer decides, and the dashboard's page of a dispute: plain HTML and forms, no script. */
export function registerStripePages(app: FastifyInstance, deps: LocalStripeDeps): void {
  app.get<Asked>('/pay/:id', async ({ params, query }, reply) => {
    const session = await readSession(deps.db, deps, params.id)
    if (!session) return sendPage(reply.status(404), unknownPage(), undefined)
    const reader = { lang: langOf(query.lang, session), timeZone: deps.config.agency.timeZone }
    const declined = query.declined !== undefined
    return sendPage(reply, payPage(session, reader, { declined }), session.success_url)
  })
  app.post<Sent>('/pay/:id', async ({ params, body, query }, reply) => {
    const session = await readSession(deps.db, deps, params.id)
    if (!session) return sendPage(reply.status(404), unknownPage(), undefined)
    const pressed = pressedSchema.parse(Object.fromEntries(new URLSearchParams(body ?? '')))
    if (pressed.action === 'challenge')
      return sendPage(reply, challengePage(session, langOf(query.lang, session)), session.success_url)
    await decide(deps, session, pressed)
    crashPoint(deps, `local-stripe.pay:${pressed.action ?? 'none'}`)
    return leave(reply, session, pressed.action)
  })
  app.get<Asked>('/disputes/:id', async ({ params, query }, reply) => {
    const dispute = await findDispute(deps, params.id)
    if (!dispute) return sendPage(reply.status(404), unknownPage(), undefined)
    const lang = LANGS.find((candidate) => candidate === query.lang) ?? 'en'
    return sendPage(reply, disputePage(dispute, nextOf(dispute), lang), undefined)
  })
  app.post<Sent>('/disputes/:id', async ({ params, body }, reply) => {
    await moveDispute(deps, params.id, new URLSearchParams(body ?? '').get('status') ?? '')
    return reply.redirect(`/local-stripe/disputes/${encodeURIComponent(params.id)}`, 303)
  })
}

const langOf = (wanted: string | undefined, session: SessionObject): Lang =>
  LANGS.find((candidate) => candidate === (wanted ?? session.locale)) ?? 'en'

/** A declined card leaves the payer on the page, as with Stripe. */
function leave(reply: FastifyReply, session: SessionObject, action: string | undefined): FastifyReply {
  if (action === 'refuse' && session.status === 'open')
    return reply.redirect(`/local-stripe/pay/${session.id}?declined=1`, 303)
  return reply.redirect(action === 'leave' ? session.cancel_url : session.success_url, 303)
}

/** A button of the page, and what the part for testing says. */
const pressedSchema = z.object({
  action: z
    .enum(['pay', 'challenge', 'later_paid', 'later_refused', 'refuse', 'leave'])
    .optional()
    .catch(undefined),
  delivery: z.enum(BEHAVIOURS).catch('prompt'),
  after: z.coerce.number().int().min(0).max(86_400).catch(120),
  disputed: z.enum(['chargeback', 'inquiry']).optional().catch(undefined),
})

async function decide(
  deps: LocalStripeDeps,
  { id }: SessionObject,
  pressed: z.output<typeof pressedSchema>,
): Promise<void> {
  const travel = { behaviour: pressed.delivery, afterSeconds: pressed.after }
  const { action, disputed } = pressed
  if (action === 'refuse') await finishSession(deps, id, 'refused', travel)
  if (action === 'later_paid') await processSession(deps, id, { ...travel, outcome: 'paid' })
  if (action === 'later_refused') await processSession(deps, id, { ...travel, outcome: 'refused' })
  if (action !== 'pay') return
  await finishSession(deps, id, 'paid', travel)
  if (!disputed) return
  // Also of one that was paid before: the bank comes later, and a press that a crash cut short is repeated.
  const session = await readSession(deps.db, deps, id)
  if (session?.payment_status === 'paid') await openDispute(deps, session, disputed)
}
