import { defineText } from '#platform/shared/text.ts'

export const missingPricesText = defineText({
  title: {
    en: {
      one: '{{count}} movement of own goods waits for a cost price',
      other: '{{count}} movements of own goods wait for a cost price',
    },
    zh: { other: '{{count}}条自有货物移仓缺少成本价' },
  },
  lead: {
    en: 'They are in no return until the price is known.',
    zh: '填写成本价之前，这些移仓不计入任何申报。',
  },
  sku: { en: 'SKU', zh: 'SKU' },
  from: { en: 'Dispatch country', zh: '发货国家' },
  movements: { en: 'Movements', zh: '移仓条数' },
  action: { en: 'Action', zh: '操作' },
  enter: { en: 'Enter price', zh: '填写成本价' },
  enterNamed: { en: 'Enter the price of {{sku}}', zh: '填写{{sku}}的成本价' },
  noSku: { en: 'No SKU in the report', zh: '销售报告未写明SKU' },
  all: { en: 'All cost prices', zh: '全部成本价' },
  more: {
    en: 'The {{shown}} SKUs with most movements, of {{total}}.',
    zh: '共{{total}}个SKU，此处列出移仓最多的{{shown}}个。',
  },
})
