import { defineRefusals } from '#platform/shared/refusal.ts'

export const teamRefusals = defineRefusals('team', {
  too_many_levels: {
    code: 499,
    status: 422,
    en: 'There are {{count}} service levels already. Remove one that is no longer needed, then add this one.',
    zh: '服务时限已达{{count}}条，请先删除不再使用的再新增。',
  },
  first_is_slower: {
    code: 400,
    status: 422,
    en: 'Priority orders cannot be given more days than the others.',
    zh: '优先办理的天数不能多于普通办理。',
  },
  too_many_days: {
    code: 499,
    status: 422,
    en: 'There are {{count}} days already. Remove some, then add this one.',
    zh: '已设置{{count}}天，请先删除部分再新增。',
  },
  day_past: {
    code: 400,
    status: 422,
    en: 'This day is over; what was late then stays late. Choose today or a later day.',
    zh: '该日期已过，当时的时限不再变动。请选择今天或以后的日期。',
  },
})
