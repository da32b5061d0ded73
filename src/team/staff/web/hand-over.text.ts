import { defineText } from '#platform/shared/text.ts'

export const handOverText = defineText({
  title: { en: 'Hand over the work orders of {{name}}', zh: '移交{{name}}的服务单' },
  open: { en: 'Hand over…', zh: '移交…' },
  openNamed: { en: 'Hand over the work orders of {{name}}', zh: '移交{{name}}的服务单' },
  to: { en: 'To', zh: '移交给' },
  byRules: { en: 'Whoever the assignment rules say', zh: '按分派规则' },
  which: { en: 'Work orders', zh: '服务单' },
  all: { en: 'Select all', zh: '全选' },
  none: { en: 'Select none', zh: '全不选' },
  more: {
    en: 'Only the oldest {{count}} are listed. Hand these over first.',
    zh: '仅列出最早的{{count}}单，请先移交这些。',
  },
  nothingChosen: { en: 'Select at least one work order.', zh: '请至少选择一单。' },
  submit: { en: 'Hand over {{count}}', zh: '移交{{count}}单' },
  cancel: { en: 'Close', zh: '关闭' },
  progress: { en: '{{count}} of {{total}} done', zh: '已处理{{count}}/{{total}}单' },
  done: { en: '{{count}} handed over', zh: '已移交{{count}}单' },
  refused: { en: '{{count}} not handed over', zh: '{{count}}单未移交' },
  refusedRow: { en: '{{company}}, {{number}}: ', zh: '{{company}}，{{number}}：' },
  refusedClose: { en: 'Close', zh: '关闭' },
  empty: { en: 'Nothing to hand over', zh: '没有可移交的服务单' },
  emptyText: { en: 'This person has no open work orders.', zh: '该人员没有未结服务单。' },
  loading: { en: 'Loading work orders', zh: '正在加载服务单' },
  failed: { en: 'The work orders could not be loaded', zh: '服务单未能加载' },
})
