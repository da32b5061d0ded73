import type { Screen } from './screens.ts'

/* Requests to be erased, with answers that a demo does not have: nobody in it wants to leave. */

const AT = { requestedAt: '2026-11-20T08:00:00.000Z', answerBy: '2026-12-20T08:00:00.000Z' }
const NONE = { decidedAt: null, finishedAt: null, requestedByMe: false }
const person = { name: '王芳', email: 'wang.fang@lanhai.example' }
const WAITING = {
  id: 'era_1',
  userId: 'usr_1',
  person,
  status: 'REQUESTED',
  origin: 'PERSON',
  ...AT,
  ...NONE,
}
const DONE = {
  ...WAITING,
  id: 'era_2',
  userId: 'usr_8c5kq2v7m3',
  person: null,
  status: 'DONE',
  origin: 'STAFF',
  decidedAt: '2026-11-21T08:00:00.000Z',
  finishedAt: '2026-11-21T08:01:00.000Z',
}
const LISTED = { records: [WAITING, DONE], total: 2, page: 1, pageSize: 50, waiting: 1 }
const MEANING = {
  erased: [
    'Name, e-mail address, language, time zone, the password as a hash, passkeys, the second factor and recovery codes',
    'Sign-ins and sessions: time, IP address, name of the browser',
    'Messages of the portal to a person',
  ],
  kept: [
    {
      what: 'Orders, payments and invoices',
      until: '2034-12-31',
      law: 'German VAT Act § 14b, Fiscal Code § 147(3)',
      source: 'https://www.gesetze-im-internet.de/ustg_1980/__14b.html',
    },
  ],
  companies: ['Lanhai Home Ltd.'],
  obstacles: [],
  protocol: [],
}
const BLOCKED = [
  { company: 'Lanhai Home Ltd.', kind: 'SOLE_OWNER', count: 1 },
  { company: 'Lanhai Home Ltd.', kind: 'OPEN_WORK', count: 2 },
]
const PROTOCOL = [
  { what: 'Sign-ins and sessions: time, IP address, name of the browser', count: 14 },
  { what: 'Messages of the portal to a person', count: 88 },
]

const staff = (name: string, path: string, detail: object): Screen => ({
  name,
  who: 'staff',
  path: () => path,
  answers: { '/staff/erasure/list': LISTED, '/staff/erasure/detail': detail },
})

export const ERASURES: readonly Screen[] = [
  staff('admin-erasures', '/admin/erasures', { ...WAITING, ...MEANING }),
  staff('admin-erasure', '/admin/erasures?id=era_1', { ...WAITING, ...MEANING }),
  staff('admin-erasure-blocked', '/admin/erasures?id=era_1', { ...WAITING, ...MEANING, obstacles: BLOCKED }),
  staff('admin-erasure-done', '/admin/erasures?id=era_2', {
    ...DONE,
    ...MEANING,
    companies: [],
    protocol: PROTOCOL,
  }),
]
