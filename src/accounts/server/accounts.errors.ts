import type { LocalText } from '#platform/shared/local-text.ts'
import { defineRefusals } from '#platform/shared/refusal.ts'

export const accountsRefusals = defineRefusals('accounts', {
  bad_input: { code: 400, status: 400, en: 'Please check the marked entries.', zh: '请检查标出的内容。' },
  sign_in_failed: {
    code: 499,
    status: 422,
    en: 'The e-mail address or password is incorrect. Check both, or set a new password.',
    zh: '邮箱或密码不正确，请核对，或重新设置密码。',
  },
  link_wrong: {
    code: 499,
    status: 404,
    en: 'This link is not valid; it may have been cut off. Open it directly from the e-mail.',
    zh: '链接无效，可能复制不完整。请直接从邮件中打开。',
  },
  link_used: {
    code: 499,
    status: 422,
    en: 'This link has already been used. Sign in, or request a new link.',
    zh: '该链接已使用过，请直接登录或重新获取链接。',
  },
  link_expired: {
    code: 499,
    status: 422,
    en: 'This link has expired. Request a new one.',
    zh: '链接已过期，请重新获取。',
  },
  agreement_outdated: {
    code: 499,
    status: 409,
    en: 'There is a new version of the user agreement. Please reload the page, then read and accept it.',
    zh: '用户协议已更新，请刷新页面，阅读并同意新版本。',
  },
  address_taken: {
    code: 499,
    status: 422,
    en: 'There is already an account with this e-mail address. Sign in, or use another address.',
    zh: '该邮箱已有账户，请直接登录或换一个邮箱。',
  },
  text_not_found: {
    code: 499,
    status: 404,
    en: 'This version of the text does not exist.',
    zh: '没有该版本的文本。',
  },
  session_not_found: {
    code: 499,
    status: 404,
    en: 'This sign-in has already ended.',
    zh: '该登录已失效。',
  },
  company_not_found: { code: 499, status: 404, en: 'This company does not exist.', zh: '未找到该企业。' },
})

export const fieldTexts = {
  password_short: { en: 'Use at least 8 characters.', zh: '密码至少8个字符。' },
  password_common: {
    en: 'This password is among the first that attackers try. Choose another one.',
    zh: '该密码过于常见，极易被破解，请换一个。',
  },
  password_personal: {
    en: 'Do not use your name or e-mail address as the password.',
    zh: '请勿使用姓名或邮箱作为密码。',
  },
  password_current: { en: 'This is not your current password.', zh: '当前密码不正确。' },
  latin_only: {
    en: 'Use Latin letters, in English or pinyin.',
    zh: '请使用英文字母填写（英文或拼音）。',
  },
  country_unknown: { en: 'Choose a country or region.', zh: '请选择国家/地区。' },
} satisfies Record<string, LocalText>

/** Code 400 with a message for each field. */
export function badFields(fields: Record<string, LocalText>) {
  return accountsRefusals.bad_input({ fields })
}
