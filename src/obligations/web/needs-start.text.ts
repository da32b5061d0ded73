import { defineText } from '#platform/shared/text.ts'

/** Separate from the others because the first question is also on the home page. */
export const needsStartText = defineText({
  title: { en: 'What do I need?', zh: '我需要办什么？' },
  questionOf: { en: 'Question {{step}} of {{total}}', zh: '第{{step}}题，共{{total}}题' },
  home: { en: 'Where is your company based?', zh: '您的公司注册在哪里？' },
  homeCN: { en: 'Mainland China', zh: '中国大陆' },
  homeHK: { en: 'Hong Kong', zh: '中国香港' },
  homeEU: { en: 'European Union', zh: '欧盟' },
  homeOTHER: { en: 'Somewhere else', zh: '其他地区' },
  nextStock: { en: 'Next: where is your stock?', zh: '下一题：货放在哪里' },
  note: {
    en: 'Two minutes, no account needed. Every result cites the law behind it.',
    zh: '约两分钟，无需注册，每项结果都注明法律依据。',
  },
})
