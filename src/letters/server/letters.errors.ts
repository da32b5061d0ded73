import { defineRefusals } from '#platform/shared/refusal.ts'

const wrong = { code: 400, status: 400 } as const

/** `letter` is the name of what the module of confirmations refuses. */
export const authorityLetterRefusals = defineRefusals('authority_letter', {
  not_found: {
    code: 499,
    status: 404,
    en: 'This letter does not exist. Please reload the page.',
    zh: '该信函不存在，请刷新页面。',
  },
  stale: {
    code: 499,
    status: 409,
    en: 'Changed in the meantime ({{who}}: {{what}}). Nothing was saved. Look at the new state, then decide again.',
    zh: '信函刚有变动（{{who}}：{{what}}），您的操作未保存。请查看最新状态后再决定。',
  },
  not_now: {
    code: 499,
    status: 409,
    en: 'This is not possible in the letter’s current state. Open it again first if it was closed by mistake.',
    zh: '信函当前状态下不能这样操作。如误作办结，请先重新打开。',
  },
  authority_missing: { ...wrong, en: 'Enter the authority that wrote it.', zh: '请填写发函机关。' },
  dated_tomorrow: {
    ...wrong,
    en: 'The letter cannot be dated later than today. Please compare the day with the letter.',
    zh: '信函日期不能晚于今天，请与信函核对。',
  },
  received_tomorrow: {
    ...wrong,
    en: 'It cannot have arrived later than today.',
    zh: '收到日期不能晚于今天。',
  },
  received_before_dated: {
    ...wrong,
    en: 'It cannot have arrived before the day that is printed on it.',
    zh: '收到日期不能早于信函日期。',
  },
  reply_before_dated: {
    ...wrong,
    en: 'The last day to answer cannot be before the day of the letter.',
    zh: '答复期限不能早于信函日期。',
  },
  no_company: {
    ...wrong,
    en: 'Say first which company the letter is about; only then can its seller see it.',
    zh: '请先确定信函所属企业，卖家才能查看。',
  },
  summary_missing: {
    ...wrong,
    en: 'The seller reads the summary in English or Chinese. Please write both.',
    zh: '卖家会阅读中文或英文摘要，请填写两种语言。',
  },
  unknown_company: { ...wrong, en: 'This company does not exist.', zh: '该企业不存在。' },
  unknown_work_order: {
    ...wrong,
    en: 'This work order does not exist, or belongs to another company.',
    zh: '该服务单不存在，或属于其他企业。',
  },
  unknown_registration: {
    ...wrong,
    en: 'This registration does not exist, or belongs to another company.',
    zh: '该注册号不存在，或属于其他企业。',
  },
  no_work_order: {
    ...wrong,
    en: 'Say first which work order the letter is about: papers are asked for there.',
    zh: '请先确定信函对应的服务单，再索取材料。',
  },
  no_day: {
    ...wrong,
    en: 'The letter has no last day that could be moved. Enter it first.',
    zh: '该信函尚无答复期限，请先填写。',
  },
  not_later: {
    ...wrong,
    en: 'The new day must be later than the old one.',
    zh: '新期限须晚于原期限。',
  },
  new_day_passed: {
    ...wrong,
    en: 'The new day has passed already. Please compare it with the authority’s letter.',
    zh: '新期限已过，请与机关来函核对。',
  },
  unknown_proof: {
    ...wrong,
    en: 'The letter that grants it is not here, or is closed already.',
    zh: '未找到准予延期的来函，或该来函已办结。',
  },
  due_too_late: {
    ...wrong,
    en: 'The seller’s day must be before the authority’s, so that we can send the papers in time.',
    zh: '卖家答复期限须早于机关期限，以便我们按时提交。',
  },
  answered_in_future: {
    ...wrong,
    en: 'The answer cannot go out later than today.',
    zh: '答复日期不能晚于今天。',
  },
  answered_too_early: {
    ...wrong,
    en: 'The answer cannot have gone out before the letter arrived.',
    zh: '答复日期不能早于收到日期。',
  },
})
