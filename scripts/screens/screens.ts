import { DECLARATIONS } from './declarations.ts'
import { ENDINGS } from './endings.ts'
import { ERASURES } from './erasures.ts'
import { FAILURES } from './failures.ts'
import { IMPORTS, NO_SALES } from './imports.ts'
import { TAKEOVERS } from './takeovers.ts'
import { TURNOVER } from './turnover.ts'
import * as work from './declarations-in-work.ts'
import * as quantities from './quantities.ts'
import { LEAVING } from './leaving.ts'
import { EXACT_TRANSFERS } from './exact-transfers.ts'
import { LETTERS } from './letters.ts'
import { LONG_NAMES } from './long-names.ts'
import { QUEUE_TOGETHER } from './queue-together.ts'
import { RATE_SOURCES, RATES } from './rates.ts'
import * as taxes from './tax-payments.ts'
import { WEBHOOKS } from './webhooks.ts'
import { PASSWORD, type World } from './world.ts'
import { DISPUTED, ORDER_DISPUTES } from './disputed-payments.ts'
import { REFUND_OUTSIDE, REFUND_TO_APPROVE, REFUNDS_DUE } from './refund-to-approve.ts'
import { ABSENCES, LOAD, OPEN_ORDERS, RULES, TEAMS } from './team.ts'

/**
 * `colleague` is an editor of the seller's company, `newcomer` the seller in a company where nothing has happened,
 * `longNamed` somebody with very long names. `partner` is a firm that sees Germany, `clerk` somebody who sees what is
 * assigned to them alone.
 */
export const PEOPLE = [
  'visitor',
  'seller',
  'colleague',
  'newcomer',
  'longNamed',
  'staff',
  'partner',
  'clerk',
] as const
export type Who = (typeof PEOPLE)[number]
type Words = { en: string; zh: string }
/**
 * What somebody does on a page: presses a button (`within` a part of the page; a `part` of its name), writes into the
 * field that has the focus, presses a key.
 */
export type Act =
  | { press: Words; within?: string; part?: boolean }
  | { write: Words; into?: string }
  | { choose: string }
  | { key: string }
/** What is laid over an answer, or is made of it: a part of a record of the world is changed. */
export type Answer = object | ((data: never) => object)
export type Screen = {
  name: string
  who: Who
  path: (world: World) => string
  /** A button that opens what is to be seen. */
  press?: Words
  /** Where more is to be done than to press one button. */
  acts?: readonly Act[]
  /** What only time or a failure brings: laid over the data that a call answers, by its path. */
  answers?: Record<string, Answer> | ((world: World) => Record<string, Answer>)
  /** PDFs that belong to those answers, by the path of the call. */
  pdfs?: Record<string, () => Promise<Buffer>>
}

const open = (name: string, path: string): Screen => ({ name, who: 'visitor', path: () => path })
const seller = (name: string, path: (world: World) => string): Screen => ({ name, who: 'seller', path })
const staff = (name: string, path: (world: World) => string): Screen => ({ name, who: 'staff', path })
const done = (name: string, who: Who, path: string, ...acts: readonly Act[]): Screen => ({
  name,
  who,
  path: () => path,
  acts,
})
const JONAS = { en: 'Jonas Brandt', zh: 'Jonas Brandt' }
/** What a move is told that was decided on an older state. */
const STALE = {
  code: 499,
  error: 'work_orders.stale',
  message: 'x',
  data: {
    revision: 8,
    changes: [
      {
        at: '2026-11-22T08:14:00.000Z',
        by: JONAS,
        text: { en: 'returned 1 of 57 answers in “Company form”', zh: '退回了“公司资料表”中的1项（共57项）' },
      },
    ],
  },
}
/** Somebody writes in the first, somebody else looks at each. */
const present = ([first, ...others]: readonly string[]) => {
  const looking = { id: 'stf_jonas', name: 'Jonas Brandt', is: 'looking' }
  const writing = { id: 'stf_chen', name: '陈晓', is: 'writing' }
  return {
    orders: [
      { workOrderId: first, people: [writing, looking] },
      ...others.map((workOrderId) => ({ workOrderId, people: [looking] })),
    ],
  }
}
const given = (name: string, path: string, answers: Record<string, object>): Screen => ({
  name,
  who: 'staff',
  path: () => path,
  // The world has no such declaration: whatever its page asks for is answered.
  answers: path === ONE ? { '/staff/declarations/noSales': [], ...answers } : answers,
})
const ONE = '/admin/declarations/detail?companyId=com_1&id=dec_1'
const LIST = '/staff/declarations/list'
const DETAIL = '/staff/declarations/detail'
const FILES = '/staff/declarations/files'
const HMRC_FILED = {
  [DETAIL]: work.BRITISH_FILED,
  [FILES]: work.FILES,
  '/staff/declarations/evidence': { pack: null },
}
const TAXES = '/staff/declarations/taxPayments'
const PAYMENTS = '/admin/declarations/payments'
const LEDGER = '/workspace/declaration/inputVat'
const GOODS = '/workspace/declaration/goods'
const REPORT = '/workspace/declaration/detail?id=dcl_quantities'
const SEEN = '/declaration/detail'
const ACCOUNT = '/workspace/accountInfo'
const press = (en: string, zh: string, within?: string): Act => ({
  press: { en, zh },
  ...(within !== undefined && { within }),
})
const write = (en: string, zh: string): Act => ({ write: { en, zh } })
const SELECT_TWO: readonly Act[] = [{ key: 'ArrowDown' }, { key: ' ' }, { key: 'Shift+ArrowDown' }]
const SEARCH = press('Search', '搜索')
const SENT = '/admin/inputVat?status=SENT'
const OPEN_SENT = press(
  'Open lagerkosten.png from Shenzhen Lanhai Trading Co., Ltd.',
  '查看深圳市蓝海贸易有限公司发送的lagerkosten.png',
)
const OPEN_LINE = press('Open 2026-4711 of Bürobedarf Elbe KG', '查看Bürobedarf Elbe KG的2026-4711')
const MATCH_TAX = press(
  'Match DC-2026-000905 of 深圳明橡贸易有限公司',
  '核对深圳明橡贸易有限公司的DC-2026-000905',
)
const COST_PRICES = {
  records: ['BRIGHTOAK-LAMP-01', 'BRIGHTOAK-LAMP-02', 'CHAIR-OUTDOOR-XL-2026'].map((sku, index) => ({
    sku,
    country: ['', 'PL', ''][index] ?? '',
    currency: ['EUR', 'EUR', 'CNY'][index] ?? '',
    fromDay: [null, '2026-03-01', null][index] ?? null,
    amount: ['7.50', '11.2', '48.75'][index] ?? '',
    changedAt: new Date().toISOString(),
    changedBy: { kind: index === 1 ? 'staff' : 'seller', name: '李娜' },
  })),
  total: 3,
  page: 1,
  pageSize: 50,
}
const local = (url: string) => url.replace(/^https?:\/\/[^/]+/, '')

