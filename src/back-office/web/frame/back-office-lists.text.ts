import { defineText } from '#platform/shared/text.ts'

export const backOfficeListsText = defineText({
  loading: { en: 'Loading', zh: '正在加载' },
  listFailed: { en: 'The list could not be loaded', zh: '列表加载失败' },
  nothingChanged: { en: 'Nothing has been changed.', zh: '数据没有任何改动。' },
  noRoleTitle: { en: 'Your role does not include this', zh: '您的角色无权查看此页' },
  noRoleText: { en: 'An administrator can change your role.', zh: '如需访问，请联系管理员调整角色。' },
})
