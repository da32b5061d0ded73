import type { LocalText } from '#platform/shared/local-text.ts'

/** Columns of webhooks, and of what they were told. */
export const PUSHED: Readonly<Record<string, LocalText>> = {
  url: { en: 'Address', zh: '接收地址' },
  events: { en: 'Events chosen', zh: '推送事件' },
  previousUntil: { en: 'Old secret valid until', zh: '旧密钥有效期至' },
  failingSince: { en: 'Not reached since', zh: '推送失败起始时间' },
  disabledAt: { en: 'Switched off at', zh: '停用时间' },
  disabledBecause: { en: 'Switched off because', zh: '停用原因' },
  endpointId: { en: 'Webhook, ID', zh: 'Webhook编号' },
  eventId: { en: 'Event, ID', zh: '事件编号' },
  payload: { en: 'What is sent', zh: '推送内容' },
  attempts: { en: 'Tries', zh: '尝试次数' },
  nextTryAt: { en: 'Next try', zh: '下次重试时间' },
  triedAt: { en: 'Last try', zh: '最近推送时间' },
  failure: { en: 'Why the last try failed', zh: '最近推送失败原因' },
  answerStatus: { en: 'Status answered', zh: '返回状态码' },
  answerText: { en: 'What was answered', zh: '接收方响应' },
}