/** Every screen, in each state worth looking at. */
export const SCREENS: readonly Screen[] = [
  open('home', '/'),
  open('what-you-need', '/whatYouNeed'),
  open('services', '/services'),
  open('services-none', '/services?keyword=zzzz'),
  open('compare', '/services/compare?code=vat-registration-de&code=vat-registration-fr&code=packaging-de'),
  open('product', '/services/productDetails?code=vat-registration-fr'),
  open('product-many-steps', '/services/productDetails?code=vat-registration-es&option=filing:12'),
  open('vat-compliance', '/vatCompliance'),
  open('vat-compliance-it', '/vatCompliance?country=IT'),
  open('about', '/aboutUs'),
  open('build-on-it', '/buildOnIt'),
  open('contact', '/contactUs'),
  open('user-agreement', '/userAgreement'),
  open('privacy-policy', '/privacyPolicy'),
  open('login', '/login'),
  open('register', '/register'),
  open('forgot-password', '/forgotPassword'),
  open('reset-password', '/resetPassword'),
  open('verify-email', '/verifyEmail#token=x'),
  { name: 'unsubscribe', who: 'visitor', path: (world) => local(world.unsubscribeUrl) },
  open('unsubscribe-wrong', '/unsubscribe'),
  open('verify-email-wrong', '/verifyEmail'),
  open('proof', '/proof'),
  open('proof-wrong', '/proof#0000000000000000'),
  { name: 'proof-valid', who: 'visitor', path: ({ proofUrls }) => local(proofUrls.valid) },
  { name: 'proof-replaced', who: 'visitor', path: ({ proofUrls }) => local(proofUrls.replaced) },
  { name: 'proof-withdrawn', who: 'visitor', path: ({ proofUrls }) => local(proofUrls.withdrawn) },
  { name: 'join-company', who: 'visitor', path: (world) => local(world.joinUrl) },
  open('not-me', '/notMe#token=x'),
  open('join-company-wrong', '/joinCompany'),
  open('not-found', '/nothing-here'),
  open('cart-empty', '/shoppingCart'),
  { name: 'share-form', who: 'visitor', path: (world) => local(world.inviteUrl) },
  { name: 'share-form-pin', who: 'visitor', path: (world) => local(world.lockedInviteUrl) },
  open('share-form-wrong', '/shareForm#wrong'),
  seller('cart', () => '/shoppingCart'),
  seller('confirm-order', () => '/confrimOrder'),
  seller('dashboard', () => '/workspace/dashboard'),
  seller('my-services', () => '/workspace/myServices'),
  seller('work-order-form', ({ work }) => `/workspace/myServices/detail?id=${work.form}`),
  seller('work-order-returned', ({ work }) => `/workspace/myServices/detail?id=${work.returned}`),
  seller('work-order-checked', ({ work }) => `/workspace/myServices/detail?id=${work.checked}`),
  seller('work-order-sign', ({ work }) => `/workspace/myServices/detail?id=${work.sign}`),
  seller('work-order-more', ({ work }) => `/workspace/myServices/detail?id=${work.authority}`),
  seller('work-order-done', ({ work }) => `/workspace/myServices/detail?id=${work.done}`),
  seller('work-order-filing', ({ work }) => `/workspace/myServices/detail?id=${work.filing}`),
  seller('form', ({ nodes }) => `/workspace/dynamicForm?nodeId=${nodes.form}`),
  seller('form-people', ({ nodes }) => `/workspace/dynamicForm?nodeId=${nodes.returned}&section=people`),
  seller('form-returned', ({ nodes }) => `/workspace/dynamicForm?nodeId=${nodes.returned}`),
  seller(
    'form-earlier-months',
    ({ nodes }) => `/workspace/dynamicForm?nodeId=${nodes.returned}&section=business`,
  ),
  seller('supplements', ({ work }) => `/workspace/replenishInfo?workOrderId=${work.authority}`),
  seller('supplements-list', () => '/workspace/replenishInfo'),
  seller('calendar', () => '/workspace/calendar'),
  seller('calendar-month', () => '/workspace/calendar?view=month'),
  seller('calendar-renewals', () => '/workspace/calendar?show=renewals'),
  seller('registrations', () => '/workspace/registrations'),
  seller('mandate-renew', ({ mandates }) => `/workspace/registrations?mandate=${mandates.endingId}`),
  {
    name: 'mandate-revoke',
    who: 'seller',
    path: () => '/workspace/registrations',
    press: { en: 'Revoke the mandate for Germany, VAT', zh: '撤销德国VAT税务授权' },
  },
  seller('confirm-renewal', ({ services }) => `/workspace/registrations?renew=${services.ending}`),
  seller(
    'confirm-renewal-partly',
    ({ services: { ending, ended, refunded } }) =>
      `/workspace/registrations?renew=${ending}&renew=${ended}&renew=${refunded}`,
  ),
  seller('confirm-renewal-none', ({ services }) => `/workspace/registrations?renew=${services.refunded}`),
  seller('confirm-renewal-category', () => '/workspace/registrations?pendingRenewalType=EPR'),
  seller('declarations', () => '/workspace/declaration'),
  ...DECLARATIONS,
  ...IMPORTS,
  ...TURNOVER,
  ...TAKEOVERS,
  seller('goods-weights', () => GOODS),
  { ...seller('goods-weights-filled', () => GOODS), answers: { '/goodsWeight/list': quantities.GOODS } },
  {
    ...done(
      'goods-weight-change',
      'seller',
      GOODS,
      press('Change the weights of CHAIR-OUTDOOR-XL-2026', '修改CHAIR-OUTDOOR-XL-2026的重量'),
      { write: { en: '', zh: '' }, into: '[name=batteryGrams]' },
      { key: 'Tab' },
      { choose: 'GTU_08' },
    ),
    answers: { '/goodsWeight/list': quantities.GOODS },
  },
  done('goods-weight-add', 'seller', GOODS, press('Add SKU', '添加SKU')),
  { ...seller('quantities-counted', () => REPORT), answers: { [SEEN]: quantities.COUNTED } },
  {
    ...done(
      'quantities-open',
      'seller',
      REPORT,
      press('Show how Paper, cardboard is made up', '查看纸、纸板、纸箱的构成'),
    ),
    answers: { [SEEN]: quantities.COUNTED, '/declaration/transactions': quantities.GOODS_ROWS },
  },
  { ...seller('quantities-unweighed', () => REPORT), answers: { [SEEN]: quantities.UNWEIGHED } },
  { ...seller('quantities-entered', () => REPORT), answers: { [SEEN]: quantities.ENTERED } },
  {
    ...done('quantities-enter', 'seller', REPORT, press('Enter weights', '直接填写重量')),
    answers: { [SEEN]: quantities.ENTERED },
  },
  {
    ...done('eco-fee-enter', 'seller', REPORT, press('Enter an invoice', '录入账单')),
    answers: { [SEEN]: quantities.COUNTED },
  },
  {
    ...done(
      'eco-fee-later',
      'seller',
      REPORT,
      press('Payment and file of G-2026-00032', '付款与文件：G-2026-00032'),
    ),
    answers: { [SEEN]: quantities.COUNTED },
  },
  given('admin-quantities', ONE, { [DETAIL]: quantities.IN_WORK, [FILES]: quantities.SHEET }),
  {
    ...done('admin-quantities-duty', 'staff', ONE, press('Enter rhythm and due day', '录入周期和截止日')),
    answers: { [DETAIL]: quantities.IN_WORK, [FILES]: quantities.SHEET },
  },
  ...ENDINGS,
  ...ERASURES,
  ...WEBHOOKS,
  seller('cost-prices', () => '/workspace/declaration/costPrices'),
  done('cost-price-add', 'seller', '/workspace/declaration/costPrices', press('Add price', '添加成本价')),
  {
    ...seller('cost-prices-filled', () => '/workspace/declaration/costPrices'),
    answers: { '/costPrice/list': COST_PRICES },
  },
  seller('ledger', () => LEDGER),
  seller('ledger-none', () => `${LEDGER}?keyword=zzzz`),
  seller('ledger-line', ({ ledgerLineId }) => `${LEDGER}?id=${ledgerLineId}`),
  done('ledger-add', 'seller', LEDGER, press('Add document', '录入单据')),
  done('ledger-send', 'seller', LEDGER, press('Send documents', '发送单据')),
  done('new-ledger', 'newcomer', LEDGER),
  seller('my-orders', () => '/workspace/myOrder'),
  seller('order-paid', ({ orders }) => `/workspace/myOrderDetail?id=${orders.paid}`),
  seller('order-refunded', ({ orders }) => `/workspace/myOrderDetail?id=${orders.refunded}`),
  seller('order-cancelled', ({ orders }) => `/workspace/myOrderDetail?id=${orders.cancelled}`),
  seller('order-filing', ({ orders }) => `/workspace/myOrderDetail?id=${orders.filing}`),
  seller('order-part', ({ orders }) => `/workspace/myOrderDetail?id=${orders.part}`),
  seller('pay-part', ({ orders }) => `/workspace/pay?orderId=${orders.part}`),
  seller('pay', ({ orders }) => `/workspace/pay?orderId=${orders.waiting}`),
  seller('pay-success', ({ orders }) => `/workspace/paySuccess?orderId=${orders.paid}`),
  seller('shops', () => '/workspace/shopAuthorisation'),
  seller('amazon-callback-wrong', () => '/workspace/shopAuthorisation/amazon?state=x'),
  seller('documents', () => '/workspace/documents'),
  seller('documents-none', () => '/workspace/documents?keyword=zzzz'),
  seller('document', ({ documentId }) => `/workspace/documents?id=${documentId}`),
  seller('tax-calculator', () => '/workspace/taxCaculator'),
  seller('messages', () => '/workspace/information'),
  seller('messages-none', () => '/workspace/information?type=PROMOTION'),
  seller('coupons', () => '/workspace/couponList'),
  seller('account', () => ACCOUNT),
  seller('account-security', () => `${ACCOUNT}#security`),
  done('account-invite', 'seller', ACCOUNT, press('Invite a member', '邀请成员')),
  done('account-company', 'seller', ACCOUNT, press('Change', '修改', '#company')),
  done('account-bank', 'seller', ACCOUNT, press('Change', '修改', '#company > section:nth-of-type(1)')),
  done('account-add-company', 'seller', ACCOUNT, press('Add a company', '添加企业')),
  done('account-password', 'seller', ACCOUNT, press('Change', '修改', '#security')),
  done('second-factor', 'newcomer', '/secondFactor'),
  done('account-confirm', 'newcomer', ACCOUNT, press('Set up', '设置', '#security')),
  done(
    'account-authenticator',
    'newcomer',
    ACCOUNT,
    press('Set up', '设置', '#security'),
    write(PASSWORD, PASSWORD),
    { key: 'Enter' },
  ),
  done('calendar-feed', 'colleague', '/workspace/calendar'),
  done('account-sign-ins', 'seller', ACCOUNT, press('Sign-in history', '登录记录')),
  done('account-api-key', 'seller', ACCOUNT, press('Create key', '创建密钥', '#api')),
  done('admin-books', 'staff', '/admin/invoices', press('Export the books', '导出账目')),
  done('account-download', 'seller', ACCOUNT, press('Download', '下载', '#data')),
  done(
    'account-remove-member',
    'seller',
    ACCOUNT,
    press('More for 吴芳', '吴芳的更多操作'),
    press('Remove from the company', '移出企业'),
  ),
  done('account-of-editor', 'colleague', ACCOUNT),
  done('account-recovery-codes', 'colleague', ACCOUNT, press('Make new ones', '重新生成')),
  done(
    'account-passkey',
    'colleague',
    ACCOUNT,
    press('More for MacBook', 'MacBook的更多操作'),
    press('Rename', '重命名'),
  ),
  done('account-new-company', 'newcomer', ACCOUNT),
  done('account-close', 'newcomer', ACCOUNT, press('Close the account', '关闭账户', '#data')),
  ...['dashboard', 'calendar', 'registrations', 'documents', 'information', 'shopAuthorisation'].map((page) =>
    done(`new-${page}`, 'newcomer', `/workspace/${page}`),
  ),
  done('palette', 'newcomer', '/workspace/calendar', SEARCH),
  done('palette-results', 'seller', '/workspace/calendar', SEARCH, write('germany', '德国')),
  done('palette-none', 'seller', '/workspace/calendar', SEARCH, write('zzzz', '没有这个')),
  done(
    'palette-recent',
    'seller',
    '/workspace/calendar',
    SEARCH,
    write('calculator', '计算'),
    { key: 'Enter' },
    SEARCH,
  ),
  done('document-upload', 'seller', '/workspace/documents', press('Upload a document', '上传文件')),
  {
    name: 'document-edit',
    who: 'seller',
    path: ({ documentId }) => `/workspace/documents?id=${documentId}`,
    press: { en: 'Edit details', zh: '修改信息' },
  },
  seller('documents-invoices', () => '/workspace/documents?kind=INVOICE'),
  seller('documents-deleted', () => '/workspace/documents?deleted=1'),
  {
    name: 'document-delete',
    who: 'seller',
    path: ({ documentId }) => `/workspace/documents?id=${documentId}`,
    press: { en: 'Delete', zh: '删除' },
  },
  {
    name: 'form-earlier-file',
    who: 'seller',
    path: ({ nodes }) => `/workspace/dynamicForm?nodeId=${nodes.form}&section=people`,
    acts: [press('Use an earlier file', '选用已有文件')],
  },
  done('messages-unread', 'seller', '/workspace/information?unread=1'),
  done('admin-palette', 'staff', '/admin/mandates', SEARCH),
  done('admin-palette-results', 'staff', '/admin/mandates', SEARCH, write('lanhai', '蓝海')),
  done('admin-palette-none', 'staff', '/admin/mandates', SEARCH, write('zzzz', '没有这个')),
  {
    name: 'admin-confirmations-withdraw',
    who: 'staff',
    path: () => '/admin/confirmations',
    acts: [{ press: { en: 'Withdraw letter', zh: '撤销证明' }, part: true }],
  },
  seller('account-data', () => '/workspace/accountInfo#data'),
  ...LEAVING,
  ...LONG_NAMES,
  ...QUEUE_TOGETHER,
  staff('admin-ledger', () => '/admin/inputVat'),
  staff('admin-ledger-none', () => '/admin/inputVat?keyword=zzzz'),
  staff('admin-ledger-sent', () => SENT),
  done('admin-ledger-enter', 'staff', SENT, OPEN_SENT, press('Enter…', '录入…')),
  done('admin-ledger-correct', 'staff', '/admin/inputVat', OPEN_LINE, press('Correct…', '更正…')),
  done('admin-ledger-line', 'staff', '/admin/inputVat', OPEN_LINE),
  done('admin-ledger-return', 'staff', '/admin/inputVat', OPEN_LINE, press('Return…', '退回…')),
  done('admin-ledger-part', 'staff', '/admin/inputVat', OPEN_LINE, press('Deduct only a part', '仅部分抵扣')),
  staff('admin-shop-notices', () => '/admin/shopNotices'),
  {
    name: 'admin-shop-notice',
    who: 'staff',
    path: () => '/admin/shopNotices',
    press: {
      en: 'Open the notice to Shenzhen Lanhai Trading Co., Ltd. about Brightoak Home',
      zh: '查看Shenzhen Lanhai Trading Co., Ltd.关于Brightoak Home的通知',
    },
  },
  {
    name: 'admin-release',
    who: 'staff',
    path: () => '/admin/shopNotices',
    press: { en: 'Release Amazon account…', zh: '解除Amazon账户…' },
  },
  {
    name: 'shops-other-company',
    who: 'seller',
    path: () => '/workspace/shopAuthorisation',
    answers: {
      '/amz/authorizationInfo': [
        {
          id: 'shp_other',
          name: 'Lumena Lampy',
          marketplace: 'AMAZON',
          region: 'EU',
          sellerId: 'A2LUMENA000002',
          countries: ['DE', 'PL'],
          suspended: [],
          status: 'ACTIVE',
          authorisedAt: '2026-11-20T10:00:00.000Z',
          expiresAt: '2027-11-20',
          daysLeft: 360,
          lastSync: '2026-11-20T10:00:00.000Z',
          fault: null,
          askAgainAt: null,
          account: {
            is: 'OTHER',
            name: 'LUMENA SP. Z O.O.',
            registrationNumber: '0000512884',
            confirmed: null,
          },
          missingMonths: [],
          returns: [],
          consentUrl: null,
          consentObstacle: 'NOT_SET_UP',
        },
      ],
    },
    press: { en: 'Check the account', zh: '核对账户' },
  },
  {
    name: 'shop-screenshot',
    who: 'seller',
    path: () => '/workspace/shopAuthorisation',
    press: { en: 'Show screenshot', zh: '查看截图' },
  },
  ...LETTERS,
  { name: 'letters', who: 'seller', path: () => '/workspace/letters' },
  { name: 'letters-none', who: 'newcomer', path: () => '/workspace/letters' },
  staff('admin-letters', () => '/admin/letters'),
  staff('admin-inspections', () => '/admin/letters/inspections'),
  {
    name: 'admin-inspection-new',
    who: 'staff',
    path: () => '/admin/letters/inspections?state=CLOSED',
    press: { en: 'Record a check…', zh: '登记检查…' },
  },
  staff('admin-letters-none', () => '/admin/letters?state=ANSWERED'),
  staff('admin-confirmations', () => '/admin/confirmations'),
  staff('admin-confirmations-none', () => '/admin/confirmations?keyword=LT-1'),
  {
    name: 'admin-confirmations-make',
    who: 'staff',
    path: () => '/admin/confirmations',
    press: { en: 'Make letter…', zh: '开具证明…' },
  },
  staff('admin-mandates', () => '/admin/mandates'),
  staff('admin-mandate', ({ mandates }) => `/admin/workOrder?id=${mandates.work.again}`),
  staff('admin-signature', ({ mandates }) => `/admin/workOrder?id=${mandates.work.signed}`),
  staff('admin-login', () => '/admin/login'),
  staff('admin-password', () => '/admin/password'),
  staff('admin-account', () => '/admin/account'),
  done('admin-account-password', 'staff', '/admin/account', press('Change', '修改')),
  staff('admin-queue', () => '/admin?view=all'),
  given('admin-queue-failures', '/admin?view=all', { '/staff/alert/standing': FAILURES }),
  {
    ...staff('admin-queue-presence', () => '/admin?view=all'),
    answers: ({ work }) => ({ '/staff/presence/list': present([work.authority, work.handover]) }),
  },
  {
    ...staff('admin-presence', ({ work }) => `/admin/workOrder?id=${work.authority}`),
    answers: ({ work }) => ({ '/staff/presence/list': present([work.authority]) }),
  },
  { name: 'admin-partner-queue', who: 'partner', path: () => '/admin' },
  {
    name: 'admin-partner-work-order',
    who: 'partner',
    path: ({ work }) => `/admin/workOrder?id=${work.authority}`,
  },
  { name: 'admin-scope-queue', who: 'clerk', path: () => '/admin?view=all' },
  { name: 'admin-scope-hidden', who: 'clerk', path: ({ work }) => `/admin/workOrder?id=${work.authority}` },
  staff('admin-review', ({ work }) => `/admin/workOrder?id=${work.checked}`),
  {
    name: 'admin-review-unopened',
    who: 'staff',
    path: ({ work }) => `/admin/workOrder?id=${work.checked}`,
    acts: [{ key: 'a' }],
  },
  {
    name: 'admin-note-mention',
    who: 'staff',
    path: ({ work }) => `/admin/workOrder?id=${work.again}`,
    acts: [
      press('More actions', '更多操作'),
      press('Internal note', '内部备注'),
      write('Please look, @', '请看@'),
    ],
  },
  staff('admin-review-again', ({ work }) => `/admin/workOrder?id=${work.again}`),
  {
    name: 'admin-work-order-stale',
    who: 'staff',
    path: ({ work }) => `/admin/workOrder?id=${work.again}`,
    answers: { '/staff/workOrder/hold': STALE },
    acts: [
      press('More actions', '更多操作'),
      press('Put on hold', '暂停办理'),
      { choose: 'PAPERS' },
      {
        write: { en: 'We wait for the register extract.', zh: '等待工商登记材料。' },
        into: '[role=dialog] textarea >> nth=0',
      },
      press('Put on hold', '暂停办理', '[role=dialog]'),
    ],
  },
  staff('admin-originals', () => '/admin/originals'),
  staff('admin-tasks', () => '/admin/tasks'),
  staff(
    'admin-fill',
    ({ work, nodes }) => `/admin/workOrder/fill?workOrderId=${work.form}&nodeId=${nodes.form}`,
  ),
  {
    ...staff('admin-original-add', ({ work }) => `/admin/workOrder?id=${work.authority}`),
    press: { en: 'Add a paper', zh: '登记原件' },
  },
  {
    ...staff('admin-work-order-talk', ({ work }) => `/admin/workOrder?id=${work.authority}`),
    answers: {
      '/staff/talk/list': {
        messages: [
          {
            id: 'tlk_1',
            at: '2026-11-20T08:12:00.000Z',
            by: 'Jonas Brandt',
            ours: true,
            text: 'The tax office asks for your lease. Please upload it by Friday.',
            other: '税局要求提供租赁合同，请在周五前上传。',
            readAt: '2026-11-20T09:02:00.000Z',
          },
          {
            id: 'tlk_2',
            at: '2026-11-20T09:05:00.000Z',
            by: 'Zhou Ming',
            ours: false,
            text: '合同是中文的，需要翻译吗？',
            other: null,
            readAt: '2026-11-20T09:30:00.000Z',
          },
        ],
        unread: 0,
      },
    },
  },
  staff('admin-work-order', ({ work }) => `/admin/workOrder?id=${work.authority}`),
  staff('admin-handover', ({ work }) => `/admin/workOrder?id=${work.handover}`),
  staff('admin-filing', ({ work }) => `/admin/workOrder?id=${work.filing}`),
  staff('admin-correction', ({ work }) => `/admin/workOrder?id=${work.done}`),
  {
    ...staff('admin-correction-decline', ({ work }) => `/admin/workOrder?id=${work.done}`),
    press: { en: 'Decline…', zh: '驳回…' },
  },
  {
    ...staff('admin-correct', ({ work }) => `/admin/workOrder?id=${work.filing}`),
    acts: [press('Correct “VAT number”', '更正“VAT税号”')],
  },
  staff('admin-orders', () => '/admin/orders'),
  staff('admin-order', ({ orders }) => `/admin/orders/detail?id=${orders.refunded}`),
  {
    ...staff('admin-order-approval', ({ orders }) => `/admin/orders/detail?id=${orders.part}`),
    answers: { '/staff/order/get': { proposals: [REFUND_TO_APPROVE] } },
  },
  {
    ...staff('admin-order-disputed', ({ orders }) => `/admin/orders/detail?id=${orders.part}`),
    answers: { '/staff/order/get': { disputes: ORDER_DISPUTES } },
  },
  {
    ...staff('admin-order-refund-outside', ({ orders }) => `/admin/orders/detail?id=${orders.part}`),
    answers: { '/staff/order/get': { refunds: [REFUND_OUTSIDE] } },
    press: { en: 'Book the refund', zh: '退款入账' },
  },
  staff('admin-order-part', ({ orders }) => `/admin/orders/detail?id=${orders.part}`),
  staff('admin-payments', () => '/admin/payments'),
  given('admin-payments-disputed', '/admin/payments?view=disputed', { '/staff/dispute/list': DISPUTED }),
  staff('admin-payments-disputed-empty', () => '/admin/payments?view=disputed'),
  given('admin-payments-exact', '/admin/payments', { '/staff/transfer/exact': EXACT_TRANSFERS }),
  {
    ...given('admin-payments-exact-ask', '/admin/payments', { '/staff/transfer/exact': EXACT_TRANSFERS }),
    acts: [press('Match all 2', '全部入账（2笔）')],
  },
  given('admin-payments-back', '/admin/payments?view=back', { '/staff/refund/list': REFUNDS_DUE }),
  staff('admin-invoices', () => '/admin/invoices'),
  staff('admin-coupons', () => '/admin/coupons'),
  staff('admin-coupon', () => '/admin/coupons/edit'),
  staff('admin-announcements', () => '/admin/announcements'),
  staff('admin-announcements-none', () => '/admin/announcements?status=SENDING'),
  staff('admin-announcement', () => '/admin/announcements/edit'),
  staff(
    'admin-announcement-draft',
    ({ announcements }) => `/admin/announcements/edit?id=${announcements.draft}`,
  ),
  {
    name: 'admin-announcement-publish',
    who: 'staff',
    path: ({ announcements }) => `/admin/announcements/edit?id=${announcements.draft}`,
    press: { en: 'Publish…', zh: '发布…' },
  },
  staff(
    'admin-announcement-sent',
    ({ announcements }) => `/admin/announcements/edit?id=${announcements.sent}`,
  ),
  {
    name: 'admin-announcement-withdraw',
    who: 'staff',
    path: ({ announcements }) => `/admin/announcements/edit?id=${announcements.sent}`,
    press: { en: 'Withdraw…', zh: '撤回…' },
  },
  staff('admin-enquiries', () => '/admin/enquiries'),
  given('admin-cost-prices', '/admin/declarations/costPrices?companyId=co&id=dec', {
    '/staff/declarations/costPrices': { ...COST_PRICES, company: 'Shenzhen Lanhai Trading Co., Ltd.' },
  }),
  given('admin-declarations', '/admin/declarations', {
    [LIST]: work.WORK_LIST,
    '/staff/declarations/counts': work.COUNTS,
  }),
  given('admin-declarations-by-country', '/admin/declarations?group=COUNTRY', { [LIST]: work.WORK_LIST }),
  {
    ...given('admin-declarations-selected', '/admin/declarations', { [LIST]: work.WORK_LIST }),
    acts: SELECT_TWO,
  },
  {
    ...given('admin-declarations-refused', '/admin/declarations', {
      [LIST]: work.WORK_LIST,
      '/staff/declarations/together': work.REFUSED,
    }),
    acts: [...SELECT_TWO, press('Calculate', '计算')],
  },
  {
    ...given('admin-declarations-check', '/admin/declarations', { [LIST]: work.WORK_LIST }),
    acts: [...SELECT_TWO, press('Second check…', '复核…')],
  },
  {
    ...given('admin-declarations-nil', '/admin/declarations', { [LIST]: work.NIL_LIST }),
    acts: [...SELECT_TWO, press('Nil returns…', '零申报…')],
  },
  {
    ...given('admin-declarations-to-hmrc', '/admin/declarations', { [LIST]: work.BRITISH_LIST }),
    acts: [...SELECT_TWO, press('Send to HMRC…', '提交HMRC…')],
  },
  {
    ...given('admin-declarations-keys', '/admin/declarations', { [LIST]: work.WORK_LIST }),
    acts: [{ key: '?' }],
  },
  given('admin-declarations-hmrc-expiring', '/admin/declarations', {
    [LIST]: work.WORK_LIST,
    '/staff/hmrc/state': work.HMRC_EXPIRING,
  }),
  given('admin-declaration-hmrc-expiring', ONE, {
    [DETAIL]: work.BRITISH,
    [FILES]: work.FILES,
    '/staff/hmrc/state': work.HMRC_EXPIRING,
    '/staff/hmrc/clients': work.HMRC_CLIENTS,
  }),
  staff('admin-declarations-empty', () => '/admin/declarations'),
  given('admin-declaration-check', ONE, { [DETAIL]: work.TO_CHECK, [FILES]: work.FILES }),
  given('admin-goods', '/admin/declarations/goods?companyId=com_1&id=dec_1', {
    '/staff/declarations/goods': { ...quantities.GOODS, company: '深圳明橡贸易有限公司' },
  }),
  given('admin-declaration-being-checked', ONE, { [DETAIL]: work.LARGE, [FILES]: work.BEING_CHECKED }),
  given('admin-declaration-file-being-checked', ONE, {
    [DETAIL]: work.LARGE_TO_FILE,
    [FILES]: work.BEING_CHECKED,
  }),
  given('admin-declaration-blocked', ONE, { [DETAIL]: work.BLOCKED, [FILES]: work.FILES }),
  {
    ...given('admin-declaration-tax-number', ONE, { [DETAIL]: work.BLOCKED, [FILES]: work.FILES }),
    acts: [press('Enter the tax number', '填写税号')],
  },
  given('admin-declaration-own', ONE, {
    [DETAIL]: { ...work.TO_CHECK, mayCheck: false },
    [FILES]: work.FILES,
  }),
  {
    ...given('admin-declaration-adjust', ONE, { [DETAIL]: work.TO_CHECK, [FILES]: work.FILES }),
    press: { en: 'Adjust a box…', zh: '调整栏目…' },
  },
  given('admin-declaration-queried', ONE, { [DETAIL]: work.QUERIED, [FILES]: work.FILES }),
  given('admin-declaration-nil', ONE, { [DETAIL]: work.NIL }),
  given('admin-declaration-no-sales', ONE, {
    [DETAIL]: work.TO_CHECK,
    [FILES]: work.FILES,
    '/staff/declarations/noSales': NO_SALES,
  }),
  given('admin-declaration-file', ONE, {
    [DETAIL]: { ...work.TO_CHECK, status: 'CONFIRMED' },
    [FILES]: work.FILES,
  }),
  given('admin-declaration-correction', ONE, { [DETAIL]: work.TO_FILE, [FILES]: work.FILES }),
  given('admin-declaration-british-correction', ONE, {
    [DETAIL]: work.BRITISH_CORRECTION,
    [FILES]: work.FILES,
  }),
  given('admin-declaration-hmrc', ONE, {
    [DETAIL]: work.BRITISH,
    [FILES]: work.FILES,
    '/staff/hmrc/state': work.HMRC_CONNECTED,
    '/staff/declarations/hmrcSubmissions': work.UNCLEAR,
    '/staff/hmrc/clients': work.HMRC_CLIENTS,
  }),
  given('admin-declaration-hmrc-account-unasked', ONE, HMRC_FILED),
  ...[
    { name: 'admin-declaration-hmrc-account', answer: work.HMRC_ACCOUNT },
    { name: 'admin-declaration-hmrc-account-empty', answer: { liabilities: [], payments: [] } },
    { name: 'admin-declaration-hmrc-account-failed', answer: work.HMRC_AWAY },
  ].map(({ name, answer }) => ({
    ...given(name, ONE, { ...HMRC_FILED, '/staff/hmrc/account': answer }),
    press: { en: 'Ask HMRC', zh: '查询HMRC' },
  })),
  {
    ...given('admin-declaration-reject', ONE, {
      [DETAIL]: work.FILED,
      [FILES]: work.FILES,
      '/staff/declarations/evidence': { pack: null },
    }),
    press: { en: 'Rejected…', zh: '已退回…' },
  },
  given('admin-declaration-licences', ONE, {
    [DETAIL]: work.TO_SIGN,
    [FILES]: work.FILES,
  }),
  {
    ...given('admin-declaration-receipt', ONE, {
      [DETAIL]: work.FILED,
      [FILES]: work.FILES,
      '/staff/declarations/evidence': { pack: null },
    }),
    press: { en: 'Add receipt…', zh: '上传回执…' },
  },
  staff('admin-declarations-none', () => '/admin/declarations?keyword=DC-1'),
  staff('admin-declaration-wrong', () => '/admin/declarations/detail?companyId=x&id=x'),
  given('admin-licences', '/admin/declarations/licences', { '/staff/licence/list': work.LICENCES }),
  staff('admin-team', () => '/admin/team'),
  given('admin-team-filled', '/admin/team', {
    '/staff/team/absences': ABSENCES,
    '/staff/team/rules': RULES,
    '/staff/team/teams': TEAMS,
    '/staff/queue/load': LOAD,
  }),
  given('admin-team-absences', '/admin/team', { '/staff/team/absences': ABSENCES }),
  done('admin-team-absence', 'staff', '/admin/team', press('Add absence', '登记休假')),
  {
    ...given('admin-team-hand-over', '/admin/team', {
      '/staff/queue/load': LOAD,
      '/staff/queue/open': OPEN_ORDERS,
    }),
    press: { en: 'Hand over the work orders of Lena Vogt', zh: '移交Lena Vogt的服务单' },
  },
  given('admin-team-rules', '/admin/team', { '/staff/team/rules': RULES }),
  given('admin-team-teams', '/admin/team', { '/staff/team/teams': TEAMS }),
  done('admin-team-team', 'staff', '/admin/team', press('Add team', '新增小组')),
  staff('admin-team-calendar', () => '/admin/team?country=PL'),
  done('admin-team-rule', 'staff', '/admin/team', press('Add rule', '新增规则')),
  done('admin-team-level', 'staff', '/admin/team', press('Add service level', '新增时限')),
  done('admin-team-day', 'staff', '/admin/team', press('Add day', '添加日期')),
  staff('admin-licences-empty', () => '/admin/declarations/licences'),
  done('admin-licence-add', 'staff', '/admin/declarations/licences', press('Add licence', '登记资质')),
  given('admin-tax-payments', PAYMENTS, { [TAXES]: taxes.PROOFS }),
  given('admin-tax-payments-due', `${PAYMENTS}?view=DUE`, { [TAXES]: taxes.DUE }),
  staff('admin-tax-payments-empty', () => PAYMENTS),
  {
    ...given('admin-tax-payment-match', PAYMENTS, { [TAXES]: taxes.PROOFS }),
    acts: [MATCH_TAX, press('Enter a credit', '录入入账')],
  },
  {
    ...given('admin-tax-payment-differences', `${PAYMENTS}?view=DIFFERENCE`, { [TAXES]: taxes.DIFFERENCES }),
    acts: [
      press(
        'Match DC-2026-000911 of Xiamen Northpine Outdoor Co., Ltd.',
        '核对Xiamen Northpine Outdoor Co., Ltd.的DC-2026-000911',
      ),
    ],
  },
  {
    ...given('admin-tax-credit', `${PAYMENTS}?view=CREDIT`, {
      '/staff/declarations/taxCredits': taxes.CREDITS,
    }),
    acts: [
      press('Follow up DC-2026-000940 of 深圳明橡贸易有限公司', '跟进深圳明橡贸易有限公司的DC-2026-000940'),
      press('Record the refund', '登记退税'),
    ],
  },
  given('admin-rates', '/admin/rates', {
    '/staff/exchangeRate/list': RATES,
    '/staff/exchangeRate/sources': RATE_SOURCES,
  }),
  {
    ...given('admin-rates-enter', '/admin/rates', {
      '/staff/exchangeRate/list': RATES,
      '/staff/exchangeRate/sources': RATE_SOURCES,
    }),
    press: { en: 'Enter October 2026', zh: '录入2026年10月' },
  },
  {
    ...given('admin-tax-statement', PAYMENTS, {
      [TAXES]: taxes.PROOFS,
      '/staff/declarations/readTaxStatement': taxes.STATEMENT,
    }),
    acts: [
      press('Read the statement of 深圳明橡贸易有限公司', '读取深圳明橡贸易有限公司的对账单'),
      write('date;amount', '日期;金额'),
      press('Read', '读取'),
    ],
  },
  staff('admin-hmrc', () => '/admin/hmrc'),
  given('admin-hmrc-expiring', '/admin/hmrc', { '/staff/hmrc/state': work.HMRC_EXPIRING }),
  given('admin-hmrc-connected', '/admin/hmrc', { '/staff/hmrc/state': work.HMRC_CONNECTED }),
  staff('admin-hmrc-callback-wrong', () => '/admin/hmrc/connected?state=x'),
]
