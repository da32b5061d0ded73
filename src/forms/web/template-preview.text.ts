import { defineText } from '#platform/shared/text.ts'

export const templatePreviewText = defineText({
  text: {
    en: 'This is the form you will receive, for preview only. Nothing can be entered or saved here.',
    zh: '这是您将收到的资料表，仅供预览，不可填写，也不会保存。',
  },
  langLabel: { en: 'Language of the form', zh: '资料表语言' },
  depends: { en: 'depends on earlier answers', zh: '视前面的回答而定' },
  optional: { en: 'optional', zh: '选填' },
  repeated: { en: 'up to {{count}} times', zh: '最多{{count}}条' },
  computed: { en: 'filled in automatically', zh: '自动计算' },
  failed: { en: 'The form could not be loaded', zh: '资料表加载失败' },
  safe: { en: 'Your choices on this page are kept.', zh: '您在本页的选择不受影响。' },
  loading: { en: 'Loading the form', zh: '正在加载资料表' },
  kind_text: { en: 'text', zh: '文本' },
  kind_textarea: { en: 'longer text', zh: '长文本' },
  kind_number: { en: 'number', zh: '数字' },
  kind_money: { en: 'amount', zh: '金额' },
  kind_date: { en: 'date', zh: '日期' },
  kind_checkbox: { en: 'tick box', zh: '勾选' },
  kind_radio: { en: 'choose one', zh: '单选' },
  kind_select: { en: 'choose one', zh: '单选' },
  kind_multiselect: { en: 'choose any', zh: '多选' },
  kind_country: { en: 'country or region', zh: '国家/地区' },
  kind_file: { en: 'document', zh: '文件' },
})
