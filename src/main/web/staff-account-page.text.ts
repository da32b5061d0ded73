import { defineText } from '#platform/shared/text.ts'

export const staffAccountPageText = defineText({
  title: { en: 'Your sign-in', zh: '我的登录' },
  signIn: { en: 'How you sign in', zh: '登录方式' },
  password: { en: 'Password', zh: '密码' },
  change: { en: 'Change', zh: '修改' },
  authenticator: { en: 'Authenticator app', zh: '身份验证器' },
  authenticatorText: {
    en: 'Asked for at every sign-in. If you have a new phone, an administrator sets it up with you.',
    zh: '每次登录都需输入动态码。如更换手机，请联系管理员重新设置。',
  },
})
