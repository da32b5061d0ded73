import { defineText } from '#platform/shared/text.ts'

export const checksText = defineText({
  title: { en: 'Checks', zh: '核对' },
  hints: { en: 'hints only', zh: '仅供参考' },
  loading: { en: 'Comparing the answers', zh: '正在核对' },
  failed: { en: 'The checks could not be loaded.', zh: '核对结果加载失败。' },
  again: { en: 'Try again', zh: '重试' },
  level_wrong: { en: 'Cannot be used so', zh: '无法使用' },
  level_look: { en: 'Worth a look', zh: '请留意' },
  level_good: { en: 'In order', zh: '无异常' },
  nothing: { en: 'Nothing stands out. ', zh: '未发现异常。' },
  compared: {
    en: {
      one: 'Compared with the profile and one other form of the company.',
      other: 'Compared with the profile and {{count}} other forms of the company.',
    },
    zh: '已与企业资料及该企业另外{{count}}份资料表核对。',
  },
  comparedProfile: {
    en: 'Compared with the profile; the company has no other form.',
    zh: '已与企业资料核对；该企业没有其他资料表。',
  },
})
