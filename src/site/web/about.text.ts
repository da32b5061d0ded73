import { defineText } from '#platform/shared/text.ts'

export const aboutText = defineText({
  title: { en: 'Who we are, and how we work', zh: '关于我们' },
  description: {
    en: '{{agency}} registers and files for online sellers in the EU and the UK. Fixed prices, open processes, people who answer.',
    zh: '{{agency}}为跨境卖家办理欧盟与英国的注册与申报，一口价、流程公开、专人答复。',
  },
  lead: {
    en: '{{agency}} registers, files for and represents online sellers in the EU and the United Kingdom. {{brand}} is where you can follow that work.',
    zh: '{{agency}}为跨境卖家在欧盟和英国办理注册、申报与代表业务。在{{brand}}上，每一步都看得见。',
  },
  whyTitle: { en: 'Why a lane', zh: '为什么要有进度线' },
  whyText: {
    en: 'Compliance is slow for two reasons: authorities take their time, and nobody can tell who is holding a case up. The first we cannot change. The second we can: every order shows its steps in a line, each with who is responsible, when it started and when it should be done.',
    zh: '合规办得慢，有两个原因：官方需要时间，以及没人说得清卡在谁手里。前者我们改变不了，后者可以：每笔订单的步骤排成一条线，写明由谁处理、何时开始、应何时完成。',
  },
  promisesTitle: { en: 'What you can hold us to', zh: '我们的承诺' },
  promisePrice: { en: 'The price before you buy', zh: '价格先说清' },
  promisePriceText: {
    en: 'The price of every service and every option is on its page. Official fees are shown separately.',
    zh: '每项服务、每个选项的价格都写在页面上，官方费用另行列明。',
  },
  promiseWay: { en: 'Every step in the open', zh: '流程全公开' },
  promiseWayText: {
    en: 'You can see the steps, working days, required documents and questions before you order.',
    zh: '步骤、工作日、所需文件和问题，下单前即可查看。',
  },
  promiseTax: { en: 'Your tax never passes through us', zh: '税款不经我们手' },
  promiseTaxText: {
    en: 'You pay taxes directly to the authority, never to us. Nothing is filed without your confirmation.',
    zh: '税款由您直接缴给税局，未经您确认不会提交任何申报。',
  },
  promiseData: { en: 'Documents kept safe', zh: '文件加密保管' },
  promiseDataText: {
    en: 'Documents are encrypted, and only the people working on your order can see them.',
    zh: '文件加密存储，只有负责办理的人员可以查看。',
  },
  figuresTitle: { en: 'In figures', zh: '数字一览' },
  figureServices: { en: 'services with fixed prices', zh: '项一口价服务' },
  figureCountries: { en: 'countries and regions', zh: '个国家/地区' },
  figureLanguages: { en: 'languages: English and Chinese', zh: '种语言：中文、英文' },
  nextTitle: { en: 'Where to go next', zh: '下一步' },
  toServices: { en: 'See the services', zh: '查看服务' },
  toContact: { en: 'Write to us', zh: '联系我们' },
  imprintTitle: { en: 'Imprint', zh: '运营方信息' },
  imprintFirm: { en: 'Operator', zh: '运营方' },
  imprintAddress: { en: 'Address', zh: '地址' },
  imprintPerson: { en: 'Contact person', zh: '联系人' },
  imprintHours: { en: 'Office hours', zh: '办公时间' },
  imprintHoursValue: { en: 'Monday to Friday, {{hours}} ({{zone}})', zh: '周一至周五{{hours}}（{{zone}}）' },
  imprintMail: { en: 'E-mail', zh: '邮箱' },
})
