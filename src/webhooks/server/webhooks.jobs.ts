import { DECLARATION_NEWS } from '#declarations/server/public.ts'
import { ORDER_PAID } from '#orders/server/public.ts'
import { WORK_ORDER_NEWS } from '#work-orders/server/public.ts'
import { aboutDeclaration, aboutOrder, aboutWorkOrder } from './events.ts'
import { offerEvent, type Happened } from './offer-event.ts'
import { queueDue, SEND_JOB } from './queue-delivery.ts'
import { sendDelivery } from './send-delivery.ts'
import type { WebhookDeps } from './webhook-deps.ts'
import { HAS_ENDPOINTS } from './webhooks.queries.ts'
import { purgeDeliveries } from './webhooks.repository.ts'

export const KEPT_MS = 30 * 24 * 3_600_000

export function registerWebhooksJobs(deps: WebhookDeps): void {
  const { jobs, db } = deps
  const offer = async (event: Happened | undefined) => {
    if (event) await offerEvent(deps, event)
  }
  // Few companies have systems that listen: no job is made for the others.
  const follow = (event: string, handler: Parameters<typeof jobs.register>[1]) =>
    jobs.subscribe(event, 'webhooks', handler, { onlyIf: HAS_ENDPOINTS })
  follow(ORDER_PAID, async ({ orderId }) => offer(await aboutOrder(db, String(orderId))))
  follow(WORK_ORDER_NEWS, (news) => offer(aboutWorkOrder(news)))
  follow(DECLARATION_NEWS, (news) => offer(aboutDeclaration(news)))
  jobs.register(SEND_JOB, ({ companyId, endpointId, eventId, attempts }) =>
    sendDelivery(deps, {
      companyId: String(companyId),
      endpointId: String(endpointId),
      eventId: String(eventId),
      attempts: Number(attempts),
    }),
  )
  jobs.schedule('webhooks.send-due', '* * * * *', async () => {
    await queueDue(deps)
  })
  jobs.schedule('webhooks.purge', '41 4 * * *', () => purgeOldDeliveries(deps))
}

export const purgeOldDeliveries = ({ db, clock }: Pick<WebhookDeps, 'db' | 'clock'>): Promise<void> =>
  purgeDeliveries(db, new Date(clock.now().getTime() - KEPT_MS))
