import { defineRefusals } from '#platform/shared/refusal.ts'

export const endingRefusals = defineRefusals('ending', {
  not_found: {
    code: 499,
    status: 404,
    en: 'This registration does not exist, or has not been ended at the tax office. Please reload the page.',
    zh: '该注册不存在或尚未注销，请刷新页面。',
  },
  no_such_point: {
    code: 499,
    status: 422,
    en: 'This point cannot be ticked off here, or no longer belongs to this end. Please reload the page.',
    zh: '该事项不能在此处确认，或已不适用，请刷新页面。',
  },
  not_ticked: {
    code: 499,
    status: 409,
    en: 'This point is no longer ticked off. Please reload the page.',
    zh: '该事项已不是完成状态，请刷新页面。',
  },
  day_wrong: {
    code: 400,
    status: 422,
    en: 'This day cannot be in the future.',
    zh: '日期不能晚于今天。',
  },
  file_missing: { code: 400, status: 422, en: 'Upload the document.', zh: '请上传文件。' },
})
