import { defineRefusals } from '#platform/shared/refusal.ts'

export const staffRefusals = defineRefusals('staff', {
  sign_in_failed: {
    code: 499,
    status: 422,
    en: 'The e-mail address, password or code is incorrect. Each code works once: wait for the next one and try again.',
    zh: '邮箱、密码或动态码不正确。每个动态码仅可使用一次，请等待新的动态码后重试。',
  },
  not_a_member: {
    code: 499,
    status: 404,
    en: 'This person is not a member of staff, or has left.',
    zh: '该人员不是工作人员，或已离职。',
  },
  scope_not_for_role: {
    code: 499,
    status: 422,
    en: 'Somebody in this role cannot have this scope.',
    zh: '该角色不能设置此可见范围。',
  },
})
