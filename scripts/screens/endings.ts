import type { Ending, EndPoint } from '#endings/contract.ts'
import type { StaffEnding } from '#endings/staff/contract.ts'
import type { Screen } from './screens.ts'

const point = (more: Partial<EndPoint> & Pick<EndPoint, 'kind' | 'state'>): EndPoint => ({
  point: more.kind,
  name: null,
  declarationId: null,
  count: 0,
  labels: [],
  mayTick: false,
  mayUntick: more.ticked !== undefined,
  ticked: null,
  ...more,
})

const ENDING: Ending = {
  registrationId: 'reg_1',
  number: 'DE129273398',
  country: 'DE',
  product: 'VAT registration Germany',
  endedOn: '2026-11-10',
  open: 4,
  points: [
    point({ kind: 'FINAL_RETURN', state: 'OPEN', declarationId: 'dec_1' }),
    point({ kind: 'TAX', state: 'DONE' }),
    point({ kind: 'STOCK', state: 'OPEN', count: 3, labels: ['November 2026'], mayTick: true }),
    point({ kind: 'SHOP', point: 'SHOP:shop_1', name: 'Brightoak DE', state: 'OPEN', mayTick: true }),
    point({
      kind: 'SHOP',
      point: 'SHOP:shop_2',
      name: 'brightoak.example',
      state: 'DONE',
      ticked: { on: '2026-11-12', by: '林悦', at: '2026-11-12T08:00:00.000Z', note: null, file: null },
    }),
    point({
      kind: 'NUMBER',
      point: 'NUMBER:reg_2',
      name: 'LUCID DE4711228850937',
      state: 'OPEN',
      mayTick: true,
    }),
    point({ kind: 'GUARANTEE', state: 'NOT_NEEDED' }),
  ],
  duties: [
    { kind: 'RECORDS', years: 10, until: '2036-12-31', source: '§ 147 AO' },
    { kind: 'INVOICES', years: 8, until: '2034-12-31', source: '§ 14b UStG' },
  ],
}
const FOR_STAFF: StaffEnding = {
  ...ENDING,
  companyId: 'com_1',
  company: '深圳明橡贸易有限公司',
  workOrder: { id: 'wo_1', number: 'WO-2026-000117' },
}
const { companyId, company, registrationId, country, number, endedOn, open } = FOR_STAFF
const LISTED = {
  records: [{ companyId, company, registrationId, country, number, endedOn, open }],
  total: 1,
  page: 1,
  pageSize: 50,
}

const seller = (name: string, changes: Partial<Ending> = {}): Screen => ({
  name,
  who: 'seller',
  path: () => '/workspace/registrations/ending?id=reg_1',
  answers: { '/ending/detail': { ...ENDING, ...changes } },
})
const staff = (name: string, path: string): Screen => ({
  name,
  who: 'staff',
  path: () => path,
  answers: { '/staff/ending/list': LISTED, '/staff/ending/detail': FOR_STAFF },
})

export const ENDINGS: readonly Screen[] = [
  seller('ending'),
  seller('ending-unknown', {
    country: 'PL',
    number: 'PL5261040828',
    open: 2,
    points: [
      point({ kind: 'FINAL_RETURN', state: 'UNKNOWN' }),
      point({ kind: 'TAX', state: 'DONE' }),
      point({ kind: 'STOCK', state: 'UNKNOWN', mayTick: true }),
    ],
    duties: [{ kind: 'RECORDS', years: null, until: null, source: null }],
  }),
  {
    ...seller('ending-tick'),
    press: { en: 'Done: Stock moved out', zh: '标记完成：库存移出' },
  },
  staff('admin-endings', '/admin/endings'),
  staff('admin-ending', '/admin/endings/detail?companyId=com_1&registrationId=reg_1'),
  {
    ...staff('admin-ending-untick', '/admin/endings/detail?companyId=com_1&registrationId=reg_1'),
    press: {
      en: 'Take back: Number taken out of brightoak.example',
      zh: '撤销完成：从brightoak.example移除税号',
    },
  },
]
