import { defineText } from '#platform/shared/text.ts'

export const shellText = defineText({
  demoBanner: {
    en: 'Demo: sample company, sandbox payments, e-mails go to the local mailbox only.',
    zh: '演示环境：示例公司，沙箱支付，邮件只进入本地邮箱。',
  },
  demoMailbox: { en: 'Open the mailbox', zh: '打开邮箱' },
  services: { en: 'Services', zh: '服务' },
  vatServices: { en: 'VAT', zh: 'VAT税务' },
  packaging: { en: 'Packaging and EPR', zh: '包装法与EPR' },
  howItWorks: { en: 'How it works', zh: '办理流程' },
  cart: { en: 'Cart', zh: '购物车' },
  signIn: { en: 'Sign in', zh: '登录' },
  workspace: { en: 'Workspace', zh: '工作台' },
  dashboard: { en: 'Dashboard', zh: '工作台' },
  myServices: { en: 'My services', zh: '我的服务' },
  orders: { en: 'Orders', zh: '我的订单' },
  signOut: { en: 'Sign out', zh: '退出登录' },
  footerAbout: {
    en: 'Tax and compliance services for online sellers in the EU and the United Kingdom.',
    zh: '为跨境卖家提供欧盟与英国的税务与合规服务。',
  },
  footerServices: { en: 'Services', zh: '服务' },
  footerAccount: { en: 'Account', zh: '账户' },
  footerAgency: { en: 'Company', zh: '关于' },
  about: { en: 'About us', zh: '关于我们' },
  contact: { en: 'Contact', zh: '联系我们' },
  userAgreement: { en: 'User agreement', zh: '用户协议' },
  privacyPolicy: { en: 'Privacy policy', zh: '隐私政策' },
  vatByCountry: { en: 'VAT by country', zh: '各国VAT' },
  footerLegal: { en: '© {{agency}}', zh: '© {{agency}}' },
  register: { en: 'Create account', zh: '注册账户' },
  allServices: { en: 'All services', zh: '全部服务' },
  sessionEnded: {
    en: 'Your session has ended. Please sign in again; your entries are kept on this device.',
    zh: '登录已过期，请重新登录。您填写的内容已保留在本设备上。',
  },
})
