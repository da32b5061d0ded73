import { defineRefusals } from '#platform/shared/refusal.ts'

export const distanceSalesRefusals = defineRefusals('distanceSales', {
  other_year: {
    code: 499,
    status: 422,
    en: 'The month must be in the year that the figures are for.',
    zh: '月份须在所填数据的年度内。',
  },
})
