import { defineRefusals } from '#platform/shared/refusal.ts'

const wrong = { code: 400, status: 400 } as const

export const inspectionRefusals = defineRefusals('inspection', {
  not_found: {
    code: 499,
    status: 404,
    en: 'This check does not exist. Please reload the page.',
    zh: '该检查不存在，请刷新页面。',
  },
  stale: {
    code: 499,
    status: 409,
    en: 'Changed in the meantime ({{who}}: {{what}}). Nothing was saved. Look at the new state, then decide again.',
    zh: '检查刚有变动（{{who}}：{{what}}），您的操作未保存。请查看最新状态后再决定。',
  },
  closed: {
    code: 499,
    status: 409,
    en: 'This check is closed already.',
    zh: '该检查已办结。',
  },
  not_now: {
    code: 499,
    status: 409,
    en: 'This is not possible now: only what is open can be answered, and only what is answered can be asked again.',
    zh: '当前状态不支持该操作：仅进行中的检查可登记答复，仅已答复的检查可登记再次要求。',
  },
  answer_before_asked: {
    ...wrong,
    en: 'The authority’s new day cannot be before the day on which it asked.',
    zh: '机关的新期限不能早于再次要求的日期。',
  },
  unknown_work_order: {
    ...wrong,
    en: 'This work order does not exist.',
    zh: '该服务单不存在。',
  },
  unknown_letter: {
    ...wrong,
    en: 'This letter does not exist, or is about another company.',
    zh: '该信函不存在，或属于其他企业。',
  },
  served_in_future: {
    ...wrong,
    en: 'It cannot have been served later than today.',
    zh: '送达日期不能晚于今天。',
  },
  answer_before_service: {
    ...wrong,
    en: 'The authority’s day cannot be before the day of service.',
    zh: '机关期限不能早于送达日期。',
  },
  day_in_future: {
    ...wrong,
    en: 'This cannot have happened later than today.',
    zh: '日期不能晚于今天。',
  },
  day_before_service: {
    ...wrong,
    en: 'This cannot have happened before the day of service.',
    zh: '日期不能早于送达日期。',
  },
  too_many_papers: {
    ...wrong,
    en: 'No more than 100 papers can be recorded. Name several in one line.',
    zh: '最多可登记100项材料，可在一行中填写多项。',
  },
})
