import { defineText } from '#platform/shared/text.ts'

export const companiesText = defineText({
  title: { en: 'Your companies', zh: '您的企业' },
  column: { en: 'Company', zh: '企业' },
  role: { en: 'Your role', zh: '您的角色' },
  role_owner: { en: 'Owner', zh: '所有者' },
  role_editor: { en: 'Editor', zh: '可编辑' },
  role_viewer: { en: 'Viewer', zh: '仅查看' },
  action: { en: 'Action', zh: '操作' },
  here: { en: 'you work here', zh: '当前企业' },
  switch: { en: 'Switch', zh: '切换' },
  switchTo: { en: 'Switch to {{company}}', zh: '切换到{{company}}' },
  apart: {
    en: 'Each company has its own orders, documents and members. Nothing of one is shown in another.',
    zh: '各企业的订单、文件和成员相互独立，互不可见。',
  },
  add: { en: 'Add a company', zh: '添加企业' },
  addTitle: { en: 'Add a company', zh: '添加企业' },
  name: { en: 'Company name', zh: '企业名称' },
  nameHelp: {
    en: 'Exactly as on the business licence or in the register.',
    zh: '与营业执照或注册证书一致。',
  },
  nameMissing: { en: 'Enter the name of the company.', zh: '请填写企业名称。' },
  country: { en: 'Established in', zh: '注册国家/地区' },
  countryMissing: { en: 'Choose a country or region.', zh: '请选择国家/地区。' },
  choose: { en: 'Choose', zh: '请选择' },
  create: { en: 'Add company and switch to it', zh: '添加并切换到该企业' },
  cancel: { en: 'Cancel', zh: '取消' },
})
