import { paths } from '#paths.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { PendingMatterType } from './contract.ts'

/** What a module's select reports of something that waits. `RETURNED` is a step that came back, whatever its kind. */
export const MATTERS = [
  'PAYMENT',
  'TRANSFER',
  'RETURNED',
  'FORM',
  'SIGNATURE',
  'SELLER_TASK',
  'PAYMENT_OF_TAX',
  'SUPPLEMENT',
  'SUPPLEMENT_RETURNED',
  'ORIGINAL',
  'SHOP_CONNECT',
  'SHOP_RENEW',
  'SHOP_BROKEN',
  'SHOP_CONFIRM',
  'NUMBER_TO_DO',
  'NUMBER_ENTERED',
  'NUMBER_REJECTED',
  'SHOP_NOTICE',
  'SHOP_MONTH',
  'LEDGER_RETURNED',
  'DOCUMENT_EXPIRES',
  'RENEWAL',
  'MANDATE_ENDS',
  'MANDATE_ENDED',
  'MANDATE_REVOKED',
  'MANDATE_RETURNED',
  'DECLARATION_DATA',
  'DECLARATION_CONFIRM',
  'DECLARATION_PAY',
  'THRESHOLD_CROSSED',
  'TAKEOVER',
  'ENDING',
  'TAX_EVIDENCE',
] as const
export type Matter = (typeof MATTERS)[number]

/** `title` may name `{{name}}`, the step or the document, and `{{sum}}`. */
type Look = {
  title: LocalText
  /** Where what had to be done first has happened, and the title would say that it will. */
  overdue?: LocalText
  action: LocalText
  link: (record: string, id: string) => string
  /** What follows if it is not done; only what is certain. */
  missed?: LocalText
  /** The same until its day is over, where the authority's own day comes later: `{{due}}`. */
  missedAhead?: LocalText
}

const workOrder = (record: string) => paths.workOrder(record)
const supplement = (record: string, item: string) => paths.replenishInfo(record, { item })
const document = (id: string) => paths.documents({ id })
const shop = () => paths.shopAuthorisation()
const shopNumbers = () => paths.shopAuthorisation('numbers')
const shopMonths = () => paths.shopAuthorisation('months')
const shopNotices = () => paths.shopAuthorisation('notices')
const declaration = (id: string) => paths.declarationDetail(id)
const mandate = (id: string) => paths.registrations({ mandate: id })
const SIGN: LocalText = { en: 'Sign', zh: '去签署' }
const OPEN: LocalText = { en: 'Open', zh: '去处理' }
const CORRECT: LocalText = { en: 'Correct', zh: '去修改' }
const ORDER_EXPIRES: LocalText = {
  en: 'After that the order expires and has to be placed again',
  zh: '逾期订单失效，需重新下单',
}
const NO_REPORTS: LocalText = {
  en: 'From then on Amazon sends us no reports',
  zh: '届时Amazon不再提供报告',
}

