import { defineRefusals } from '#platform/shared/refusal.ts'

export const inviteRefusals = defineRefusals('invite', {
  none: {
    code: 499,
    status: 404,
    en: 'Nobody has been invited to fill in this form yet.',
    zh: '该资料表尚未邀请他人填写。',
  },
  not_found: { code: 499, status: 404, en: 'This invitation does not exist.', zh: '该邀请不存在。' },
  unknown: {
    code: 499,
    status: 404,
    en: 'This link is not valid. Please check that it is complete, or ask for a new one.',
    zh: '链接无效。请确认链接完整，或联系邀请人重新发送。',
  },
  expired: {
    code: 499,
    status: 422,
    en: 'This invitation has expired. Please ask for a new link.',
    zh: '邀请已过期，请联系邀请人重新发送链接。',
  },
  revoked: {
    code: 499,
    status: 422,
    en: 'This invitation was withdrawn. Please ask the person who sent it to you.',
    zh: '邀请已被撤回，请联系邀请人。',
  },
  used: {
    code: 499,
    status: 422,
    en: 'This form has already been submitted. To change something, ask for a new link.',
    zh: '资料已提交。如需修改，请联系邀请人重新发送链接。',
  },
  locked: {
    code: 499,
    status: 429,
    en: 'A wrong PIN was entered too often, so this link is locked. Ask the person who invited you for a new one.',
    zh: 'PIN码错误次数过多，链接已锁定。请联系邀请人重新发送链接。',
  },
  pin_needed: {
    code: 499,
    status: 422,
    en: 'Please enter the PIN that you were given.',
    zh: '请输入邀请人提供的PIN码。',
  },
  pin_wrong: {
    code: 499,
    status: 422,
    en: 'This PIN is incorrect. Attempts left: {{left}}.',
    zh: 'PIN码不正确，还可尝试{{left}}次。',
  },
  no_pin: { code: 499, status: 422, en: 'This invitation has no PIN.', zh: '该邀请未设置PIN码。' },
  not_open: {
    code: 499,
    status: 422,
    en: 'Nobody can be invited now: the form has been submitted or is on hold.',
    zh: '资料表已提交或已暂停，目前无法邀请他人填写。',
  },
  form_closed: {
    code: 499,
    status: 422,
    en: 'The form cannot be changed now: it has been submitted or is on hold. The person who invited you can tell you more.',
    zh: '资料表已提交或已暂停，目前无法修改。如有疑问，请联系邀请人。',
  },
  not_shareable: {
    code: 400,
    status: 400,
    en: 'You can invite someone only to sections that can be shared.',
    zh: '只能邀请他人填写可分享的部分。',
  },
  nothing_to_fill_in: {
    code: 499,
    status: 422,
    en: 'Based on the answers so far, there is nothing to fill in in these sections. Choose others.',
    zh: '根据目前的填写内容，这些部分无需填写，请选择其他部分。',
  },
  name_missing: { code: 400, status: 400, en: 'Please enter your name.', zh: '请填写姓名。' },
  stale_revision: {
    code: 499,
    status: 409,
    en: 'Someone else has changed these answers in the meantime. Nothing was overwritten; please compare both versions.',
    zh: '内容刚被他人修改，两份均未被覆盖，请对比两个版本。',
  },
})
