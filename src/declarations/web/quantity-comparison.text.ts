import { defineText } from '#platform/shared/text.ts'

export const quantityComparisonText = defineText({
  title: { en: 'Beside the period before', zh: '与上期对比' },
  unit: { en: 'In kilograms', zh: '单位：公斤' },
  material: { en: 'Category', zh: '类别' },
  now: { en: 'This period', zh: '本期' },
  before: { en: 'Period before', zh: '上期' },
  difference: { en: 'Difference', zh: '差额' },
  first: {
    en: 'This is the first report of this registration. There is no period before to compare it with.',
    zh: '这是该注册的首期申报，没有上期可供对比。',
  },
  against: {
    en: 'Compared with {{days}}, report {{number}}.',
    zh: '对比期间：{{days}}，申报编号{{number}}。',
  },
  notAsLong: {
    en: 'The two periods are not equally long. Part of the difference may come from that.',
    zh: '两期时长不同，部分差额可能由此产生。',
  },
  beforeOpen: {
    en: 'The report of the period before ({{days}}) has no figures yet. The comparison appears once it is calculated.',
    zh: '上期（{{days}}）尚未算出数据，算出后即显示对比。',
  },
  notYet: {
    en: 'The comparison appears once the quantities of this period are calculated.',
    zh: '本期数量算出后即显示对比。',
  },
})
