import type { LocalText } from '#platform/shared/local-text.ts'
import { defineRefusals } from '#platform/shared/refusal.ts'
import type { TargetProblem } from './sending/read-target.ts'

export const webhookRefusals = defineRefusals('webhooks', {
  not_found: {
    code: 499,
    status: 404,
    en: 'This webhook or message no longer exists. Please reload the page.',
    zh: '该Webhook或推送记录已不存在，请刷新页面。',
  },
  too_many: {
    code: 499,
    status: 409,
    en: 'There are {{atMost}} webhooks already. Remove one you no longer use first.',
    zh: '已有{{atMost}}个Webhook，请先移除不再使用的Webhook。',
  },
  disabled: {
    code: 499,
    status: 409,
    en: 'This webhook is switched off. Switch it on again before you send anything.',
    zh: '该Webhook已停用，请先重新启用再发送。',
  },
  bad_address: {
    code: 400,
    status: 422,
    en: 'This address cannot be used.',
    zh: '该地址无法使用。',
  },
})

const PROBLEMS: Readonly<Record<TargetProblem, LocalText>> = {
  malformed: {
    en: 'Please enter a whole address, such as https://example.com/hooks.',
    zh: '请填写完整地址，如https://example.com/hooks。',
  },
  not_https: {
    en: 'The address must begin with https://.',
    zh: '地址须以https://开头。',
  },
  credentials: {
    en: 'Please leave out user name and password; the signature proves that a message comes from us.',
    zh: '请勿在地址中填写用户名和密码；推送来源可通过签名验证。',
  },
  inside: {
    en: 'This address belongs to a private network. We can only reach addresses on the public internet.',
    zh: '该地址属于内部网络，我们只能向公网地址推送。',
  },
}

export const badAddress = (problem: TargetProblem) =>
  webhookRefusals.bad_address({ fields: { url: PROBLEMS[problem] } })
