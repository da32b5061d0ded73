import { defineText } from '#platform/shared/text.ts'

/** Why a work order stands where it does in the queue. */
export const urgencyText = defineText({
  because_LETTER: { en: 'Letter due {{day}}', zh: '来函{{day}}前答复' },
  because_LETTER_UNDATED: { en: 'Letter to answer', zh: '来函待答复' },
  because_QUERY: { en: 'Query due {{day}}', zh: '补正{{day}}前答复' },
  because_DUE: { en: 'Step due {{day}}', zh: '本步骤{{day}}截止' },
  because_AGE: { en: 'Bought {{day}}', zh: '{{day}}购买' },
  levelUsed: { en: '{{percent}}% of {{count}} days used', zh: '{{count}}个工作日已用{{percent}}%' },
  levelUsedOne: { en: '{{percent}}% of 1 day used', zh: '1个工作日已用{{percent}}%' },
  levelOver: { en: 'Level passed {{day}}', zh: '已超时限（{{day}}）' },
  levelTitle: {
    en: 'Service level: {{count}} working days of the agency’s own time; ends {{day}}',
    zh: '服务时限：本机构办理时间{{count}}个工作日，{{day}}到期',
  },
  levelTitleOne: {
    en: 'Service level: 1 working day of the agency’s own time; ends {{day}}',
    zh: '服务时限：本机构办理时间1个工作日，{{day}}到期',
  },
})
