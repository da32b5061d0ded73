import type { AuthorityLetter, Inspection } from '#letters/contract.ts'
import type {
  LetterRegistration,
  StaffAuthorityLetter,
  WholeAuthorityLetter,
} from '#letters/staff/contract.ts'
import type { StaffInspection } from '#letters/staff/inspections-contract.ts'
import type { Task } from '#work-orders/staff/tasks-contract.ts'
import { samplePdf } from '#main/journey/sample-documents.ts'
import { urgent } from './queue-together.ts'
import type { Screen } from './screens.ts'

/* Letters of authorities, what they check, and what the staff have to do about it: what only the post and time bring. */

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const page = <T>(records: readonly T[]) => ({ records, total: records.length, page: 1, pageSize: 20 })

const BRIGHTOAK = { id: 'com_1', name: 'Shenzhen Brightoak Trading Co., Ltd.' }
const NORTHPINE = { id: 'com_2', name: 'Xiamen Northpine Outdoor Co., Ltd.' }
const GERMAN = { name: 'VAT registration Germany', number: 'DE812345674' }
const WORK = { id: 'wo_1', number: 'WO-2026-000118' }

const asks: AuthorityLetter = {
  id: 'let_1',
  state: 'SORTED',
  authority: 'Finanzamt Berlin Neukölln',
  country: 'DE',
  dated: day(-9),
  received: day(-5),
  replyBy: day(4),
  late: false,
  extendedFrom: null,
  summary: '税局要求提供仓储合同和最近三个月的采购发票。 The office asks for the storage contract.',
  uploadId: 'up_1',
  fileName: 'letter-118.pdf',
  workOrder: WORK,
  service: GERMAN,
}
const SELLERS: AuthorityLetter[] = [
  asks,
  {
    ...asks,
    id: 'let_2',
    authority: 'Urząd Skarbowy Warszawa-Śródmieście',
    country: 'PL',
    dated: day(-40),
    received: day(-33),
    replyBy: day(12),
    extendedFrom: day(-2),
    summary: 'The office checks whether goods are stored in Wrocław. It gave two more weeks.',
    workOrder: null,
    service: null,
  },
  {
    ...asks,
    id: 'let_6',
    authority: 'Finanzamt München',
    dated: day(-30),
    received: day(-26),
    replyBy: day(-1),
    late: true,
    summary: 'The office asks once more for the lease. 税局再次要求提供租赁合同。',
  },
  {
    ...asks,
    id: 'let_3',
    authority: 'Agenzia delle Entrate',
    country: 'IT',
    service: { name: 'VAT registration Italy', number: null },
    replyBy: null,
    dated: null,
    received: day(-12),
    summary: 'The office confirms that it received the application.',
  },
  {
    ...asks,
    id: 'let_4',
    state: 'ANSWERED',
    authority: 'HM Revenue & Customs',
    country: 'GB',
    dated: day(-70),
    received: day(-64),
    replyBy: day(-30),
    summary: 'HMRC asked how stock reaches the warehouse in Daventry. We answered with the transport papers.',
    workOrder: { id: 'wo_2', number: 'WO-2026-000087' },
    service: { name: 'VAT registration United Kingdom', number: null },
  },
  {
    ...asks,
    id: 'let_5',
    state: 'NO_REPLY',
    authority: 'Service des impôts des entreprises étrangères',
    country: 'FR',
    dated: day(-110),
    received: day(-101),
    replyBy: null,
    summary: 'Your number is confirmed. Nothing has to be done.',
    workOrder: null,
    service: { name: 'VAT filing France', number: 'FR40303265045' },
  },
]

