import { defineText } from '#platform/shared/text.ts'

export const staffText = defineText({
  signInTitle: { en: 'Back office', zh: '服务商后台' },
  signInSub: { en: 'For the staff of {{agency}}.', zh: '仅限{{agency}}员工使用。' },
  email: { en: 'E-mail address', zh: '邮箱' },
  password: { en: 'Password', zh: '密码' },
  otp: { en: 'Code of your authenticator app', zh: '身份验证器动态码' },
  otpHelp: { en: 'Six digits. Each code opens once.', zh: '6位数字，每个动态码仅可使用一次。' },
  emailMissing: { en: 'Enter your e-mail address.', zh: '请填写邮箱。' },
  passwordMissing: { en: 'Enter the password.', zh: '请填写密码。' },
  otpMissing: {
    en: 'Enter the six digits that the app shows now.',
    zh: '请填写身份验证器当前显示的6位数字。',
  },
  signIn: { en: 'Sign in', zh: '登录' },
  sellersHere: { en: 'Are you a seller?', zh: '您是卖家？' },
  sellerSignIn: { en: 'Sign in there', zh: '前往卖家登录' },
})
