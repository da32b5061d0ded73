import { defineText } from '#platform/shared/text.ts'

export const accountPageText = defineText({
  documents: { en: 'Documents', zh: '文件' },
  title: { en: 'Account settings', zh: '账户设置' },
  sections: { en: 'Sections of this page', zh: '本页内容' },
  youAre_owner: { en: '{{company}} · you are an owner', zh: '{{company}} · 您是所有者' },
  youAre_editor: { en: '{{company}} · you are an editor', zh: '{{company}} · 您的权限：可编辑' },
  youAre_viewer: { en: '{{company}} · you are a viewer', zh: '{{company}} · 您的权限：仅查看' },
  profile: { en: 'Profile', zh: '个人资料' },
  company: { en: 'Company', zh: '企业信息' },
  members: { en: 'Members', zh: '成员' },
  notifications: { en: 'Notifications', zh: '通知设置' },
  api: { en: 'API keys', zh: 'API密钥' },
  webhooks: { en: 'Webhooks', zh: 'Webhook推送' },
  data: { en: 'Data and closing', zh: '数据与关闭账户' },
  security: { en: 'Security', zh: '安全' },
})
