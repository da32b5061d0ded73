import type { MessageKind } from '#messages/server/public.ts'
import { paths } from '#paths.ts'

type About = { endpointId: string; host: string; since: { instant: string } }

const link = () => paths.account('webhooks')

/** To owners: nobody else can switch it on again. */
export const webhooksMessages: Record<'disabled' | 'gone', MessageKind<About>> = {
  disabled: {
    name: 'webhooks.disabled',
    type: 'SYSTEM',
    asksToAct: true,
    title: { en: 'Webhook to {{host}} switched off', zh: '发往{{host}}的Webhook已停用' },
    body: {
      en: 'Nothing has reached {{host}} since {{since}}, for three days, so we have stopped sending. Once the receiver works again, switch the webhook on under “Webhooks” in your account settings. What happened in between is not sent by itself; messages in the log can be sent again.',
      zh: '自{{since}}起连续三天未能成功推送至{{host}}，我们已停止推送。接收方恢复后，请在“账户设置”的“Webhook”中重新启用。停用期间的事件不会自动补发；推送记录中的消息可以重新发送。',
    },
    link,
  },
  gone: {
    name: 'webhooks.gone',
    type: 'SYSTEM',
    asksToAct: true,
    title: { en: 'Webhook to {{host}} switched off', zh: '发往{{host}}的Webhook已停用' },
    body: {
      en: '{{host}} answered that it is gone (status 410), so we have stopped sending. If that was not intended, switch the webhook on again under “Webhooks” in your account settings.',
      zh: '{{host}}返回410状态（已永久移除），我们已停止推送。如非有意移除，请在“账户设置”的“Webhook”中重新启用。',
    },
    link,
  },
}
