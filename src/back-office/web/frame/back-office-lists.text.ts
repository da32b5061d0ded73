import { defineText } from '#platform/shared/text.ts'

export const backOfficeListsText = defineText({
  loading: { en: 'Loading', zh: '正在加载' },
  listFailed: { en: 'The list could not be loaded', zh: '列表加载失败' },
  nothingChanged: { en: 'Nothing has been changed.', zh: '数据没有任何改动。' },
  keySpace: { en: 'Space', zh: '空格' },
  keyMove: { en: 'Next or previous row', zh: '下一行、上一行' },
  keyOpen: { en: 'Open it', zh: '打开' },
  keySelect: { en: 'Select it, or not', zh: '选择或取消选择' },
  keyRange: { en: 'Select all up to there', zh: '选择到该行为止' },
  keyClear: { en: 'Clear the selection', zh: '取消选择' },
  keyFind: { en: 'Find', zh: '查找' },
  keysAll: { en: 'All keys (?)', zh: '全部快捷键（?）' },
  noRoleTitle: { en: 'Your role does not include this', zh: '您的角色无权查看此页' },
  noRoleText: { en: 'An administrator can change your role.', zh: '如需访问，请联系管理员调整角色。' },
  reasonTitle: { en: 'Show {{name}}', zh: '显示{{name}}' },
  reasonText: {
    en: 'This is not assigned to you. Your reason is recorded with your name.',
    zh: '该业务未分派给您，查看原因将与您的姓名一并记录。',
  },
  reasonLabel: { en: 'Why you need to see it', zh: '查看原因' },
  reasonMissing: { en: 'Enter why you need to see it.', zh: '请填写查看原因。' },
  reasonShow: { en: 'Show', zh: '显示' },
  reasonBack: { en: 'Back', zh: '返回' },
  guardedFile: { en: 'A file of work that is not yours', zh: '非本人经办业务的文件' },
  guardedText: {
    en: 'It is not assigned to you. Say why you need to see the file, and it opens.',
    zh: '该业务未分派给您，说明查看原因后即可打开。',
  },
  guardedShow: { en: 'Say why and open', zh: '说明原因并打开' },
  countryPlaceholder: { en: 'Type to search', zh: '输入名称搜索' },
  countryNotFound: { en: 'No matching country or region', zh: '没有找到该国家或地区' },
  countryFound: {
    en: { one: '{{count}} match', other: '{{count}} matches' },
    zh: '找到{{count}}个',
  },
})
