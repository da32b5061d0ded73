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
  not_yours: {
    code: 499,
    status: 403,
    en: 'You can enter your own absences. An administrator can enter those of colleagues.',
    zh: '您只能登记本人的休假。其他同事的休假由管理员登记。',
  },
  not_a_colleague: {
    code: 400,
    status: 422,
    en: 'This person no longer works on orders. Choose somebody else.',
    zh: '该人员已不再办理服务单，请选择其他人员。',
  },
  absence_backwards: {
    code: 400,
    status: 422,
    en: 'The last day is before the first one.',
    zh: '最后一天不能早于第一天。',
  },
  absence_over: {
    code: 400,
    status: 422,
    en: 'This absence is over already. Choose today or a later day as the last one.',
    zh: '该休假已结束，最后一天请选择今天或以后的日期。',
  },
  absence_too_long: {
    code: 400,
    status: 422,
    en: 'An absence lasts {{count}} days at most. Enter a longer one in two parts.',
    zh: '单次休假最长{{count}}天，更长的请分两次登记。',
  },
  own_stand_in: {
    code: 400,
    status: 422,
    en: 'Nobody stands in for themselves. Choose a colleague, or nobody.',
    zh: '代班人不能是本人，请选择其他同事，或选择不指定。',
  },
  no_absence: {
    code: 499,
    status: 404,
    en: 'This absence was removed in the meantime. Enter it again if it still holds.',
    zh: '该休假记录已被删除，如仍需要，请重新登记。',
  },
  too_many_absences: {
    code: 499,
    status: 422,
    en: 'There are {{count}} absences already. Remove some, then add this one.',
    zh: '休假记录已达{{count}}条，请先删除部分再新增。',
  },
  no_rule: {
    code: 499,
    status: 404,
    en: 'This rule was removed in the meantime. Add it again if it is still needed.',
    zh: '该规则已被删除，如仍需要，请重新添加。',
  },
  too_many_rules: {
    code: 499,
    status: 422,
    en: 'There are {{count}} rules already. Remove one that is no longer needed, then add this one.',
    zh: '分派规则已达{{count}}条，请先删除不再使用的再新增。',
  },
  no_team: {
    code: 499,
    status: 404,
    en: 'This team was removed in the meantime. Choose another one.',
    zh: '该小组已被删除，请选择其他小组。',
  },
  too_many_teams: {
    code: 499,
    status: 422,
    en: 'There are {{count}} teams already. Remove one that is no longer needed, then add this one.',
    zh: '小组已达{{count}}个，请先删除不再使用的再新增。',
  },
  team_name_taken: {
    code: 400,
    status: 422,
    en: 'Another team has this name. Choose a different one.',
    zh: '该名称已被其他小组使用，请换一个名称。',
  },
  team_in_rule: {
    code: 499,
    status: 409,
    en: 'An assignment rule names this team. Change or remove the rule first.',
    zh: '有分派规则正在使用该小组，请先修改或删除该规则。',
  },
  rules_changed: {
    code: 499,
    status: 409,
    en: 'The rules changed in the meantime. Load the page again, then move the rule.',
    zh: '规则已发生变化，请刷新页面后再调整顺序。',
  },
  day_past: {
    code: 400,
    status: 422,
    en: 'This day is over; what was late then stays late. Choose today or a later day.',
    zh: '该日期已过，当时的时限不再变动。请选择今天或以后的日期。',
  },
})
