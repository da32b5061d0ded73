import { defineText } from '#platform/shared/text.ts'

export const confirmText = defineText({
  title: { en: 'Confirm that it is you', zh: '请确认是您本人' },
  why: {
    en: 'This affects the security of your account. You will not be asked again for ten minutes.',
    zh: '此操作涉及账户安全。确认后10分钟内不再询问。',
  },
  password: { en: 'Your password', zh: '登录密码' },
  passwordMissing: { en: 'Enter your password.', zh: '请填写密码。' },
  byPasskey: { en: 'Use a passkey instead', zh: '改用通行密钥' },
  passkeyFailed: {
    en: 'The passkey could not be used. Enter your password instead.',
    zh: '通行密钥无法使用，请输入密码。',
  },
  confirm: { en: 'Confirm', zh: '确认' },
  cancel: { en: 'Cancel', zh: '取消' },
})
