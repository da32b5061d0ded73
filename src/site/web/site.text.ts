import { defineText } from '#platform/shared/text.ts'

export const siteText = defineText({
  homeTitle: {
    en: 'VAT, packaging and customs numbers for online sellers',
    zh: '跨境卖家的VAT、包装法与海关编号服务',
  },
  homeDescription: {
    en: 'VAT registration and filing, packaging, EORI numbers and representatives for online sellers in the EU and the UK. Fixed prices, and at every step you see whose turn it is.',
    zh: '为跨境卖家办理欧盟与英国的VAT注册与申报、包装法、EORI和欧代。一口价，每一步由谁处理一目了然。',
  },
  heroFirst: { en: 'Sell in Europe.', zh: '卖到欧洲，' },
  heroSecond: { en: 'Know whose', zh: '合规走到哪一步，' },
  heroThird: { en: 'turn it is.', zh: '一眼看清。' },
  heroLead: {
    en: 'VAT, packaging, customs numbers and representatives at fixed prices. Every order runs in its own lane: you see each step, who is working on it, and when it should be done.',
    zh: 'VAT、包装法、EORI、欧代，一口价。每笔订单都有一条进度线：走到哪一步、该谁处理、预计何时办完，清清楚楚。',
  },
  seeAllServices: { en: 'See all services', zh: '查看全部服务' },
  howARegistrationRuns: { en: 'How a registration works', zh: '看看注册怎么走' },
  laneSample: { en: 'This is a lane.', zh: '进度线长这样。' },
  laneSampleText: {
    en: '{{service}}, bought on {{day}} (sample)',
    zh: '{{service}}，{{day}}下单（示例）',
  },
  laneFlag: {
    en: { one: '{{who}}’s turn · {{count}} day', other: '{{who}}’s turn · {{count}} days' },
    zh: { other: '{{who}}处理中 · 已{{count}}天' },
  },
  expectedFinish: { en: 'Expected finish', zh: '预计完成时间' },
  categoriesTitle: { en: 'What we take off your desk', zh: '我们能为您办的事' },
  allServices: {
    en: { one: '{{count}} service', other: 'All {{count}} services' },
    zh: { other: '全部{{count}}项' },
  },
  serviceCount: {
    en: { one: '{{count}} service', other: '{{count}} services' },
    zh: { other: '{{count}}项' },
  },
  everything: { en: 'Everything at a glance', zh: '一览全部' },
  everythingText: {
    en: 'By country, price and working days.',
    zh: '按国家、价格和工作日筛选。',
  },
  popularTitle: { en: 'Popular services', zh: '热门服务' },
  howTitle: { en: 'How it works', zh: '怎么办理' },
  howLead: {
    en: 'Cross-border compliance is slow because nobody can tell who is holding it up. In a lane, everybody can.',
    zh: '跨境合规之所以慢，是因为没人说得清卡在哪里。有了进度线，谁在处理，人人看得见。',
  },
  howChoose: { en: 'Answer five questions', zh: '答五道题' },
  howChooseText: {
    en: 'You get a list of what is required, with reasons, dates and prices. Choose what you need.',
    zh: '列出您要办的事项，附理由、期限和价格，由您选择。',
  },
  howFill: { en: 'Enter your details once', zh: '资料只填一次' },
  howFillText: {
    en: 'Forms save as you type and reuse what you have already told us.',
    zh: '边填边存，填过的内容自动带出。',
  },
  howTurn: { en: 'When it is your turn, we tell you', zh: '轮到您时，我们会通知您' },
  howTurnText: {
    en: 'One clear to-do. Everything else is with us or with the authority.',
    zh: '该做什么，一目了然；其余的由我们或官方处理。',
  },
  howFinish: { en: 'Done, with your documents in hand', zh: '办结后，证书到手' },
  howFinishText: {
    en: 'Your number, certificate and full history stay in your account.',
    zh: '号码、证书和全部办理记录都保存在您的账户里。',
  },
})
