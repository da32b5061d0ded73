import { defineRefusals } from '#platform/shared/refusal.ts'

export const mandateRefusals = defineRefusals('mandate', {
  not_found: {
    code: 499,
    status: 404,
    en: 'This mandate does not exist. Please reload the page.',
    zh: '该授权不存在，请刷新页面。',
  },
  ended_already: {
    code: 499,
    status: 409,
    en: 'This mandate has already ended: somebody revoked or replaced it. Please reload the page to see what is in force.',
    zh: '该授权已被撤销或替换。请刷新页面，查看当前有效的授权。',
  },
})
