import { attention, bad, good, unknown, type Finding } from '#doctor/finding.ts'
import { checkWebhooks, type Webhook } from '#doctor/server/public.ts'
import { paymentWebhook } from '#payments/contract.ts'
import { providerOf, readWebhookHealth } from '#payments/server/public.ts'
import { areRejected, type WebhookHealth } from '#payments/webhook-health.ts'
import type { AppConfig, AppDeps } from './config.ts'

type Examined = Pick<AppDeps, 'config' | 'db'>

/** Whether what reports to the portal gets through, and what became of what it sent. Nothing where nobody will. */
export async function examineWebhooks({ config, db }: Examined): Promise<Finding[]> {
  const provider = providerOf(config)
  if (!provider) return []
  const [knocks, health] = await Promise.all([
    checkWebhooks(config.publicUrl, [webhookOf(config)]),
    // Where the database does not answer, its own finding says so.
    readWebhookHealth(db, provider.name).catch(() => undefined),
  ])
  return [...knocks, ...(health ? [judgeReceived(health)] : [])]
}

function webhookOf({ product }: AppConfig): Webhook {
  const path = paymentWebhook.path.replace('{provider}', 'stripe')
  return { provider: 'Stripe', path: `/server/${product}${path}` }
}

const CURE =
  'Compare STRIPE_WEBHOOK_SECRETS with the signing secret of the endpoint in Stripe’s dashboard, and STRIPE_ACCOUNT with its account.'

function judgeReceived(health: WebhookHealth): Finding {
  const subject = 'Webhooks: received'
  const { acceptedAt, rejectedAt, refusal, rejections } = health
  if (acceptedAt === undefined && rejectedAt === undefined)
    return unknown(subject, 'None of Stripe has arrived yet.')
  const says = [
    acceptedAt === undefined ? 'None was accepted yet.' : `The last one was accepted at ${acceptedAt}.`,
    ...(rejectedAt === undefined ? [] : [`The last rejected one came at ${rejectedAt} (${refusal}).`]),
  ].join(' ')
  if (rejections === 0) return good(subject, says)
  const counted = `${says} ${rejections} noted as rejected since then.`
  return areRejected(health) ? bad(subject, counted, CURE) : attention(subject, counted, CURE)
}
