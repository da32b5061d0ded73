const en = {
  title: 'Local Amazon',
  otherLang: '简体中文',
  note: 'This page stands in for Amazon Seller Central. None of these accounts exists.',
  question: 'Authorise {{name}}?',
  explain:
    'It will be able to read the account’s marketplaces, business details and sales reports for a year.',
  account: 'Seller account',
  consent: 'Confirm',
  refuse: 'Cancel',
  manage: 'Manage your apps',
  manageText: 'An app that is disabled here can no longer read anything of the account.',
  disable: 'Disable {{name}} for {{store}}',
  disabled: 'Disabled for {{store}}.',
  unknown: 'Amazon does not know this application, or the address to return to is not registered.',
}

type ConsentTexts = typeof en

export const CONSENT_TEXTS: Record<'en' | 'zh', ConsentTexts> = {
  en,
  zh: {
    title: '本地Amazon',
    otherLang: 'English',
    note: '这里是模拟的Amazon卖家平台，以下账户均不存在。',
    question: '是否授权{{name}}？',
    explain: '授权后一年内，可读取该账户的站点、企业信息和销售报告。',
    account: '卖家账户',
    consent: '确认授权',
    refuse: '取消',
    manage: '管理您的应用',
    manageText: '在此停用后，应用将无法再读取该账户的任何信息。',
    disable: '停用{{name}}对{{store}}的访问',
    disabled: '已停用对{{store}}的访问。',
    unknown: 'Amazon无法识别该应用，或返回地址未登记。',
  },
}
