type Query = Record<string, string | number | readonly string[] | undefined>

/** Where one stands in the back office's queue: carried along, so that the way back leads there. */
type QueuePlace = {
  view?: string
  sort?: string
  page?: number
  keyword?: string
  product?: readonly string[]
  country?: readonly string[]
  step?: readonly string[]
  assignee?: readonly string[]
  sellerLang?: readonly string[]
  speed?: readonly string[]
  due?: readonly string[]
}

/** What the catalogue can be narrowed by; all of it lives in the address. */
type ServicesAddress = {
  category?: string | undefined
  country?: string | undefined
  keyword?: string | undefined
  sort?: string | undefined
  priceTo?: number | undefined
  currency?: string | undefined
  /** Codes chosen for comparing, parted by commas. */
  compare?: string | undefined
  page?: number | undefined
}

export type AccountSection =
  | 'profile'
  | 'company'
  | 'members'
  | 'security'
  | 'notifications'
  | 'webhooks'
  | 'data'
  | 'api'

function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === '') continue
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, String(item))
  }
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}

/** A secret goes behind the `#`: browsers never send that part, so no server writes it into a log. */
const withSecret = (path: string, secret: string | undefined): string =>
  secret === undefined ? path : `${path}#${secret}`

/** Every address of the product, built in one place for pages, mails and redirects. The spelling of the segments is fixed by the specification. */
export const paths = {
  home: () => '/',
  /** "What do I need?": one question after the other, then the result; all answers stand in the address. */
  whatYouNeed: (query: Record<string, string | number | readonly string[] | undefined> = {}) =>
    withQuery('/whatYouNeed', query),
  services: (query: ServicesAddress = {}) => withQuery('/services', query),
  /** Two or three services beside each other, by their codes. */
  compareServices: (code: readonly string[]) => withQuery('/services/compare', { code }),
  product: (code: string, option: readonly string[] = []) =>
    withQuery('/services/productDetails', { code, option }),
  vatCompliance: (country?: string) => withQuery('/vatCompliance', { country }),
  aboutUs: () => '/aboutUs',
  imprint: () => '/aboutUs#imprint',
  /** For developers: a company's own programs. */
  buildOnIt: () => '/buildOnIt',
  contactUs: (query: { topic?: string } = {}) => withQuery('/contactUs', query),
  userAgreement: (version?: string) => withQuery('/userAgreement', { version }),
  privacyPolicy: (version?: string) => withQuery('/privacyPolicy', { version }),
  shoppingCart: () => '/shoppingCart',
  confirmOrder: () => '/confrimOrder',
  /** The form of the company on it. */
  confirmOrderCompany: () => '/confrimOrder#company',
  login: (next?: string) => withQuery('/login', { next }),
  register: (next?: string) => withQuery('/register', { next }),
  forgotPassword: () => '/forgotPassword',
  resetPassword: (token?: string) => withSecret('/resetPassword', token && `token=${token}`),
  verifyEmail: (token?: string) => withSecret('/verifyEmail', token && `token=${token}`),
  /** Where the mail about a new device leads if it was somebody else. */
  notMe: (token?: string) => withSecret('/notMe', token && `token=${token}`),
  /** Where an invitation to a company leads. */
  joinCompany: (token?: string) => withSecret('/joinCompany', token && `token=${token}`),
  /** For an invited person with the code of their link. */
  /** Where a second factor is set up that the agency demands. */
  secondFactor: (next?: string) => withQuery('/secondFactor', { next }),
  shareForm: (code?: string) => withSecret('/shareForm', code),
  /** Where a letter is checked, with its code or without. */
  proof: (code?: string) => withSecret('/proof', code),
  /** Stops mails without signing in; where the key is behind `#`, only after a press. */
  unsubscribe: ({ key, scope }: { key: string; scope: string }) =>
    withSecret('/unsubscribe', `key=${key}&scope=${scope}`),
  /** The same for mail programs, which post to it. */
  unsubscribeAtOnce: ({ key, scope }: { key: string; scope: string }) =>
    withQuery('/unsubscribe', { key, scope }),
  /** With the to-dos of one type only, where an address asks for it. */
  dashboard: (query: { pendingMatterType?: string } = {}) => withQuery('/workspace/dashboard', query),
  myServices: (
    query: { status?: string; turn?: string; country?: string; keyword?: string; page?: number } = {},
  ) => withQuery('/workspace/myServices', query),
  workOrder: (id: string) => withQuery('/workspace/myServices/detail', { id }),
  dynamicForm: (nodeId: string, query: { section?: string; field?: string } = {}) =>
    withQuery('/workspace/dynamicForm', { nodeId, ...query }),
  /** Supplementary materials: of one work order, or all that wait. */
  replenishInfo: (workOrderId?: string, query: { item?: string } = {}) =>
    withQuery('/workspace/replenishInfo', { workOrderId, ...query }),
  /** What the company has obtained; with `renew`, the confirmation of what goes on. */
  registrations: (
    query: { renew?: readonly string[] | string; pendingRenewalType?: string; mandate?: string } = {},
  ) => withQuery('/workspace/registrations', query),
  /** A registration that is taken over from another agency: what is known of it and what is open. */
  takeover: (registrationId: string) =>
    withQuery('/workspace/registrations/takeover', { id: registrationId }),
  /** What a registration leaves behind that was ended at the office. */
  ending: (registrationId: string) => withQuery('/workspace/registrations/ending', { id: registrationId }),
  /** The list; with `id`, one declaration of it. */
  declaration: (
    query: {
      status?: string | undefined
      country?: string | undefined
      year?: string | undefined
      view?: 'calendar' | undefined
      page?: number
      id?: string
    } = {},
  ) => withQuery('/workspace/declaration', query),
  /** One declaration: its figures, what happens on silence, and what was done. */
  declarationDetail: (id: string) => withQuery('/workspace/declaration/detail', { id }),
  /** Every row behind a part of a box. */
  declarationRows: (query: { id: string; box: string; part: string; page?: number }) =>
    withQuery('/workspace/declaration/rows', query),
  /** Reports of sales; with `id` one import, with `cause` the rows that have it. */
  salesImports: (query: { id?: string; cause?: number; page?: number; shop?: string } = {}) =>
    withQuery('/workspace/declaration/import', query),
  /** Which columns are remembered, to be matched again. */
  rememberedColumns: () => '/workspace/declaration/import#remembered-columns',
  /** Where it is said what no report tells of distance sales. */
  distanceSales: () => '/workspace/declaration/import#distance-sales',
  /** What the filed returns came to. */
  taxInsight: (query: { months?: number | undefined } = {}) =>
    withQuery('/workspace/declaration/insight', query),
  /** What others reported of the company's sales, beside its returns. */
  turnover: (query: { page?: number } = {}) => withQuery('/workspace/declaration/turnover', query),
  /** What a piece of each SKU costs, for own goods that move to another state. */
  costPrices: (query: { keyword?: string; page?: number; sku?: string } = {}) =>
    withQuery('/workspace/declaration/costPrices', query),
  /** What a piece of each SKU weighs, for the quantities that producers report. */
  goodsWeights: (query: { keyword?: string; page?: number } = {}) =>
    withQuery('/workspace/declaration/goods', query),
  /** Documents with input VAT; `id` opens one of them. */
  ledger: (
    query: {
      status?: string | undefined
      country?: string | undefined
      keyword?: string | undefined
      page?: number
      id?: string | undefined
    } = {},
  ) => withQuery('/workspace/declaration/inputVat', query),
  /** What is coming: the year, or one month of it; as a list or a grid. */
  calendar: (
    query: {
      month?: string | undefined
      view?: 'month' | undefined
      show?: string | undefined
      country?: string | undefined
    } = {},
  ) => withQuery('/workspace/calendar', query),
  myOrders: (
    query: {
      status?: string | undefined
      country?: string | undefined
      keyword?: string | undefined
      page?: number
    } = {},
  ) => withQuery('/workspace/myOrder', query),
  order: (id: string) => withQuery('/workspace/myOrderDetail', { id }),
  /** On the way to the payment provider. */
  pay: (orderId: string, options: { restart?: boolean; method?: string | undefined } = {}) =>
    withQuery('/workspace/pay', {
      orderId,
      method: options.method,
      restart: options.restart ? 1 : undefined,
    }),
  /** Every file of the company; `id` opens one of them. */
  documents: (
    query: {
      kind?: string | undefined
      country?: string | undefined
      person?: string | undefined
      year?: number | undefined
      deleted?: 1 | undefined
      expiring?: 1 | undefined
      keyword?: string | undefined
      page?: number
      id?: string | undefined
    } = {},
  ) => withQuery('/workspace/documents', query),
  /** What authorities wrote to the company. */
  letters: (query: { page?: number } = {}) => withQuery('/workspace/letters', query),
  shopAuthorisation: (part?: 'numbers' | 'notices' | 'months') =>
    withSecret('/workspace/shopAuthorisation', part),
  /** Where Amazon sends the seller back to. */
  amazonCallback: () => '/workspace/shopAuthorisation/amazon',
  taxCalculator: () => '/workspace/taxCaculator',
  couponList: (query: { state?: string; page?: number } = {}) => withQuery('/workspace/couponList', query),
  /** Messages, of one type or all. */
  information: (query: { type?: string | undefined; unread?: 1 | undefined; page?: number } = {}) =>
    withQuery('/workspace/information', query),
  paySuccess: (query: { orderId?: string; paymentId?: string; method?: string | undefined } = {}) =>
    withQuery('/workspace/paySuccess', query),
  /** The account of the person and their company, at one of its sections. */
  account: (section?: AccountSection) => withSecret('/workspace/accountInfo', section),
  adminLogin: (next?: string) => withQuery('/admin/login', { next }),
  /** The password and the sessions of the member of staff who is signed in. */
  adminAccount: () => '/admin/account',
  adminPassword: (next?: string) => withQuery('/admin/password', { next }),
  adminQueue: (query: QueuePlace & { id?: string; tab?: string } = {}) => withQuery('/admin', query),
  adminOrders: (query: { status?: string | undefined; keyword?: string; page?: number } = {}) =>
    withQuery('/admin/orders', query),
  adminCoupons: (query: { state?: string; keyword?: string; page?: number } = {}) =>
    withQuery('/admin/coupons', query),
  /** One coupon, or a new one. */
  adminCoupon: (id?: string) => withQuery('/admin/coupons/edit', { id }),
  adminAnnouncements: (query: { status?: string; page?: number } = {}) =>
    withQuery('/admin/announcements', query),
  /** One announcement, or a new one. */
  adminAnnouncement: (id?: string) => withQuery('/admin/announcements/edit', { id }),
  adminOrder: (id: string) => withQuery('/admin/orders/detail', { id }),
  adminPayments: (query: { view?: string; page?: number } = {}) => withQuery('/admin/payments', query),
  adminDeclarations: (
    query: {
      status?: string
      country?: string
      kind?: string
      turn?: string
      assignee?: string
      group?: string
      keyword?: string
      page?: number
    } = {},
  ) => withQuery('/admin/declarations', query),
  /** What others reported of a company's sales. */
  adminTurnover: (query: { companyId: string; page?: number }) => withQuery('/admin/turnover', query),
  adminDeclaration: (query: { companyId: string; id: string }) =>
    withQuery('/admin/declarations/detail', query),
  adminCostPrices: (query: {
    companyId: string
    id: string
    keyword?: string
    page?: number
    sku?: string
  }) => withQuery('/admin/declarations/costPrices', query),
  adminGoods: (query: { companyId: string; id: string; keyword?: string; page?: number }) =>
    withQuery('/admin/declarations/goods', query),
  adminImports: (query: {
    companyId: string
    id: string
    importId?: string
    cause?: number
    page?: number
  }) => withQuery('/admin/declarations/imports', query),
  adminLicences: (query: { page?: number } = {}) => withQuery('/admin/declarations/licences', query),
  /** Tax that sellers paid, or owe, against what authorities credited. */
  adminTaxPayments: (query: { view?: string; page?: number } = {}) =>
    withQuery('/admin/declarations/payments', query),
  /** Rates by which states convert, of one source; with a month, those of it. */
  adminRates: (query: { source?: string; month?: string; page?: number } = {}) =>
    withQuery('/admin/rates', query),
  adminTeam: (query: { year?: number | undefined; country?: string | undefined } = {}) =>
    withQuery('/admin/team', query),
  adminHmrc: () => '/admin/hmrc',
  adminHmrcConnected: () => '/admin/hmrc/connected',
  adminMandates: (query: { page?: number } = {}) => withQuery('/admin/mandates', query),
  adminTakeovers: (query: { page?: number } = {}) => withQuery('/admin/takeovers', query),
  adminTakeover: (query: { companyId: string; registrationId: string }) =>
    withQuery('/admin/takeovers/detail', query),
  adminEndings: (query: { page?: number } = {}) => withQuery('/admin/endings', query),
  adminEnding: (query: { companyId: string; registrationId: string }) =>
    withQuery('/admin/endings/detail', query),
  adminLedger: (query: { status?: string; keyword?: string; page?: number } = {}) =>
    withQuery('/admin/inputVat', query),
  adminShopNotices: (query: { status?: string; page?: number } = {}) =>
    withQuery('/admin/shopNotices', query),
  adminLetters: (query: { state?: string; keyword?: string; page?: number; id?: string } = {}) =>
    withQuery('/admin/letters', query),
  adminInspections: (query: { state?: string; keyword?: string; page?: number; id?: string } = {}) =>
    withQuery('/admin/letters/inspections', query),
  adminConfirmations: (query: { status?: string; keyword?: string; page?: number } = {}) =>
    withQuery('/admin/confirmations', query),
  adminInvoices: (query: { kind?: string; month?: string; keyword?: string; page?: number } = {}) =>
    withQuery('/admin/invoices', query),
  adminEnquiries: (query: { view?: string; keyword?: string; page?: number; id?: string } = {}) =>
    withQuery('/admin/enquiries', query),
  adminErasures: (query: { status?: string; page?: number; id?: string } = {}) =>
    withQuery('/admin/erasures', query),
  adminHolds: (query: { page?: number; id?: string } = {}) => withQuery('/admin/holds', query),
  adminTasks: (query: { view?: string; page?: number } = {}) => withQuery('/admin/tasks', query),
  adminOriginals: (query: { view?: string; page?: number } = {}) => withQuery('/admin/originals', query),
  adminFillForm: (workOrderId: string, nodeId: string) =>
    withQuery('/admin/workOrder/fill', { workOrderId, nodeId }),
  adminWorkOrder: (id: string, query: QueuePlace & { tab?: string } = {}) =>
    withQuery('/admin/workOrder', { id, ...query }),
} as const
