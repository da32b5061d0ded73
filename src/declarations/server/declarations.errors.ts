import { defineRefusals } from '#platform/shared/refusal.ts'

export const declarationRefusals = defineRefusals('declarations', {
  not_found: { code: 499, status: 404, en: 'This declaration does not exist.', zh: '该申报不存在。' },
  outdated: {
    code: 499,
    status: 409,
    en: 'The figures have changed since you opened this declaration. Please look at them again.',
    zh: '您打开该申报后，数据已有更新，请重新核对。',
  },
  not_now: {
    code: 499,
    status: 409,
    en: 'This cannot be done in the state the declaration is in now. Please reload the page to see it.',
    zh: '该申报的当前状态不支持此操作，请刷新页面查看最新状态。',
  },
  cannot_calculate: {
    code: 499,
    status: 422,
    en: 'The figures cannot be calculated yet. The declaration says what is missing; if there was nothing to declare, file it as nil.',
    zh: '目前无法计算申报数据。缺少的内容见申报详情；如确无业务，请按零申报办理。',
  },
  may_not_confirm: {
    code: 499,
    status: 403,
    en: 'Only an owner, or an editor whom an owner allowed it, may confirm a declaration. Please ask an owner of the company.',
    zh: '仅公司所有者，或经所有者授权的编辑者可以确认申报。请联系公司所有者。',
  },
  no_such_box: {
    code: 499,
    status: 404,
    en: 'This declaration has no such box. Please reload the page and choose a box that it lists.',
    zh: '该申报没有此栏目，请刷新页面后重新选择。',
  },
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
