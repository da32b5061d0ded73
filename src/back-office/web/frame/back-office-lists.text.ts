import { defineText } from '#platform/shared/text.ts'

export const backOfficeListsText = defineText({
  loading: { en: 'Loading', zh: '正在加载' },
  listFailed: { en: 'The list could not be loaded', zh: '列表加载失败' },
  nothingLost: { en: 'Nothing is lost; this is about showing it.', zh: '数据未受影响，仅显示出现问题。' },
  noRoleTitle: { en: 'Your role does not include this', zh: '您的角色无权查看此页' },
  noRoleText: { en: 'An administrator can change your role.', zh: '如需访问，请联系管理员调整角色。' },
  search: { en: 'Search', zh: '搜索' },
})
