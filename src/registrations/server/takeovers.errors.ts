import { defineRefusals } from '#platform/shared/refusal.ts'

export const takeoverRefusals = defineRefusals('takeover', {
  not_found: {
    code: 499,
    status: 404,
    en: 'There is no such takeover. Please reload the page.',
    zh: '没有此转入事项，请刷新页面。',
  },
  no_registration: {
    code: 499,
    status: 404,
    en: 'This registration does not exist, or is no number for which returns are filed. Please reload the page.',
    zh: '该注册不存在，或不是需要申报的税号，请刷新页面。',
  },
  number_ended: {
    code: 499,
    status: 409,
    en: 'This number has ended, so it is not taken over any more. Please choose one that still stands.',
    zh: '该税号已结束，不能再转入，请选择仍有效的税号。',
  },
  first_day_wrong: {
    code: 400,
    status: 422,
    en: 'Choose the first day of a period, or the day from which filing was bought.',
    zh: '请选择申报期的首日，或已购买申报的起始日。',
  },
  started_already: {
    code: 499,
    status: 409,
    en: 'The takeover of this registration has already begun. Please open it instead.',
    zh: '该注册的转入已经开始，请直接打开。',
  },
  changed: {
    code: 499,
    status: 409,
    en: 'Somebody has changed this takeover since you opened it. Reload the page; what you typed has to be entered again.',
    zh: '您打开后，该转入事项已被修改。请刷新页面后重新填写。',
  },
  no_such_point: {
    code: 499,
    status: 422,
    en: 'One of these points does not belong to the takeover any more, or is answered in another way. Please reload the page.',
    zh: '其中有事项已不属于本次转入，或回答方式不符，请刷新页面。',
  },
  checked_already: {
    code: 499,
    status: 409,
    en: 'We have already checked this. If it has changed, please write to us.',
    zh: '该项已核对完毕。如有变化，请联系我们。',
  },
  day_missing: { code: 400, status: 422, en: 'Enter the day.', zh: '请填写日期。' },
  day_wrong: {
    code: 400,
    status: 422,
    en: 'This day cannot be in the future.',
    zh: '日期不能晚于今天。',
  },
  amount_missing: {
    code: 400,
    status: 422,
    en: 'Enter the balance, 0 if nothing is open.',
    zh: '请填写余额，无欠款请填0。',
  },
  file_missing: { code: 400, status: 422, en: 'Upload the document.', zh: '请上传文件。' },
  nothing_to_check: {
    code: 499,
    status: 409,
    en: 'One of these points has no answer to check. Please reload the page.',
    zh: '其中有事项尚无可核对的答复，请刷新页面。',
  },
})