const unopened: StaffAuthorityLetter = {
  id: 'let_9',
  state: 'NEW',
  company: null,
  workOrder: null,
  service: null,
  authority: '',
  country: null,
  dated: null,
  received: day(0),
  reference: null,
  replyBy: null,
  summaryEn: null,
  summaryZh: null,
  visibleToSeller: false,
  fileName: 'scan-0412.pdf',
  fileType: 'application/pdf',
  pages: 3,
  text: 'READ',
  uploadedBy: 'Lena Vogt',
  uploadedAt: at(0),
  revision: 0,
}
const sorted: StaffAuthorityLetter = {
  ...unopened,
  id: 'let_1',
  state: 'SORTED',
  company: BRIGHTOAK,
  workOrder: WORK,
  service: GERMAN,
  authority: 'Finanzamt Berlin Neukölln',
  country: 'DE',
  dated: day(-9),
  received: day(-5),
  reference: '29/123/45678',
  replyBy: day(4),
  summaryEn: 'The office asks for the storage contract.',
  summaryZh: '税局要求提供仓储合同。',
  visibleToSeller: true,
  fileName: 'letter-118.pdf',
  revision: 2,
}
const late: StaffAuthorityLetter = {
  ...sorted,
  id: 'let_2',
  company: NORTHPINE,
  workOrder: null,
  service: null,
  authority: 'Urząd Skarbowy Warszawa-Śródmieście',
  country: 'PL',
  replyBy: day(-1),
  reference: 'PP-2.4103.118.2026',
}
const unhurried: StaffAuthorityLetter = {
  ...sorted,
  id: 'let_3',
  authority: 'Agenzia delle Entrate',
  country: 'IT',
  service: { name: 'VAT registration Italy', number: null },
  replyBy: null,
  reference: null,
}
const NEW = [
  unopened,
  {
    ...unopened,
    id: 'let_8',
    fileName: 'IMG_2041.jpg',
    fileType: 'image/jpeg',
    pages: null,
    text: 'PICTURE' as const,
    received: day(-1),
  },
  {
    ...unopened,
    id: 'let_7',
    fileName: 'Bescheid-geschützt.pdf',
    text: 'LOCKED' as const,
    received: day(-3),
    uploadedBy: 'Jonas Brandt',
  },
]
const list = (records: readonly StaffAuthorityLetter[]) => ({
  '/staff/authorityLetter/list': { ...page(records), counts: { NEW: NEW.length, SORTED: 3 } },
})
const WHOLE: WholeAuthorityLetter = {
  ...sorted,
  registrationId: 'reg_1',
  answeredOn: null,
  closingNote: null,
  act: { revision: 7, sellerBy: day(1) },
  stopped: null,
  warnings: [],
  suggestions: [
    {
      kind: 'REGISTRATION',
      value: 'reg_1',
      label: `${GERMAN.name} · ${GERMAN.number}`,
      country: 'DE',
      company: BRIGHTOAK,
      page: 1,
      words: 'USt-IdNr. DE 812 345 674',
    },
    {
      kind: 'REPLY_BY',
      value: day(4),
      label: day(4),
      country: null,
      company: null,
      page: 1,
      words: 'Bitte antworten Sie rechtzeitig.',
    },
  ],
  history: [
    { at: at(-2), by: 'Lena Vogt', action: 'asked', note: null, earlierDay: null, proofId: null },
    { at: at(-4), by: 'Lena Vogt', action: 'sorted', note: null, earlierDay: null, proofId: null },
    { at: at(-5), by: 'Jonas Brandt', action: 'uploaded', note: null, earlierDay: null, proofId: null },
  ],
}

const REGISTRATIONS: LetterRegistration[] = [
  { id: 'reg_1', product: GERMAN.name, country: 'DE', number: GERMAN.number, endedOn: null },
  { id: 'reg_2', product: 'EORI number EU', country: 'DE', number: 'DE123456789', endedOn: null },
  { id: 'reg_3', product: 'Packaging LUCID', country: 'DE', number: 'DE5554443332221', endedOn: day(-40) },
]

/** What the office wrote, as it came by post. */
const printLetter = () =>
  samplePdf('Finanzamt Berlin Neukölln', [
    'Ihr Zeichen: WO-2026-000118',
    'Bitte legen Sie uns den Lagervertrag und die Einkaufsrechnungen der letzten drei Monate vor.',
  ])

