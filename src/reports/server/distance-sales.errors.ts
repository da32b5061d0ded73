import { defineRefusals } from '#platform/shared/refusal.ts'

export const distanceSalesRefusals = defineRefusals('distanceSales', {
  other_year: {
    code: 499,
    status: 422,
    en: 'The month must be in the year that the figures are for.',
    zh: '月份须在所填数据的年度内。',
  },
  own_seat: {
    code: 499,
    status: 422,
    en: 'This is the country of the company’s own address. Enter establishments in other EU countries only.',
    zh: '这是公司自身所在国，只需填写在其他欧盟国家的常设机构。',
  },
})
