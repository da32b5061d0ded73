import { defineText } from '#platform/shared/text.ts'

export const staffText = defineText({
  signInTitle: { en: 'Back office', zh: '服务商后台' },
  signInSub: { en: 'For staff of {{agency}} only.', zh: '仅限{{agency}}员工使用。' },
  email: { en: 'E-mail address', zh: '邮箱' },
  password: { en: 'Password', zh: '密码' },
  otp: { en: 'Code from your authenticator app', zh: '身份验证器动态码' },
  otpHelp: { en: 'Six digits. Each code works once.', zh: '6位数字，每个动态码仅可使用一次。' },
  emailMissing: { en: 'Enter your e-mail address.', zh: '请填写邮箱。' },
  emailMalformed: {
    en: 'Enter an e-mail address, such as name@company.com.',
    zh: '邮箱格式不正确，如name@company.com',
  },
  passwordMissing: { en: 'Enter your password.', zh: '请填写密码。' },
  otpMissing: {
    en: 'Enter the six digits currently shown in the app.',
    zh: '请填写身份验证器当前显示的6位数字。',
  },
  signIn: { en: 'Sign in', zh: '登录' },
  ownPasswordTitle: { en: 'Choose your own password', zh: '设置您自己的密码' },
  ownPasswordSub: {
    en: 'Someone else set your first password. Choose your own to enter the back office.',
    zh: '初始密码由他人提供。设置自己的密码后，即可进入后台。',
  },
  givenPassword: { en: 'Password you were given', zh: '初始密码' },
  givenPasswordMissing: { en: 'Enter the password you were given.', zh: '请填写初始密码。' },
  ownPassword: { en: 'Your own password', zh: '新密码' },
  ownPasswordHelp: {
    en: 'At least {{count}} characters. A few words strung together are easy to remember and hard to guess.',
    zh: '至少{{count}}个字符，建议用几个词组合，好记又安全。',
  },
  ownPasswordShort: { en: 'Use at least {{count}} characters.', zh: '密码至少{{count}}个字符。' },
  savePassword: { en: 'Save and continue', zh: '保存并继续' },
  sellersHere: { en: 'Are you a seller?', zh: '您是卖家？' },
  sellerSignIn: { en: 'Go to seller sign-in', zh: '前往卖家登录' },
})
