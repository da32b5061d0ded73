import { defineText } from '#platform/shared/text.ts'

export const shopsText = defineText({
  title: { en: 'Shops', zh: '店铺授权' },
  lead: {
    en: { one: '{{count}} shop', other: '{{count}} shops' },
    zh: { other: '{{count}}个店铺' },
  },
  leadCare: {
    en: { one: '{{shops}}, {{count}} needs attention', other: '{{shops}}, {{count}} need attention' },
    zh: { other: '{{shops}}，其中{{count}}个需要处理' },
  },
  add: { en: 'Add shop', zh: '添加店铺' },
  viewer: { en: 'Owners and editors can change shops.', zh: '所有者和可编辑成员可修改店铺。' },
  loading: { en: 'Loading shops', zh: '正在加载店铺' },
  loadFailed: { en: 'Your shops could not be loaded', zh: '店铺加载失败' },
  nothingLost: { en: 'Your shops and their authorisations are unchanged.', zh: '您的店铺和授权没有变化。' },
  empty: { en: 'No shops yet', zh: '还没有店铺' },
  emptyText: {
    en: 'Add where you sell. We then check that name, address and VAT numbers agree everywhere, and remind you before an authorisation ends.',
    zh: '添加您的店铺后，我们会核对名称、地址和税号是否处处一致，并在授权到期前提醒您。',
  },

  table: { en: 'Your shops', zh: '店铺列表' },
  columnShop: { en: 'Shop', zh: '店铺' },
  columnAuthorisation: { en: 'Authorisation', zh: '授权' },
  columnAnswer: { en: 'Last answer', zh: '最近一次应答' },
  columnMonths: { en: 'Sales data', zh: '销售数据' },
  columnActions: { en: 'Actions', zh: '操作' },

  marketplace_AMAZON: { en: 'Amazon', zh: 'Amazon' },
  marketplace_TEMU: { en: 'Temu', zh: 'Temu' },
  marketplace_TIKTOK: { en: 'TikTok Shop', zh: 'TikTok Shop' },
  marketplace_EBAY: { en: 'eBay', zh: 'eBay' },
  marketplace_SHEIN: { en: 'Shein', zh: 'Shein' },
  marketplace_KAUFLAND: { en: 'Kaufland', zh: 'Kaufland' },
  marketplace_OWN_SHOP: { en: 'Own shop', zh: '独立站' },
  region_EU: { en: 'Europe', zh: '欧洲' },
  region_GB: { en: 'United Kingdom', zh: '英国' },
  place: { en: '{{marketplace}} {{region}}', zh: '{{marketplace}}{{region}}' },

  status_FILE_UPLOAD: { en: 'No connection needed', zh: '无需授权' },
  status_NOT_CONNECTED: { en: 'Not connected', zh: '未授权' },
  status_REVOKED: { en: 'Withdrawn by you', zh: '已撤销授权' },
  status_BROKEN: { en: 'Withdrawn at Amazon', zh: '已在Amazon停用' },
  status_EXPIRED: { en: 'Expired', zh: '授权已过期' },
  daysLeft: {
    en: { one: '{{count}} day left', other: '{{count}} days left' },
    zh: { other: '还有{{count}}天' },
  },
  until: { en: 'until {{day}}', zh: '{{day}}到期' },
  endedOn: { en: 'on {{day}}', zh: '{{day}}' },

  answerOk: { en: 'In order', zh: '正常' },
  answerPending: { en: 'Asking Amazon…', zh: '正在询问Amazon…' },
  answerNone: { en: 'None yet', zh: '暂无' },
  fault_THROTTLED: {
    en: 'Amazon limits how often we may ask. Next time: {{time}}.',
    zh: 'Amazon限制了询问频率，{{time}}再次询问。',
  },
  fault_UNAVAILABLE: {
    en: 'Amazon did not answer. We ask again daily.',
    zh: 'Amazon没有应答，我们每天会再次询问。',
  },
  fault_UNREADABLE: {
    en: 'Amazon’s answer could not be read. We are looking into it.',
    zh: '无法识别Amazon的应答，我们正在排查。',
  },
  fault_NOT_ALLOWED: {
    en: 'Amazon does not let us read the business details.',
    zh: 'Amazon不允许我们读取企业信息。',
  },
  fault_WITHDRAWN: { en: 'Amazon no longer accepts the authorisation.', zh: 'Amazon已不接受该授权。' },
  fault_MISCONFIGURED: {
    en: 'The connection to Amazon is being repaired by us. You need not do anything.',
    zh: '我们正在修复与Amazon的连接，您无需操作。',
  },

  noReturns: { en: 'Not needed: we file no returns here', zh: '无需：本店铺地区暂无由我们办理的申报' },
  monthsNone: { en: 'Nothing needed yet', zh: '暂不需要' },
  monthsMissing: { en: 'Needed for your returns', zh: '申报所需月份' },
  monthsSoon: {
    en: 'Reports cannot be received here yet; your case handler asks you for them.',
    zh: '目前尚不能在此接收报告，经办人会向您索取。',
  },

  connect: { en: 'Connect Amazon', zh: '授权Amazon' },
  renew: { en: 'Renew authorisation', zh: '续期授权' },
  reconnect: { en: 'Connect again', zh: '重新授权' },
  notSetUp: { en: 'Connecting Amazon is not set up on this portal yet.', zh: '本站尚未开通Amazon授权。' },
  more: { en: 'More actions for {{name}}', zh: '{{name}}的更多操作' },
  revoke: { en: 'Withdraw authorisation', zh: '撤销授权' },
  remove: { en: 'Remove shop', zh: '移除店铺' },

  alert_NOT_CONNECTED: { en: '{{name}} is not connected to Amazon yet', zh: '{{name}}尚未授权' },
  alert_EXPIRING: {
    en: {
      one: 'The authorisation of {{name}} ends in {{count}} day ({{day}})',
      other: 'The authorisation of {{name}} ends in {{count}} days ({{day}})',
    },
    zh: { other: '{{name}}的授权还有{{count}}天到期（{{day}}）' },
  },
  alert_EXPIRED: { en: 'The authorisation of {{name}} has expired', zh: '{{name}}的授权已过期' },
  alert_BROKEN: {
    en: 'The authorisation of {{name}} was withdrawn at Amazon',
    zh: '{{name}}的授权已在Amazon停用',
  },
  breaks: {
    en: 'Without it we can no longer check the account’s details or read its sales.',
    zh: '没有授权，我们无法核对账户信息，也无法读取销售数据。',
  },
  breaksReturns: { en: 'Returns that need them: {{returns}}.', zh: '受影响的申报：{{returns}}。' },
  returnDue: { en: '{{country}} (due {{day}})', zh: '{{country}}（{{day}}截止）' },
  listOf: { en: '{{first}}, {{second}}', zh: '{{first}}、{{second}}' },

  addTitle: { en: 'Add a shop', zh: '添加店铺' },
  marketplace: { en: 'Marketplace', zh: '平台' },
  region: { en: 'Region', zh: '地区' },
  name: { en: 'Name of the shop', zh: '店铺名称' },
  nameHelp: { en: 'As you call it, for example Brightoak Home', zh: '便于您识别，如Brightoak Home' },
  sellerId: { en: 'Seller ID', zh: '卖家ID' },
  sellerIdHelp: {
    en: 'The marketplace’s ID of your account. Amazon tells it when you connect.',
    zh: '平台分配的账户ID。Amazon授权后会自动填入。',
  },
  addNow: { en: 'Add shop', zh: '添加' },
  cancel: { en: 'Cancel', zh: '取消' },
  added: { en: '{{name}} was added.', zh: '已添加{{name}}。' },

  revokeTitle: { en: 'Withdraw the authorisation of {{name}}?', zh: '撤销{{name}}的授权？' },
  revokeText: {
    en: 'We destroy our access now. In Seller Central also disable this portal under “Manage your apps”, so that Amazon no longer lists it.',
    zh: '我们会立即销毁访问凭证。请同时在卖家平台的“管理您的应用”中停用本站，使其不再出现在Amazon的列表中。',
  },
  revokeNow: { en: 'Withdraw', zh: '撤销授权' },
  revoked: { en: 'The authorisation was withdrawn.', zh: '已撤销授权。' },
  removeTitle: { en: 'Remove {{name}}?', zh: '移除{{name}}？' },
  removeText: {
    en: 'The shop leaves this list, and an authorisation is withdrawn. Nothing changes at the marketplace itself.',
    zh: '店铺将从列表中移除，已有授权一并撤销。平台上的店铺本身不受影响。',
  },
  removeNow: { en: 'Remove', zh: '移除' },
  removed: { en: '{{name}} was removed.', zh: '已移除{{name}}。' },

  callbackTitle: { en: 'Connecting Amazon', zh: '正在授权Amazon' },
  callbackBusy: { en: 'Completing the authorisation…', zh: '正在完成授权…' },
  callbackDone: { en: '{{name}} is connected', zh: '{{name}}已授权' },
  callbackDoneText: {
    en: 'The authorisation is valid for 365 days; we remind you 30 days before it ends.',
    zh: '授权有效期365天，到期前30天我们会提醒您。',
  },
  callbackFailed: { en: 'The shop was not connected', zh: '店铺未授权成功' },
  backToShops: { en: 'Go to your shops', zh: '查看店铺' },
  contact: { en: 'Contact us', zh: '联系我们' },
})
