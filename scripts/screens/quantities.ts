import type { DeclarationDetail } from '#declarations/contract.ts'
import type { DeclarationWorkDetail } from '#declarations/staff/contract.ts'

/*
 * Reports of quantities: a year that is over, goods that were weighed, a table of a marketplace. Weights are milligrams.
 */

const now = new Date().toISOString()

const part = (kind: 'GOODS' | 'QUANTITIES', amount: number) => ({
  kind,
  part: `p${amount}`,
  amount,
  count: 1,
  treatment: null,
  reason: null,
  declarationId: null,
})
const box = (name: string, amount: number, before: number | null, kind?: 'GOODS' | 'QUANTITIES') => ({
  box: name,
  amount,
  before,
  decimals: 6,
  parts: kind ? [part(kind, amount)] : [],
})

const PACKAGING = [
  box('packaging paper', 1_284_360_000, 1_102_000_000, 'GOODS'),
  box('packaging plastics', 96_482_500, 140_250_000, 'GOODS'),
  box('packaging wood', 12_000_000, null, 'GOODS'),
  box('total weight', 1_392_842_500, 1_242_250_000),
]

const line = (category: string, now: number, before: number) => ({
  category,
  now,
  before,
  difference: now - before,
})

const NO_MOVEMENTS: DeclarationDetail['movementsWithoutPrice'] = { count: 0, skus: 0, records: [] }
type Quantities = NonNullable<DeclarationDetail['quantities']>

const BESIDE_2024: Quantities['comparison'] = {
  against: {
    number: 'DC-2025-000417',
    period: { from: '2024-05-10', to: '2024-12-31' },
    frequency: 'YEARLY',
    isAsLong: false,
    hasFigures: true,
  },
  lines: [
    line('packaging glass', 0, 4_250_000),
    line('packaging paper', 1_284_360_000, 1_102_000_000),
    line('packaging plastics', 96_482_500, 136_000_000),
    line('packaging wood', 12_000_000, 0),
    line('total weight', 1_392_842_500, 1_242_250_000),
  ],
}

const FEES: Quantities['ecoFees'] = {
  year: 2025,
  open: 1,
  fees: [
    {
      id: 'eco_1',
      kind: 'ADVANCE',
      amount: 184_250,
      currency: 'EUR',
      document: 'F-2025-00417',
      paidOn: '2025-02-14',
      file: { uploadId: 'file_1', name: 'ecosystem-F-2025-00417.pdf' },
      by: '王小明',
    },
    {
      id: 'eco_2',
      kind: 'TRUE_UP',
      amount: -12_040,
      currency: 'EUR',
      document: 'G-2026-00032',
      paidOn: null,
      file: null,
      by: 'Jonas Brandt',
    },
  ],
  lines: [
    { category: 'packaging paper', forecast: 1_100_000_000, actual: 1_284_360_000, difference: 184_360_000 },
    { category: 'packaging plastics', forecast: 140_000_000, actual: 96_482_500, difference: -43_517_500 },
  ],
}

const SOLD: Quantities = { source: 'SALES', entry: null, duty: null, comparison: BESIDE_2024, ecoFees: FEES }

const REPORT = {
  id: 'dcl_quantities',
  number: 'DC-2026-000931',
  kind: 'EPR',
  country: 'DE',
  stream: 'PACKAGING',
  scheme: 'LOCAL',
  period: { from: '2025-01-01', to: '2025-12-31', label: '2025' },
  frequency: 'YEARLY',
  status: 'AWAITING_CONFIRMATION',
  turn: 'seller',
  taxStatus: 'NONE',
  base: null,
  vat: null,
  payable: null,
  dueAt: null,
  payBy: null,
  hasReceipt: false,
  correction: null,
  revision: 2,
  boxes: PACKAGING,
  confirmedBefore: null,
  hasWorksheet: true,
  silence: null,
  ifLate: null,
  payDayNote: null,
  mayConfirm: true,
  movementsWithoutPrice: NO_MOVEMENTS,
  findings: [],
  blockers: [],
  waitingFor: [],
  nilStated: null,
  isNil: false,
  quantities: SOLD,
  carry: null,
  corrects: null,
  reference: null,
  receiptAt: null,
  history: [],
} as const

export const COUNTED: DeclarationDetail = {
  ...REPORT,
  boxes: [...PACKAGING],
  blockers: [],
  findings: [],
  waitingFor: [],
  history: [],
}