const visit: StaffInspection = {
  id: 'ins_1',
  state: 'OPEN',
  kind: 'VISIT',
  company: BRIGHTOAK,
  workOrder: WORK,
  letterId: 'let_1',
  authority: 'Finanzamt Berlin Neukölln',
  country: 'DE',
  askedEn: 'The office wants to see the records of the warehouse.',
  askedZh: '税局要求查看仓库记录。',
  servedOn: day(-6),
  answerBy: day(3),
  law: null,
  dueDay: day(3),
  late: false,
  objectionOn: null,
  answeredOn: null,
  handedOver: [],
  outcomeEn: null,
  outcomeZh: null,
  closedOn: null,
  visibleToSeller: true,
  createdBy: 'Lena Vogt',
  createdAt: at(-5),
  revision: 1,
}
const LATE_CHECK: StaffInspection = {
  ...visit,
  id: 'ins_3',
  kind: 'HMRC_CHECK',
  country: 'GB',
  authority: 'HM Revenue & Customs',
  workOrder: null,
  dueDay: day(-1),
  late: true,
  answerBy: day(-1),
  handedOver: [{ what: 'Stock records 2025', on: day(-8), byName: 'Jonas Brandt', answered: null }],
}
const OPEN_CHECKS: StaffInspection[] = [
  LATE_CHECK,
  visit,
  {
    ...visit,
    id: 'ins_2',
    kind: 'LIABILITY_NOTICE',
    company: NORTHPINE,
    answerBy: null,
    servedOn: day(-20),
    law: { day: day(10), law: '§ 355 AO', source: 'https://www.gesetze-im-internet.de/ao_1977/__355.html' },
    dueDay: null,
    objectionOn: day(-2),
  },
]
/** Answered twice: the authority came back with a question once. */
const ANSWERED_CHECK: StaffInspection = {
  ...visit,
  id: 'ins_4',
  state: 'ANSWERED',
  askedEn: 'The office wants the invoices of the second warehouse too.',
  askedZh: '税局另要求提供第二仓库的发票。',
  answeredOn: day(-1),
  handedOver: [
    { what: 'Lagerbuch', on: day(-20), byName: 'Lena Vogt', answered: null },
    {
      what: 'Antwort mit Lagervertrag',
      on: day(-18),
      byName: 'Lena Vogt',
      answered: {
        askedEn: 'The office wants to see the records of the warehouse.',
        askedZh: '税局要求查看仓库记录。',
        answerBy: day(-15),
        again: { on: day(-9), byName: 'Jonas Brandt', letterId: 'al_2' },
      },
    },
    {
      what: 'Rechnungen des zweiten Lagers',
      on: day(-1),
      byName: 'Jonas Brandt',
      answered: {
        askedEn: 'The office wants the invoices of the second warehouse too.',
        askedZh: '税局另要求提供第二仓库的发票。',
        answerBy: day(3),
        again: null,
      },
    },
  ],
}
/** As the seller sees them: one that waits for the authority, and one whose day has passed. */
const answeredForSeller: Inspection = {
  id: 'ins_4',
  state: 'ANSWERED',
  kind: 'SPECIAL_AUDIT',
  authority: 'Finanzamt Berlin Neukölln',
  country: 'DE',
  asked: '税局要求查看仓库记录。 The office wants to see the records of the warehouse.',
  servedOn: day(-30),
  answerBy: day(-2),
  dueDay: day(-2),
  late: false,
  objectionOn: null,
  answeredOn: day(-3),
  handedOver: [
    { what: 'Lagerbuch', on: day(-20) },
    { what: 'Antwort mit Lagervertrag', on: day(-3) },
  ],
  outcome: null,
  closedOn: null,
}
const SELLERS_CHECKS: Inspection[] = [
  answeredForSeller,
  {
    ...answeredForSeller,
    id: 'ins_3',
    state: 'OPEN',
    kind: 'VISIT',
    answerBy: day(-1),
    dueDay: day(-1),
    late: true,
    answeredOn: null,
    handedOver: [],
  },
]
const CLOSED_CHECK: StaffInspection = {
  ...visit,
  state: 'CLOSED',
  handedOver: [
    { what: 'Lagerbuch', on: day(-80), byName: 'Lena Vogt', answered: null },
    { what: 'Rechnungen 2025', on: day(-74), byName: 'Lena Vogt', answered: null },
  ],
  outcomeEn: 'Nothing was found.',
  outcomeZh: '未发现问题。',
  closedOn: day(-60),
  dueDay: null,
}

const task: Task & {
  workOrder: { id: string; number: string; product: string }
  country: string
  company: string
} = {
  id: 'tsk_1',
  text: 'Call the tax office: is the file with the second reader?',
  dueOn: day(0),
  late: false,
  staff: { id: 'stf_1', name: 'Lena Vogt' },
  createdAt: at(-2),
  createdBy: 'Lena Vogt',
  done: null,
  workOrder: { ...WORK, product: 'VAT registration Germany' },
  country: 'DE',
  company: BRIGHTOAK.name,
}
const TASKS = [
  {
    ...task,
    id: 'tsk_2',
    text: 'Ask for the lease of the second warehouse',
    dueOn: day(-3),
    late: true,
    createdBy: 'Jonas Brandt',
    company: NORTHPINE.name,
    country: 'PL',
    workOrder: { id: 'wo_4', number: 'WO-2026-000131', product: 'VAT registration Poland' },
  },
  task,
  {
    ...task,
    id: 'tsk_3',
    text: '圣诞节前回复卖家',
    dueOn: null,
    workOrder: { id: 'wo_5', number: 'WO-2026-000140', product: 'EORI number' },
    country: 'GB',
  },
]
const DONE_TASK = { ...task, done: { at: at(-1), by: 'Lena Vogt' } }

