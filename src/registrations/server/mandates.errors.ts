import { defineRefusals } from '#platform/shared/refusal.ts'

export const mandateRefusals = defineRefusals('mandate', {
  not_found: {
    code: 499,
    status: 404,
    en: 'This mandate does not exist. Please reload the page.',
    zh: '该授权不存在，请刷新页面。',
  },
  not_renewable: {
    code: 499,
    status: 409,
    en: 'This mandate was revoked or replaced, so it cannot be signed again. To appoint us again, please write to us.',
    zh: '该授权已撤销或替换，不能续签。如需重新委托，请联系我们。',
  },
  not_submitted: {
    code: 499,
    status: 409,
    en: 'Nothing waits to be checked here: it was decided, or withdrawn. Please reload the page.',
    zh: '该文件已处理或已撤回，无需审核，请刷新页面。',
  },
  signed_in_future: {
    code: 400,
    status: 400,
    en: 'The day of the signature cannot be in the future.',
    zh: '签署日期不能晚于今天。',
  },
  over_already: {
    code: 400,
    status: 400,
    en: 'A document whose last day has passed cannot be accepted. Return it and ask for a new one.',
    zh: '文件已过有效期，不能通过。请退回并要求重新签署。',
  },
  ended_already: {
    code: 499,
    status: 409,
    en: 'This mandate has already ended: somebody revoked or replaced it. Please reload the page to see what is in force.',
    zh: '该授权已被撤销或替换。请刷新页面，查看当前有效的授权。',
  },
})
