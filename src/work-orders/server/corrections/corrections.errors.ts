import { defineRefusals } from '#platform/shared/refusal.ts'

export const correctionRefusals = defineRefusals('corrections', {
  not_found: { code: 499, status: 404, en: 'This correction does not exist.', zh: '该更正不存在。' },
  nothing_obtained: {
    code: 499,
    status: 422,
    en: 'This step has not obtained anything that was handed over. Record the result at the step itself.',
    zh: '该步骤尚无已交付的结果，请直接在该步骤登记。',
  },
  nothing_changed: {
    code: 400,
    status: 400,
    en: 'Nothing differs from what is recorded. Change what is wrong.',
    zh: '与现有记录一致，请修改有误的内容。',
  },
  open_already: {
    code: 499,
    status: 409,
    en: 'A correction of this work order waits for a decision. Decide it first, then correct what is left.',
    zh: '该服务单已有一项更正待审批，请先审批，再更正其他内容。',
  },
  same_person: {
    code: 499,
    status: 403,
    en: 'You proposed this correction, so a colleague has to approve it.',
    zh: '该更正由您提出，需由另一位同事审批。',
  },
  decided: {
    code: 499,
    status: 409,
    en: 'This correction has been decided already.',
    zh: '该更正已审批。',
  },
  outdated: {
    code: 499,
    status: 409,
    en: 'The result has changed since this correction was proposed. Decline it and propose a new one.',
    zh: '提出更正后，结果已有变动。请驳回后重新提出。',
  },
  renewed: {
    code: 499,
    status: 422,
    en: 'The validity has been renewed since the handover, so its last day comes from the renewal and cannot be corrected here.',
    zh: '交付后已续期，有效期截止日以续期为准，不能在此更正。',
  },
})
