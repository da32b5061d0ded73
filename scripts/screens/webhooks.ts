import type { Screen } from './screens.ts'

const ACCOUNT = '/workspace/accountInfo'
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

const USUAL = { failingSince: null, disabledAt: null, disabledBecause: null, previousUntil: null }
const ENDPOINTS = {
  endpoints: [
    {
      ...USUAL,
      id: 'whe_1',
      url: 'https://erp.lanhai.example/hooks/tax?source=portal',
      description: 'ERP',
      events: ['order.paid', 'declaration.waiting_for_confirmation', 'declaration.filed'],
      createdAt: ago(900),
      previousUntil: ago(-20),
    },
    {
      ...USUAL,
      id: 'whe_2',
      url: 'https://hooks.lanhai.example/services/T0A1B2C3D/B0E4F5G6H/very-long-path-of-a-receiver-that-nobody-can-read',
      description: '',
      events: ['work_order.turn_changed', 'supplement.asked'],
      createdAt: ago(500),
      failingSince: ago(30),
    },
    {
      ...USUAL,
      id: 'whe_3',
      url: 'https://old.lanhai.example/',
      description: '旧系统',
      events: ['order.paid'],
      createdAt: ago(5_000),
      failingSince: ago(96),
      disabledAt: ago(24),
      disabledBecause: 'FAILING',
    },
  ],
  atMost: 10,
}

const message = (type: string, hours: number, said: object) => ({
  eventId: `evt_${hours}`,
  type,
  payload: JSON.stringify({
    type,
    timestamp: ago(hours),
    data: { orderId: 'or_1', orderNumber: 'O-2026-0412' },
  }),
  state: 'DELIVERED',
  attempts: 1,
  createdAt: ago(hours),
  triedAt: ago(hours),
  nextTryAt: null,
  failure: null,
  answerStatus: 200,
  answerText: 'ok',
  ...said,
})
const LOG = {
  records: [
    message('webhook.test', 0, { state: 'WAITING', attempts: 0, triedAt: null, answerStatus: null }),
    message('order.paid', 2, {}),
    message('supplement.asked', 5, {
      state: 'WAITING',
      attempts: 4,
      failure: 'STATUS',
      answerStatus: 503,
      answerText: '<html><title>503 Service Temporarily Unavailable</title></html>',
      nextTryAt: ago(-3),
    }),
    message('declaration.waiting_for_confirmation', 90, {
      state: 'GIVEN_UP',
      attempts: 10,
      failure: 'TIMEOUT',
      answerStatus: null,
      answerText: '',
    }),
  ],
  total: 24,
  page: 1,
  pageSize: 10,
}
const NEW = { endpoint: ENDPOINTS.endpoints[0], secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD7kY4Nn0vYhM=' }
const answers = {
  '/webhooks/list': ENDPOINTS,
  '/webhooks/deliveries': LOG,
  '/webhooks/rotateSecret': NEW,
}
const MORE = { press: { en: 'More for ERP', zh: 'ERP的更多操作' } }
const press = (en: string, zh: string, within?: string) => ({ press: { en, zh }, ...(within && { within }) })
const show = (name: string, ...acts: NonNullable<Screen['acts']>): Screen => ({
  name,
  who: 'seller',
  path: () => `${ACCOUNT}#webhooks`,
  answers,
  acts,
})

/** Webhooks in the account settings: none, some that work and some that do not, and what they were told. */
export const WEBHOOKS: readonly Screen[] = [
  { ...show('webhooks-none', press('Add a webhook', '添加Webhook', '#webhooks')), answers: {} },
  show('webhooks'),
  show(
    'webhooks-log',
    press('Log', '推送记录', '#webhooks'),
    press('Show the message: Something more is asked for', '查看消息：需要补充资料'),
  ),
  show('webhooks-rotate', MORE, press('New secret', '更换密钥')),
  show(
    'webhooks-secret',
    MORE,
    press('New secret', '更换密钥'),
    press('New secret', '更换密钥', '[role=dialog]'),
  ),
]
