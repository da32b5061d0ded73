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
  code_needed: {
    code: 499,
    status: 422,
    en: 'Enter the code that your authenticator app shows now, or a recovery code.',
    zh: '请输入验证器应用当前显示的验证码，或一个恢复码。',
  },
  code_wrong: {
    code: 499,
    status: 422,
    en: 'This code is not correct, or was used already. Wait for the next one and try again.',
    zh: '验证码不正确或已使用过，请等待新的验证码后重试。',
  },
  authenticator_on: {
    code: 499,
    status: 422,
    en: 'An authenticator app is set up already. Turn it off first to set up another one.',
    zh: '已启用验证器应用，如需更换请先停用。',
  },
  authenticator_missing: {
    code: 499,
    status: 422,
    en: 'No authenticator app is set up. Reload the page and begin again.',
    zh: '尚未设置验证器应用，请刷新页面后重新开始。',
  },
  passkey_failed: {
    code: 499,
    status: 422,
    en: 'This passkey was not accepted. Try again, or use your password.',
    zh: '通行密钥未通过验证，请重试或使用密码。',
  },
  passkey_not_found: {
    code: 499,
    status: 404,
    en: 'This passkey is no longer there. Reload the page to see what is left.',
    zh: '该通行密钥已不存在，请刷新页面查看。',
  },
  too_many_passkeys: {
    code: 499,
    status: 422,
    en: 'You have 20 passkeys, which is the most. Remove one that you no longer use.',
    zh: '通行密钥已达上限（20个），请先移除不再使用的。',
  },
  sign_in_not_found: {
    code: 499,
    status: 404,
    en: 'This sign-in was answered already. Reload the page to see what is left.',
    zh: '该登录已处理，请刷新页面查看。',
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
  no_company: {
    code: 499,
    status: 422,
    en: 'You belong to no company any more: its account was closed, or an owner removed you. Ask an owner to invite you again, or open a new account with another e-mail address. If you have questions, write to {{email}}.',
    zh: '您已不属于任何企业：企业账户已关闭，或所有者已将您移出。请联系企业所有者重新邀请，或用其他邮箱注册新账户。如有疑问，请联系{{email}}。',
  },
  member_not_found: {
    code: 499,
    status: 404,
    en: 'This person is not a member of the company. Reload the page to see who is.',
    zh: '该人员不是企业成员，请刷新页面查看最新成员。',
  },
  member_already: {
    code: 499,
    status: 422,
    en: 'This person is a member of the company already. Change the role in the list instead.',
    zh: '该人员已是企业成员，如需调整权限请在列表中修改。',
  },
  last_owner: {
    code: 499,
    status: 422,
    en: 'A company always keeps one owner. Make another member an owner first.',
    zh: '企业至少保留一位所有者，请先将其他成员设为所有者。',
  },
  too_many_members: {
    code: 499,
    status: 422,
    en: 'A company can have 100 members and open invitations. Remove somebody, or withdraw an invitation.',
    zh: '成员与待接受邀请合计最多100个，请先移除成员或撤回邀请。',
  },
  too_many_companies: {
    code: 499,
    status: 422,
    en: 'You belong to 50 companies, which is the most. Leave one, or contact us.',
    zh: '您所属的企业已达上限（50家），请先退出一家或联系我们。',
  },
  invitation_not_found: {
    code: 499,
    status: 404,
    en: 'This invitation is no longer open. Reload the page, or invite the person again.',
    zh: '该邀请已失效，请刷新页面，或重新邀请。',
  },
  invitation_ended: {
    code: 499,
    status: 422,
    en: 'This invitation was withdrawn. Ask the person who invited you for a new one.',
    zh: '该邀请已撤回，请联系邀请人重新发送。',
  },
  invitation_for_another: {
    code: 499,
    status: 422,
    en: 'This invitation is for {{email}}, and you are signed in as {{you}}. Sign out and open the link again.',
    zh: '该邀请发给{{email}}，而您当前登录的是{{you}}。请退出登录后重新打开链接。',
  },
  bank_not_found: {
    code: 499,
    status: 404,
    en: 'These bank details can no longer be restored. Enter them again.',
    zh: '该银行账户已无法恢复，请重新填写。',
  },
  text_not_found: {
    code: 499,
    status: 404,
    en: 'This version of the text does not exist.',
    zh: '没有该版本的文本。',
  },
  confirm_needed: {
    code: 499,
    status: 422,
    en: 'Please confirm with your password that it is you, then try again.',
    zh: '请先输入密码确认是您本人操作，再重试。',
  },
  session_not_found: {
    code: 499,
    status: 404,
    en: 'This sign-in has already ended.',
    zh: '该登录已失效。',
  },
  company_not_found: { code: 499, status: 404, en: 'This company does not exist.', zh: '未找到该企业。' },
})

/** Answered in the name of every call that names a record. */
export const companyRefusals = defineRefusals('company', {
  not_active: {
    code: 499,
    status: 422,
    en: 'This belongs to {{company}}, another of your companies. Switch to it to open this.',
    zh: '该内容属于您的另一家企业“{{company}}”，请切换到该企业后查看。',
  },
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
  code_wrong: {
    en: 'This code is not correct. Enter the one that the app shows now.',
    zh: '验证码不正确，请输入应用当前显示的验证码。',
  },
  latin_only: {
    en: 'Use Latin letters, in English or pinyin.',
    zh: '请使用英文字母填写（英文或拼音）。',
  },
  name_missing: { en: 'Enter your name.', zh: '请填写姓名。' },
  province_unknown: { en: 'Choose a province from the list.', zh: '请从列表中选择省份。' },
  country_unknown: { en: 'Choose a country or region.', zh: '请选择国家/地区。' },
} satisfies Record<string, LocalText>

/** Code 400 with a message for each field. */
export function badFields(fields: Record<string, LocalText>) {
  return accountsRefusals.bad_input({ fields })
}
