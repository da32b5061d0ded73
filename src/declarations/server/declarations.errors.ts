import { defineRefusals } from '#platform/shared/refusal.ts'

export const declarationRefusals = defineRefusals('declarations', {
  not_found: { code: 499, status: 404, en: 'This declaration does not exist.', zh: '该申报不存在。' },
  no_receipt: {
    code: 499,
    status: 404,
    en: 'There is no receipt yet: this declaration has not been filed.',
    zh: '该申报尚未提交税局，暂无申报回执。',
  },
  no_sales: {
    code: 499,
    status: 404,
    en: 'There are no sales behind this declaration.',
    zh: '该申报没有对应的销售记录。',
  },
  nothing_to_export: {
    code: 499,
    status: 404,
    en: 'There are no declarations to export. Please choose another filter.',
    zh: '没有可导出的申报，请更换筛选条件。',
  },
  too_many_to_export: {
    code: 499,
    status: 422,
    en: 'More than {{limit}} declarations match. Please choose a year or a country.',
    zh: '符合条件的申报超过{{limit}}条，请选择年份或国家。',
  },
})
