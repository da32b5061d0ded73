import { defineText } from '#platform/shared/text.ts'

export const profileText = defineText({
  title: { en: 'Profile', zh: '个人资料' },
  name: { en: 'Your name', zh: '姓名' },
  nameHelp: {
    en: 'Your colleagues and our case handlers see it.',
    zh: '您的同事和我们的经办人会看到。',
  },
  nameMissing: { en: 'Enter your name.', zh: '请填写姓名。' },
  email: { en: 'E-mail address', zh: '邮箱' },
  emailHelp: { en: 'You sign in with it.', zh: '用于登录。' },
  lang: { en: 'Language', zh: '语言' },
  langHelp: { en: 'Of this portal, and of the e-mails to you.', zh: '用于本门户页面及发给您的邮件。' },
  timeZone: { en: 'Time zone', zh: '时区' },
  timeZoneHelp: {
    en: 'Times are shown in it. Deadlines of law keep their own zone.',
    zh: '页面时间按此时区显示，法定期限仍按当地时区。',
  },
  asCompany: { en: 'As the company: {{zone}}', zh: '与企业一致：{{zone}}' },
  zone: { en: '{{city}} ({{offset}})', zh: '{{city}}（{{offset}}）' },
  save: { en: 'Save profile', zh: '保存' },
  saved: { en: 'Your profile is saved.', zh: '个人资料已保存。' },
})
