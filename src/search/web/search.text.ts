import { defineText } from '#platform/shared/text.ts'

export const searchText = defineText({
  label: { en: 'Search', zh: '搜索' },
  placeholder: { en: 'Search pages, orders, numbers …', zh: '搜索页面、订单、税号…' },
  group_RECENT: { en: 'Recently opened', zh: '最近打开' },
  group_PAGE: { en: 'Pages', zh: '页面' },
  group_WORK_ORDER: { en: 'My services', zh: '我的服务' },
  group_ORDER: { en: 'Orders', zh: '订单' },
  group_DECLARATION: { en: 'Declarations', zh: '申报' },
  group_NUMBER: { en: 'Registration numbers', zh: '税号与注册号' },
  group_DOCUMENT: { en: 'Documents', zh: '文件' },
  group_SERVICE: { en: 'Services to buy', zh: '可购买的服务' },
  group_HELP: { en: 'Help', zh: '帮助' },
  searching: { en: 'Searching …', zh: '正在搜索…' },
  found: { en: { one: '{{count}} result', other: '{{count}} results' }, zh: '找到{{count}}条结果' },
  none: { en: 'Nothing found for “{{typed}}”', zh: '没有找到“{{typed}}”' },
  noneHint: {
    en: 'Try fewer letters, another word, or only the last digits of a number. English and Chinese both work.',
    zh: '可以少输几个字、换个说法，或只输入编号的最后几位。中英文均可搜索。',
  },
  failed: {
    en: 'Search is not available right now. Pages can still be opened; for the rest, check your connection and try again.',
    zh: '暂时无法搜索。页面仍可打开；查找其他内容请检查网络后重试。',
  },
  again: { en: 'Try again', zh: '重试' },
  keyMove: { en: 'to move', zh: '选择' },
  keyOpen: { en: 'to open', zh: '打开' },
  keyClose: { en: 'to close', zh: '关闭' },
})