export const LOOKS: Record<Matter, Look> = {
  PAYMENT: {
    title: { en: 'Pay {{sum}}', zh: '支付{{sum}}' },
    action: { en: 'Pay', zh: '去支付' },
    link: (order) => paths.order(order),
    missed: ORDER_EXPIRES,
  },
  TRANSFER: {
    title: { en: 'Transfer {{sum}}', zh: '银行转账{{sum}}' },
    action: { en: 'Bank details', zh: '查看账户' },
    link: (orderId) => paths.paySuccess({ orderId }),
    missed: ORDER_EXPIRES,
  },
  RETURNED: { title: { en: 'Correct: {{name}}', zh: '修改：{{name}}' }, action: CORRECT, link: workOrder },
  FORM: {
    title: { en: 'Fill in: {{name}}', zh: '填写：{{name}}' },
    action: { en: 'Fill in', zh: '去填写' },
    link: (_record, node) => paths.dynamicForm(node),
  },
  SIGNATURE: {
    title: { en: 'Sign: {{name}}', zh: '签署：{{name}}' },
    action: { en: 'Sign', zh: '去签署' },
    link: workOrder,
  },
  SELLER_TASK: { title: { en: '{{name}}', zh: '{{name}}' }, action: OPEN, link: workOrder },
  PAYMENT_OF_TAX: { title: { en: '{{name}}', zh: '{{name}}' }, action: OPEN, link: workOrder },
  SUPPLEMENT: {
    title: { en: 'Submit: {{name}}', zh: '补充：{{name}}' },
    action: { en: 'Submit', zh: '去补充' },
    link: supplement,
  },
  SUPPLEMENT_RETURNED: {
    title: { en: 'Correct: {{name}}', zh: '修改补充资料：{{name}}' },
    action: CORRECT,
    link: supplement,
  },
  ORIGINAL: {
    title: { en: 'Send the original: {{name}}', zh: '邮寄原件：{{name}}' },
    action: { en: 'Send', zh: '去邮寄' },
    link: workOrder,
  },
  SHOP_CONNECT: {
    title: { en: 'Connect to Amazon: {{name}}', zh: '授权Amazon：{{name}}' },
    action: { en: 'Connect', zh: '去授权' },
    link: shop,
  },
  SHOP_RENEW: {
    title: { en: 'Renew the authorisation of {{name}}', zh: '续期店铺授权：{{name}}' },
    action: { en: 'Renew', zh: '去续期' },
    link: shop,
    missed: NO_REPORTS,
  },
  SHOP_BROKEN: {
    title: { en: 'Connect again: {{name}}', zh: '重新授权店铺：{{name}}' },
    action: { en: 'Connect', zh: '去授权' },
    link: shop,
  },
  SHOP_CONFIRM: {
    title: { en: 'Is this your account? {{name}}', zh: '请确认账户归属：{{name}}' },
    action: { en: 'Check', zh: '去确认' },
    link: shop,
    missed: { en: 'Until then we read none of its sales', zh: '确认前我们不读取其销售数据' },
  },
  SHOP_NOTICE: {
    title: { en: 'Answer the notice about {{name}}', zh: '回复平台通知：{{name}}' },
    action: OPEN,
    link: shopNotices,
  },
  SHOP_MONTH: {
    title: { en: 'Bring in the sales: {{name}}', zh: '补充销售数据：{{name}}' },
    action: OPEN,
    link: shopMonths,
    missed: { en: 'Without them we cannot file in time', zh: '缺少数据，我们无法按时申报' },
  },
  RENEWAL: {
    title: { en: 'Renew: {{name}}', zh: '续费：{{name}}' },
    action: { en: 'Renew', zh: '去续费' },
    link: (registration) => paths.registrations({ renew: registration }),
    missed: { en: 'After that we no longer act for you here', zh: '逾期后我们不再提供此项服务' },
  },
  MANDATE_ENDS: {
    title: { en: 'Sign the mandate again: {{name}}', zh: '续签授权：{{name}}' },
    action: SIGN,
    link: mandate,
    missed: { en: 'After that we can no longer file for you there', zh: '逾期后我们不能再代您在当地申报' },
  },
  MANDATE_ENDED: {
    title: { en: 'The mandate has ended: {{name}}', zh: '授权已到期：{{name}}' },
    action: SIGN,
    link: mandate,
    missed: { en: 'We cannot file for you there', zh: '我们不能代您在当地申报' },
  },
  MANDATE_REVOKED: {
    title: { en: 'Nothing is filed without a mandate: {{name}}', zh: '授权已撤销，暂停申报：{{name}}' },
    action: SIGN,
    link: mandate,
  },
  MANDATE_RETURNED: {
    title: { en: 'Sign the mandate once more: {{name}}', zh: '请重新签署授权：{{name}}' },
    action: SIGN,
    link: mandate,
  },
  NUMBER_TO_DO: {
    title: { en: 'Enter in your shop: {{name}}', zh: '在店铺填写：{{name}}' },
    action: OPEN,
    link: shopNumbers,
  },
  NUMBER_ENTERED: {
    title: { en: 'Look whether it was verified: {{name}}', zh: '查看平台是否已核验：{{name}}' },
    action: OPEN,
    link: shopNumbers,
  },
  NUMBER_REJECTED: {
    title: { en: 'Rejected by your shop: {{name}}', zh: '店铺已拒绝：{{name}}' },
    action: OPEN,
    link: shopNumbers,
  },
  LEDGER_RETURNED: {
    title: { en: 'Correct the document with input VAT: {{name}}', zh: '更正进项单据：{{name}}' },
    action: CORRECT,
    link: (id) => paths.ledger({ id }),
    missed: { en: 'Until then its VAT is not deducted', zh: '更正前税额不予抵扣' },
  },
  DECLARATION_DATA: {
    title: { en: 'Send what is missing: {{name}}', zh: '补齐申报数据：{{name}}' },
    action: OPEN,
    link: declaration,
    missed: { en: 'Without it we cannot file in time', zh: '数据不齐，我们无法按时申报' },
  },
  DECLARATION_CONFIRM: {
    title: { en: 'Confirm: {{name}}', zh: '确认申报：{{name}}' },
    action: { en: 'Confirm', zh: '去确认' },
    link: declaration,
    missed: { en: 'Without your confirmation it is not filed', zh: '未经您确认不会提交税局' },
    missedAhead: {
      en: 'Confirmed later, it may not be filed by {{due}}, when it is due',
      zh: '逾期确认，可能无法在{{due}}截止日前申报',
    },
  },
  DECLARATION_PAY: {
    title: { en: 'Pay the tax of {{sum}}: {{name}}', zh: '缴纳税金{{sum}}：{{name}}' },
    action: { en: 'How to pay', zh: '查看缴款方式' },
    link: declaration,
  },
  TAX_EVIDENCE: {
    title: { en: 'Send what the tax office asks for: {{name}}', zh: '补交退税材料：{{name}}' },
    action: { en: 'Send', zh: '去补交' },
    link: declaration,
    missed: { en: 'Until then the credit is not paid back', zh: '补交前税局不予退税' },
  },
  THRESHOLD_CROSSED: {
    title: { en: 'A limit was exceeded: {{name}}', zh: '已超过限额：{{name}}' },
    action: { en: 'What to do', zh: '查看如何办理' },
    link: () => paths.declaration(),
  },
  TAKEOVER: {
    title: { en: 'Tell us what was filed until now: {{name}}', zh: '补齐转入资料：{{name}}' },
    action: OPEN,
    link: (registration) => paths.takeover(registration),
    missed: { en: 'Until then nothing is filed for this number', zh: '补齐前我们不会为该税号提交申报' },
  },
  ENDING: {
    title: { en: 'Deal with what {{name}} leaves behind', zh: '处理注销后事项：{{name}}' },
    action: OPEN,
    link: (registration) => paths.ending(registration),
  },
  DOCUMENT_EXPIRES: {
    title: { en: 'Upload a new one: {{name}}', zh: '文件即将到期，请更新：{{name}}' },
    overdue: { en: 'Expired, upload a new one: {{name}}', zh: '文件已过期，请更新：{{name}}' },
    action: { en: 'Upload', zh: '去上传' },
    link: document,
  },
}

