const en = {
  title: 'Local HMRC',
  otherLang: '简体中文',
  note: 'This page stands in for HMRC. Nothing that is filed here reaches a tax office.',
  question: 'Give {{name}} permission?',
  explain:
    'It will be able to view and file VAT returns for the clients of this agent services account, for 18 months.',
  consent: 'Give permission',
  refuse: 'Do not give permission',
  manage: 'Granted authorities',
  manageText: 'Software that is removed here can no longer act for the account.',
  remove: 'Remove {{name}}',
  removed: 'Removed.',
  unknown: 'HMRC does not know this application, or the address to return to is not registered.',
}

type ConsentTexts = typeof en

export const CONSENT_TEXTS: Record<'en' | 'zh', ConsentTexts> = {
  en,
  zh: {
    title: '本地HMRC',
    otherLang: 'English',
    note: '这里是模拟的HMRC页面，在此提交的内容不会送达任何税务机关。',
    question: '是否向{{name}}授权？',
    explain: '授权后18个月内，可为该代理服务账户的客户查看并提交增值税申报。',
    consent: '授权',
    refuse: '不授权',
    manage: '已授权的软件',
    manageText: '在此移除后，该软件将无法再代表此账户办理。',
    remove: '移除{{name}}',
    removed: '已移除。',
    unknown: 'HMRC无法识别该应用，或返回地址未登记。',
  },
}
