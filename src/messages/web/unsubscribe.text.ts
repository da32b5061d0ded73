import { defineText } from '#platform/shared/text.ts'

export const unsubscribeText = defineText({
  title: { en: 'E-mail notifications', zh: '邮件通知' },
  sub: {
    en: 'To {{email}}. Nothing changes until you press a button. Messages on the portal go on either way.',
    zh: '收件邮箱：{{email}}。点击按钮后设置才会更改。无论如何选择，站内消息照常接收。',
  },
  stopTopic: { en: 'No more e-mails: {{topic}}', zh: '不再接收邮件：{{topic}}' },
  stopDigest: { en: 'No more daily digests', zh: '不再接收每日汇总' },
  stopAll: { en: 'Stop every e-mail that can be stopped', zh: '停止所有可关闭的邮件' },
  stopped: { en: 'Done. These e-mails are no longer sent.', zh: '已设置，不再发送此类邮件。' },
  stillSent: { en: 'Sent by e-mail now: {{topics}}.', zh: '目前通过邮件发送：{{topics}}。' },
  always: {
    en: 'E-mails about deadlines and security are always sent.',
    zh: '待办期限与安全类邮件始终发送。',
  },
  settings: { en: 'Change your mind? All notification settings', zh: '想重新开启？前往通知设置' },
  wrongTitle: { en: 'This link is not valid', zh: '链接无效' },
  wrongSub: {
    en: 'Please open it from the latest e-mail, or sign in and choose your notifications under Account.',
    zh: '请从最新的邮件中打开，或登录后在“账户”中设置通知方式。',
  },
  signIn: { en: 'Sign in', zh: '登录' },
})
