import { defineText } from '#platform/shared/text.ts'

/** Texts of the workspace's frame beyond `shell`. */
export const workspaceText = defineText({
  supplements: { en: 'Supplementary information', zh: '补充资料' },
  registrations: { en: 'Registrations', zh: '注册结果' },
  turnover: { en: 'One turnover', zh: '销售额核对' },
  inputVat: { en: 'Input VAT', zh: '进项税额' },
  declarations: { en: 'Declarations', zh: '申报' },
  importSales: { en: 'Import sales', zh: '导入销售数据' },
  declaration: { en: 'Declaration', zh: '申报详情' },
  calendar: { en: 'Calendar', zh: '日历' },
  documents: { en: 'Documents', zh: '文件' },
  shops: { en: 'Shops', zh: '店铺授权' },
  taxCalculator: { en: 'Tax calculation', zh: '税金试算' },
  order: { en: 'Order', zh: '订单详情' },
  payment: { en: 'Payment', zh: '付款' },
  workOrder: { en: 'Service', zh: '服务详情' },
  form: { en: 'Form', zh: '资料表' },
  buyService: { en: 'Buy a service', zh: '购买服务' },
  help: { en: 'Help', zh: '帮助' },
  needPerson: { en: 'Need to talk to someone?', zh: '需要人工协助？' },
  accountInfo: { en: 'Account settings', zh: '账户设置' },
  account: { en: 'Account', zh: '账户' },
  messages: { en: 'Messages', zh: '消息' },
  search: { en: 'Search', zh: '搜索' },
  closesOn: { en: 'This account closes on {{day}}', zh: '该账户将于{{day}}关闭' },
  closesOwner: {
    en: 'Until then everything works as usual, and you can keep the account.',
    zh: '在此之前一切照常使用，您可随时保留账户。',
  },
  closesMember: {
    en: 'Until then everything works as usual, and any owner can keep the account.',
    zh: '在此之前一切照常使用，任何所有者均可保留账户。',
  },
  closesKeep: { en: 'Keep the account', zh: '保留账户' },
  closesMore: { en: 'See details', zh: '查看详情' },
  coupons: { en: 'Coupons', zh: '优惠券' },
})
