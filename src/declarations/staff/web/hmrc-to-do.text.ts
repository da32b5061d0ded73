import { defineText } from '#platform/shared/text.ts'

/** The sign-in at HMRC, where it has to be made anew. */
export const hmrcToDoText = defineText({
  soon: { en: 'The sign-in at HMRC ends on {{day}}', zh: 'HMRC登录将于{{day}}到期' },
  over: { en: 'The sign-in at HMRC has ended', zh: 'HMRC登录已失效' },
  how: {
    en: 'Without a new one no British return can be sent. It takes a minute, with the agent services account.',
    zh: '到期后无法提交英国申报。请使用代理服务账户重新登录，约需一分钟。',
  },
  askAdmin: {
    en: 'Without a new one no British return can be sent. Ask an administrator to sign in again.',
    zh: '到期后无法提交英国申报，请联系管理员重新登录。',
  },
  signIn: { en: 'Sign in again', zh: '重新登录' },
  look: { en: 'Connection', zh: '查看连接' },
})