const waits = (sku: string, units: number) => ({
  reason: 'WEIGHTS',
  text: `Nobody has said what “${sku}” weighs (${units} pieces were sent). Enter its weights in the table of goods; the report is then calculated at once.`,
  rate: null,
  unreported: null,
  importId: null,
})
export const UNWEIGHED: DeclarationDetail = {
  ...REPORT,
  status: 'AWAITING_DATA',
  boxes: [],
  revision: 0,
  findings: [],
  blockers: [],
  history: [],
  quantities: { ...SOLD, comparison: { against: null, lines: [] } },
  waitingFor: [waits('BRIGHTOAK-LAMP-01', 412), waits('CHAIR-OUTDOOR-XL-2026', 38)],
}

export const ENTERED: DeclarationDetail = {
  ...REPORT,
  findings: [],
  blockers: [],
  waitingFor: [],
  history: [],
  country: 'FR',
  stream: 'WEEE',
  dueAt: '2026-12-15',
  boxes: [
    box('device lamps', 84_250_000, null, 'QUANTITIES'),
    box('device small', 312_500_000, null, 'QUANTITIES'),
    box('total weight', 396_750_000, null),
  ],
  quantities: {
    source: 'MARKETPLACE',
    entry: { by: '王小明', at: now, fileName: 'amazon-epr-2025-fr.xlsx' },
    duty: {
      rhythm: 'YEARLY',
      dueMonths: 12,
      dueDay: 15,
      source: 'Contract with ecosystem of 3 March 2025, art. 4',
      by: 'Jonas Brandt',
      at: now,
    },
    comparison: { against: null, lines: [] },
    ecoFees: { ...FEES, fees: [], lines: [] },
  },
}

/** As staff see it. */
export const IN_WORK = {
  ...REPORT,
  boxes: [...PACKAGING],
  findings: [],
  blockers: [],
  waitingFor: [],
  history: [],
  status: 'CALCULATED',
  turn: 'agency',
  why: 'CALCULATED',
  mayConfirm: false,
  company: { id: 'com_1', name: '深圳明橡贸易有限公司' },
  correctedBy: null,
  adjustments: [],
  mayCheck: true,
  obstacles: [],
  receiptAt: null,
  registrationId: 'reg_epr',
  licences: [],
  filedUnder: null,
  gbCorrection: null,
  filedFile: null,
} satisfies DeclarationWorkDetail

export const SHEET = { files: [{ name: 'de-packaging-2025.xlsx', label: 'worksheet', problems: [] }] }

export const GOODS_ROWS = {
  kind: 'GOODS',
  amount: 1_284_360_000,
  records: [
    ['BRIGHTOAK-LAMP-01', 4_120, 180_000],
    ['CHAIR-OUTDOOR-XL-2026', 384, 1_250_000],
    ['BRIGHTOAK-LAMP-02', 640, 97_500],
  ].map(([sku, units, each]) => ({
    id: String(sku),
    day: null,
    title: sku,
    detail: '',
    currency: '',
    net: null,
    vat: null,
    gross: null,
    earlier: null,
    isNew: false,
    buyer: null,
    weight: { units, each, milligrams: Number(units) * Number(each) },
  })),
  total: 3,
  page: 1,
  pageSize: 50,
  asOf: null,
}

const cells = {
  fromMonth: '',
  glass: '',
  paper: '',
  plastics: '',
  ferrousMetals: '',
  aluminium: '',
  drinkCartons: '',
  composites: '',
  wood: '',
  other: '',
  device: '',
  deviceGrams: '',
  battery: '',
  chemistry: '',
  batteryGrams: '',
  gtu: '',
  changedBy: '王小明',
  changedAt: now,
}
export const GOODS = {
  records: [
    {
      ...cells,
      sku: 'BRIGHTOAK-LAMP-01',
      paper: '180',
      plastics: '12.5',
      device: 'lamps',
      deviceGrams: '420',
      battery: 'none',
    },
    {
      ...cells,
      sku: 'BRIGHTOAK-LAMP-01',
      fromMonth: '2026-07',
      paper: '195',
      device: 'lamps',
      deviceGrams: '420',
      battery: 'portable',
      chemistry: 'lithiumIon',
      batteryGrams: '45.5',
      gtu: 'GTU_06',
    },
    { ...cells, sku: 'CHAIR-OUTDOOR-XL-2026', paper: '1250', wood: '300', device: 'none', gtu: 'none' },
  ],
  total: 3,
  page: 1,
  pageSize: 50,
}
