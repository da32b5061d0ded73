import { defineRefusals } from '#platform/shared/refusal.ts'

export const apiKeyRefusals = defineRefusals('api_keys', {
  not_found: {
    code: 499,
    status: 404,
    en: 'This key does not exist or has been revoked. Reload the page to see the keys that there are.',
    zh: '该密钥不存在或已被撤销，请刷新页面查看现有密钥。',
  },
  too_many: {
    code: 499,
    status: 422,
    en: 'A company can have {{most}} valid keys. Revoke one that is no longer used, then create the new one.',
    zh: '每家企业最多可有{{most}}个有效密钥。请先撤销不再使用的密钥，再创建新密钥。',
  },
})
