import type { OutputOf } from '#platform/shared/call.ts'
import type { findForTakeover, StaffTakeover } from '#registrations/staff/takeover-contract.ts'
import type { Takeover } from '#registrations/takeover-contract.ts'
import { pointOfPeriod } from '#registrations/takeover/points.ts'
import type { Act, Screen } from './screens.ts'

const AT = '2026-11-18T09:12:00.000Z'
const FILE = { uploadId: 'fl_1', name: 'returns-2026.pdf' }
const NOTHING = {
  answer: null,
  day: null,
  amount: null,
  currency: null,
  file: null,
  note: null,
  given: null,
  checked: null,
  returnReason: null,
} as const
const GIVEN = { ...NOTHING, given: { kind: 'seller', name: '林悦', at: AT } } as const
const CHECKED = { ...GIVEN, checked: { name: 'Anna Weber', at: AT } } as const

const MONTHS = ['08', '07', '06', '05', '04'].map((month) => ({
  kind: 'RETURN' as const,
  from: `2026-${month}-01`,
  to: `2026-${month}-${['04', '06'].includes(month) ? '30' : '31'}`,
}))
const YEAR = { kind: 'ANNUAL' as const, from: '2025-10-01', to: '2025-12-31' }
const STATES: readonly Partial<Omit<Takeover['periods'][number], 'kind'>>[] = [
  NOTHING,
  { ...GIVEN, answer: 'FILED', file: FILE },
  { ...CHECKED, answer: 'UNKNOWN', note: '原服务商没有提供' },
  { ...CHECKED, answer: 'NOT_FILED' },
  { ...NOTHING, returnReason: 'The receipt of the tax office is missing.' },
]

const TAKEOVER: Takeover = {
  registrationId: 'reg_1',
  revision: 4,
  country: 'DE',
  number: 'DE129273398',
  product: 'VAT filing Germany',
  earlierAgency: 'Example Tax Services Ltd.',
  started: { kind: 'system', name: '', at: AT },
  doneAt: null,
  gapsKnown: false,
  currency: 'EUR',
  points: [
    { ...CHECKED, kind: 'START', point: 'START', answer: 'KNOWN', day: '2026-04-01' },
    { ...GIVEN, kind: 'RELEASE', point: 'RELEASE', answer: 'KNOWN', file: FILE },
    { ...NOTHING, kind: 'ACCOUNT', point: 'ACCOUNT' },
    { ...NOTHING, kind: 'OFFICE', point: 'OFFICE' },
  ],
  periods: [...MONTHS, YEAR].map((period, index) => ({
    ...NOTHING,
    ...STATES[index],
    ...period,
    point: pointOfPeriod(period),
  })),
  gaps: [{ kind: 'RETURN', from: '2026-05-01', to: '2026-05-31' }],
  toAnswer: ['ACCOUNT', '2026-08-01..2026-08-31', '2026-04-01..2026-04-30'],
  toCheck: ['RELEASE', '2026-07-01..2026-07-31'],
}

const WHOSE = {
  companyId: 'com_1',
  company: '深圳明橡贸易有限公司',
  workOrder: { id: 'wo_1', number: 'WO-2026-000117' },
} as const
const FOR_STAFF: StaffTakeover = { ...TAKEOVER, ...WHOSE, rhythm: 'MONTHLY' }
const LISTED = {
  records: [
    {
      number: 'DE129273398',
      country: 'DE',
      earlierAgency: 'Example Tax Services Ltd.',
      toCheck: 2,
      toAnswer: 3,
    },
    { number: 'FR40303265045', country: 'FR', earlierAgency: '', toCheck: 0, toAnswer: 14 },
  ].map((row, index) => ({
    ...row,
    companyId: 'com_1',
    company: WHOSE.company,
    registrationId: `reg_${index + 1}`,
    startedAt: AT,
  })),
  total: 2,
  page: 1,
  pageSize: 50,
}

const seller = (name: string, changes: Partial<Takeover> = {}): Screen => ({
  name,
  who: 'seller',
  path: () => '/workspace/registrations/takeover?id=reg_1',
  answers: { '/takeover/detail': { ...TAKEOVER, ...changes } },
})
const staff = (name: string, path: string): Screen => ({
  name,
  who: 'staff',
  path: () => path,
  answers: {
    '/staff/takeover/list': LISTED,
    '/staff/takeover/detail': FOR_STAFF,
    '/staff/takeover/find': FOUND,
  },
})
const NUMBER = { country: 'DE', product: 'VAT filing Germany', ours: null, firstDays: [] }
const FOUND = {
  companies: [
    {
      id: 'com_1',
      name: WHOSE.company,
      country: 'CN',
      vatNumber: null,
      numbers: [
        {
          ...NUMBER,
          registrationId: 'reg_3',
          number: 'DE811569869',
          state: 'FREE' as const,
          firstDays: ['2026-12-01', '2026-11-01', '2026-10-01'],
        },
        { ...NUMBER, registrationId: 'reg_1', number: 'DE129273398', state: 'BEGUN' as const },
        {
          ...NUMBER,
          registrationId: 'reg_4',
          number: 'FR40303265045',
          country: 'FR',
          state: 'ENDED' as const,
        },
      ],
    },
    { id: 'com_2', name: 'Mingxiang Home Ltd.', country: 'HK', vatNumber: 'DE136695976', numbers: [] },
  ],
} satisfies OutputOf<typeof findForTakeover>
const FINDING: readonly Act[] = [
  { press: { en: 'Begin a takeover', zh: '发起转入' } },
  { write: { en: 'Mingxiang', zh: '明橡' } },
  { key: 'Enter' },
]
const DETAIL = '/admin/takeovers/detail?companyId=com_1&registrationId=reg_1'

export const TAKEOVERS: readonly Screen[] = [
  seller('takeover'),
  seller('takeover-known', {
    gapsKnown: true,
    periods: TAKEOVER.periods.map((period) => ({
      ...period,
      ...CHECKED,
      answer: 'FILED',
      returnReason: null,
    })),
    toAnswer: ['ACCOUNT'],
    gaps: [],
  }),
  {
    ...seller('takeover-answer'),
    press: { en: 'Answer: State of the tax account', zh: '填写：税务账户余额' },
  },
  staff('admin-takeovers', '/admin/takeovers'),
  {
    ...staff('admin-takeover-begin', '/admin/takeovers'),
    press: { en: 'Begin a takeover', zh: '发起转入' },
  },
  {
    ...staff('admin-takeover-find', '/admin/takeovers'),
    acts: [...FINDING],
  },
  {
    ...staff('admin-takeover-first-day', '/admin/takeovers'),
    acts: [...FINDING, { press: { en: 'Choose DE811569869', zh: '选择DE811569869' } }],
  },
  staff('admin-takeover', DETAIL),
  {
    ...staff('admin-takeover-return', DETAIL),
    press: { en: 'Return: Release by the earlier agency', zh: '退回：原服务商转出确认' },
  },
]