/** The type on the wire of what a step asks for: a power of attorney is an authorisation, every other act a form. */
const TYPE_OF_KIND: Readonly<Record<string, PendingMatterType>> = {
  PAYMENT: 'PAYMENT',
  SUPPLEMENT: 'SUPPLEMENT',
  ORIGINAL: 'SUPPLEMENT',
  SIGNATURE: 'AUTHORISATION',
  PAYMENT_OF_TAX: 'TAX_PAYMENT',
  SHOP_CONNECT: 'AUTHORISATION',
  SHOP_RENEW: 'REAUTHORISATION',
  SHOP_NUMBER: 'DATA_MISSING',
  SHOP_NOTICE: 'LETTER',
  LEDGER_LINE: 'DATA_MISSING',
  DOCUMENT_EXPIRES: 'DATA_MISSING',
  RENEWAL: 'RENEWAL',
  MANDATE: 'REAUTHORISATION',
  SHOP_MONTH: 'DATA_MISSING',
  DECLARATION_DATA: 'DATA_MISSING',
  DECLARATION_CONFIRM: 'DECLARATION_CONFIRM',
  DECLARATION_PAY: 'TAX_PAYMENT',
  THRESHOLD: 'DATA_MISSING',
  TAKEOVER: 'DATA_MISSING',
  ENDING: 'DATA_MISSING',
  TAX_EVIDENCE: 'DATA_MISSING',
}

export function typeOfKind(kind: string): PendingMatterType {
  return TYPE_OF_KIND[kind] ?? 'FORM'
}

/** The kinds of step behind a type, for a filter; null: every other kind. */
export function kindsOfType(type: PendingMatterType): { kinds: string[]; others: boolean } {
  const known = Object.entries(TYPE_OF_KIND)
  if (type === 'FORM') return { kinds: known.map(([kind]) => kind), others: true }
  return { kinds: known.flatMap(([kind, of]) => (of === type ? [kind] : [])), others: false }
}

/** What stops everything else weighs most. */
export const WEIGHTS: Record<PendingMatterType, number> = {
  TAX_PAYMENT: 90,
  DECLARATION_CONFIRM: 80,
  LETTER: 75,
  PAYMENT: 70,
  SUPPLEMENT: 60,
  FORM: 50,
  AUTHORISATION: 50,
  REAUTHORISATION: 40,
  DATA_MISSING: 40,
  RENEWAL: 20,
}
