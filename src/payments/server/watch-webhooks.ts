import { adminAlert, type AlertText, type FailureSource } from '#alerts/server/public.ts'
import { failureSince } from '#alerts/standing-failure.ts'
import { areRejected } from '../webhook-health.ts'
import { type PaymentDeps, type PaymentServerDeps, providerOf } from './payments-deps.ts'
import { changeWebhookHealth, readWebhookHealth } from './webhook-health.repository.ts'

const TEXT: AlertText = {
  subject: {
    en: '{{brand}}: webhooks of payments are rejected',
    zh: '{{brand}}：支付通知被拒收',
  },
  body: {
    en: 'Hello {{name}},\n\nthe portal has rejected the payment provider’s webhooks at least {{count}} times since {{since}} (UTC), and accepted none between them. Payments are still recorded, but up to five minutes late, and refunds and disputes only while the provider lists its events.\n\nUsually a signing secret was replaced at the provider and not here: compare STRIPE_WEBHOOK_SECRETS with the endpoint in Stripe’s dashboard. The log names the reason (“webhook rejected”), and npm run doctor says when the last one was accepted.\n\n{{brand}}',
    zh: '{{name}}，您好：\n\n自{{since}}（UTC）以来，系统已至少{{count}}次拒收支付服务商的通知，期间没有一次被接受。付款仍会入账，但最多延迟五分钟；退款和争议只能从服务商的事件列表中补取。\n\n常见原因是服务商处更换了签名密钥而本系统未更新：请将STRIPE_WEBHOOK_SECRETS与Stripe后台该端点的密钥核对。具体原因见日志（“webhook rejected”），最近一次接受的时间可运行npm run doctor查看。\n\n{{brand}}',
  },
}

const minuteOf = (at: string): string => at.slice(0, 16).replace('T', ' ')

/** Tells the administrators, once, that webhooks are rejected and none is accepted between. */
export function watchWebhooks(deps: PaymentDeps): void {
  const { db, jobs, provider } = deps
  const name = provider?.name ?? ''
  const alert = adminAlert<'REJECTED'>(deps, 'payments.webhooks-mail', async () => {
    const health = await readWebhookHealth(db, name)
    if (!areRejected(health)) return undefined
    const { rejections, firstRejectedAt = '' } = health
    return { text: TEXT, params: { count: String(rejections), since: minuteOf(firstRejectedAt) } }
  })
  jobs.schedule('payments.watch-webhooks', '*/10 * * * *', async () => {
    const known = await readWebhookHealth(db, name)
    if (known.isTold || !areRejected(known)) return
    await db.transaction(async (tx) => {
      let isNew = false
      await changeWebhookHealth(tx, name, (health) => {
        isNew = !health.isTold && areRejected(health)
        return isNew ? { ...health, isTold: true } : health
      })
      if (isNew) await alert.raise(tx, 'REJECTED')
    })
  })
}

/** The provider whose webhooks are rejected, and since when. */
export const rejectedWebhooks =
  ({ config }: Pick<PaymentServerDeps, 'config'>): FailureSource =>
  async (executor) => {
    const provider = providerOf(config)
    if (!provider) return []
    const health = await readWebhookHealth(executor, provider.name)
    if (!areRejected(health)) return []
    const since = new Date(health.firstRejectedAt ?? health.rejectedAt ?? 0)
    return failureSince('WEBHOOKS_REJECTED', [{ name: provider.name, since }])
  }
