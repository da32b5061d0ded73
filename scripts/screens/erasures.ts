import type { Screen } from './screens.ts'

/* Requests to be erased, with answers that a demo does not have: nobody in it wants to leave. */

const AT = { requestedAt: '2026-11-20T08:00:00.000Z', answerBy: '2026-12-20T08:00:00.000Z' }
const NONE = { decidedAt: null, finishedAt: null, requestedByMe: false }
const person = { name: '王芳', email: 'wang.fang@lanhai.example' }
const WAITING = {
  id: 'era_1',
  userId: 'usr_1',
  person,
  about: 'ACCOUNT',
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
const ADDRESS = {
  ...WAITING,
  id: 'era_3',
  userId: 'adr_1',
  about: 'ADDRESS',
  person: { name: '', email: 'li.na@huayu.example' },
  origin: 'STAFF',
}
const LISTED = { records: [WAITING, ADDRESS, DONE], total: 3, page: 1, pageSize: 50, waiting: 2 }
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
  held: [],
  hold: null,
  holds: [],
  protocol: [],
}
const GOES = { goes: true, until: null, law: null }
const HELD = [
  {
    key: 'enquiries',
    what: 'Enquiries from the contact page: name, e-mail address, phone, company, message and our answers',
    count: 2,
    companies: [],
    kept: '730 days after the enquiry was answered or closed',
    ...GOES,
  },
  {
    key: 'drafts',
    what: 'Drafts of forms, review notes and conversations about them, people who were invited to fill them in',
    count: 3,
    companies: ['Lanhai Home Ltd.'],
    kept: 'Until 30 days after the company’s account is closed',
    ...GOES,
  },
  {
    key: 'orders',
    what: 'Orders, payments and invoices',
    count: 1,
    companies: ['Lanhai Home Ltd.'],
    goes: false,
    kept: '8 years from the end of the year in which the company’s account is closed',
    until: null,
    law: {
      name: 'German VAT Act § 14b, Fiscal Code § 147(3)',
      source: 'https://www.gesetze-im-internet.de/ustg_1980/__14b.html',
    },
  },
]
const NO_ACCOUNT = { ...MEANING, erased: [], kept: [], companies: [], held: HELD }
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

const HOLD = {
  id: 'hld_1',
  about: 'COMPANY',
  subject: 'Lanhai Home Ltd.',
  reason: 'Letter of the public prosecutor, 3 Js 1/26',
  until: '2027-03-31',
  status: 'HOLDING',
  setAt: '2026-11-20T08:00:00.000Z',
  liftAskedByMe: false,
  endedAt: null,
}
const HOLDS = {
  records: [
    HOLD,
    {
      ...HOLD,
      id: 'hld_2',
      about: 'ADDRESS',
      subject: 'li.na@huayu.example',
      until: null,
      status: 'LIFT_ASKED',
    },
    {
      ...HOLD,
      id: 'hld_3',
      about: 'ADDRESS',
      subject: '',
      status: 'OVER',
      until: '2026-11-21',
      endedAt: '2026-11-22T00:02:00.000Z',
    },
  ],
  total: 3,
  page: 1,
  pageSize: 50,
  holding: 2,
}
const hold = (name: string, path: string): Screen => ({
  name,
  who: 'staff',
  path: () => path,
  answers: { '/staff/hold/list': HOLDS },
})

export const ERASURES: readonly Screen[] = [
  staff('admin-erasures', '/admin/erasures', { ...WAITING, ...MEANING }),
  staff('admin-erasure', '/admin/erasures?id=era_1', { ...WAITING, ...MEANING }),
  staff('admin-erasure-blocked', '/admin/erasures?id=era_1', { ...WAITING, ...MEANING, obstacles: BLOCKED }),
  staff('admin-erasure-address', '/admin/erasures?id=era_3', { ...ADDRESS, ...NO_ACCOUNT }),
  staff('admin-erasure-held', '/admin/erasures?id=era_1', {
    ...WAITING,
    ...MEANING,
    hold: { until: '2027-03-31' },
    holds: [{ id: 'hld_1', reason: 'Letter of the public prosecutor, 3 Js 1/26', until: '2027-03-31' }],
  }),
  hold('admin-holds', '/admin/holds'),
  hold('admin-hold-lift', '/admin/holds?id=hld_2'),
  {
    ...hold('admin-hold-set', '/admin/holds'),
    press: { en: 'Set a hold', zh: '设置留存' },
  },
  staff('admin-erasure-done', '/admin/erasures?id=era_2', {
    ...DONE,
    ...MEANING,
    companies: [],
    protocol: PROTOCOL,
  }),
]
