import { defineText } from '#platform/shared/text.ts'

export const shopsStaffText = defineText({
  title: { en: 'Marketplace notices', zh: '平台通知' },
  sub: {
    en: 'What marketplaces wrote to customers about their shops',
    zh: '平台就店铺发给客户的通知',
  },
  views: { en: 'Views', zh: '视图' },
  view_OPEN: { en: 'Open', zh: '待回复' },
  view_ANSWERED: { en: 'Answered', zh: '已回复' },
  view_CLOSED: { en: 'Closed', zh: '已结案' },
  noRoleTitle: { en: 'Your role does not include notices', zh: '您无权查看平台通知' },
  noRoleText: {
    en: 'Case handlers, reviewers and administrators can see them. An administrator can change your role.',
    zh: '仅经办人、复核人和管理员可以查看，如需权限，请联系管理员。',
  },
  empty: { en: 'No notices here', zh: '暂无平台通知' },
  emptyText: {
    en: 'Notices that customers add on their page of shops appear here.',
    zh: '客户在店铺页面添加的通知会显示在这里。',
  },
  company: { en: 'Company', zh: '企业' },
  shop: { en: 'Shop', zh: '店铺' },
  until: { en: 'Answer by', zh: '回复截止日' },
  noDay: { en: 'No day given', zh: '未说明' },
  overdue: { en: 'Overdue', zh: '已逾期' },
  cause: { en: 'Differences found', zh: '发现的不一致' },
  fact_NAME: { en: 'name', zh: '公司名称' },
  fact_NAME_ORIGINAL: { en: 'original name', zh: '原文名称' },
  fact_ADDRESS: { en: 'address', zh: '地址' },
  fact_REGISTRATION_NUMBER: { en: 'registration number', zh: '公司注册号' },
  fact_VAT_NUMBER: { en: 'VAT number', zh: 'VAT税号' },
  none: { en: 'None', zh: '无' },
  listOf: { en: '{{first}}, {{second}}', zh: '{{first}}、{{second}}' },
  text: { en: 'Notice', zh: '通知内容' },
  screenshotOnly: { en: 'Screenshot only', zh: '仅有截图' },
})
