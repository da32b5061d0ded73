import { defineRefusals } from '#platform/shared/refusal.ts'

export const staffRefusals = defineRefusals('staff', {
  sign_in_failed: {
    code: 499,
    status: 422,
    en: 'The e-mail address, password or code is incorrect. Each code works once: wait for the next one and try again.',
    zh: '邮箱、密码或动态码不正确。每个动态码仅可使用一次，请等待新的动态码后重试。',
  },
})