const staff = (name: string, path: string, answers: Record<string, object>): Screen => ({
  name,
  who: 'staff',
  path: () => path,
  answers,
})
const checks = (records: readonly StaffInspection[]) => ({ '/staff/inspection/list': page(records) })
/** All that an authority may want of one work order: open and closed, seen by the seller and not. */
const ORDER_POST = {
  '/staff/inspection/list': page([visit, { ...ANSWERED_CHECK, visibleToSeller: false }]),
  '/staff/authorityLetter/list': {
    ...page([
      sorted,
      { ...late, replyBy: day(11), visibleToSeller: false },
      { ...sorted, id: 'let_5', state: 'NO_REPLY' as const, replyBy: null, received: day(-90) },
    ]),
    counts: { NEW: 0, SORTED: 2 },
  },
}
const tasks = (records: readonly object[]) => ({ '/staff/task/list': page(records) })

/** The work order of the world, whose letter is due first. */
const dueFirst = ({ workOrder }: { workOrder: object }) => ({
  workOrder: { ...workOrder, urgency: urgent('LETTER', 4) },
})

export const LETTERS: readonly Screen[] = [
  {
    name: 'letters-all-states',
    who: 'seller',
    path: () => '/workspace/letters',
    answers: { '/authorityLetter/list': page(SELLERS) },
  },
  {
    name: 'work-order-checks',
    who: 'seller',
    path: ({ work }) => `/workspace/myServices/detail?id=${work.authority}`,
    answers: { '/inspection/list': { records: SELLERS_CHECKS } },
  },
  {
    name: 'admin-work-order-post',
    who: 'staff',
    path: ({ work }) => `/admin/workOrder?id=${work.authority}`,
    answers: ORDER_POST,
  },
  {
    name: 'admin-work-order-letter-now',
    who: 'staff',
    path: ({ work }) => `/admin/workOrder?id=${work.authority}`,
    answers: { ...ORDER_POST, '/staff/inspection/list': page([]), '/staff/workOrder/get': dueFirst },
  },
  {
    name: 'admin-work-order-letter-finished',
    who: 'staff',
    path: ({ work }) => `/admin/workOrder?id=${work.done}`,
    answers: { ...ORDER_POST, '/staff/inspection/list': page([]), '/staff/workOrder/get': dueFirst },
  },
  {
    name: 'admin-work-order-post-failed',
    who: 'staff',
    path: ({ work }) => `/admin/workOrder?id=${work.authority}`,
    answers: { ...ORDER_POST, '/staff/inspection/list': { code: 500, error: 'unexpected', message: 'x' } },
  },
  staff('admin-letters-found', '/admin/letters?keyword=Neukölln', list([sorted, unhurried])),
  staff('admin-inspections-none', '/admin/letters/inspections?keyword=Warszawa', checks([])),
  staff('admin-letters-new', '/admin/letters', list(NEW)),
  staff('admin-letters-sorted', '/admin/letters?state=SORTED', list([late, sorted, unhurried])),
  staff('admin-letters-answered', '/admin/letters?state=ANSWERED', list([{ ...sorted, state: 'ANSWERED' }])),
  {
    ...staff('admin-letter-open', '/admin/letters?state=SORTED&id=let_1', {
      ...list([late, sorted, unhurried]),
      '/staff/authorityLetter/get': WHOLE,
      '/staff/authorityLetter/registrations': { records: REGISTRATIONS },
    }),
    pdfs: { '/staff/authorityLetter/file': printLetter },
  },
  staff('admin-inspections-open', '/admin/letters/inspections', checks(OPEN_CHECKS)),
  staff('admin-inspections-answered', '/admin/letters/inspections?state=ANSWERED', checks([ANSWERED_CHECK])),
  staff('admin-inspection-answered', '/admin/letters/inspections?state=ANSWERED&id=ins_4', {
    ...checks([ANSWERED_CHECK]),
    '/staff/inspection/get': ANSWERED_CHECK,
  }),
  staff('admin-inspections-closed', '/admin/letters/inspections?state=CLOSED', checks([CLOSED_CHECK])),
  staff('admin-inspection-late', '/admin/letters/inspections?id=ins_3', {
    ...checks(OPEN_CHECKS),
    '/staff/inspection/get': LATE_CHECK,
  }),
  {
    ...staff('admin-inspection-answer', '/admin/letters/inspections?id=ins_3', {
      ...checks(OPEN_CHECKS),
      '/staff/inspection/get': LATE_CHECK,
    }),
    press: { en: 'Answered in full…', zh: '已全部答复…' },
  },
  {
    ...staff('admin-inspection-again', '/admin/letters/inspections?state=ANSWERED&id=ins_4', {
      ...checks([ANSWERED_CHECK]),
      ...list([sorted, unhurried]),
      '/staff/inspection/get': ANSWERED_CHECK,
    }),
    press: { en: 'Asked again…', zh: '机关再次要求…' },
  },
  staff('admin-tasks-mine', '/admin/tasks', tasks(TASKS)),
  staff('admin-tasks-done', '/admin/tasks?view=done', tasks([DONE_TASK])),
]
