import { defineText } from '#platform/shared/text.ts'
import { NAMED_FORMS } from '../files/form-lines.ts'
import { formLines, type FormLine } from '../files/worksheet-lines.ts'

const namesOf = (country: string, lines: readonly FormLine[] | null) =>
  Object.fromEntries((lines ?? []).map(({ box, en, zh }) => [`line_${country}_${box}`, { en, zh }]))

/** What stands in each box, by its form; and boxes with names of their own. */
export const boxNamesText = defineText({
  ...namesOf('FR', formLines('FR')),
  ...namesOf('ES', formLines('ES')),
  ...Object.assign({}, ...Object.entries(NAMED_FORMS).map(([country, lines]) => namesOf(country, lines))),
  kind_salesBase: { en: 'Sales at {{first}}: base', zh: '{{first}}销售：税基' },
  kind_salesTax: { en: 'Sales at {{first}}: tax', zh: '{{first}}销售：税额' },
  kind_suppliesEu: { en: 'Supplies within the EU', zh: '欧盟内供货' },
  kind_exports: { en: 'Exports', zh: '出口' },
  kind_marketplaces: { en: 'Supplies to marketplaces', zh: '向平台的供货' },
  kind_buyerOwes: { en: 'Sales on which the buyer owes the tax', zh: '由买方缴税的销售' },
  kind_taxedElsewhere: { en: 'Sales taxed in another state', zh: '在其他国家征税的销售' },
  kind_acquisitionsBase: {
    en: 'Acquisitions from the EU at {{first}}: base',
    zh: '{{first}}欧盟内采购：税基',
  },
  kind_acquisitionsTax: { en: 'Acquisitions from the EU at {{first}}: tax', zh: '{{first}}欧盟内采购：税额' },
  kind_importsBase: { en: 'Imports at {{first}}: base', zh: '{{first}}进口：税基' },
  kind_importsTax: { en: 'Imports at {{first}}: tax', zh: '{{first}}进口：税额' },
  kind_servicesBase: {
    en: 'Services under reverse charge at {{first}}: base',
    zh: '{{first}}反向征收服务：税基',
  },
  kind_servicesTax: {
    en: 'Services under reverse charge at {{first}}: tax',
    zh: '{{first}}反向征收服务：税额',
  },
  kind_inputAcquisitions: { en: 'Input VAT on acquisitions from the EU', zh: '欧盟内采购进项税额' },
  kind_inputPurchases: { en: 'Input VAT on purchases', zh: '采购进项税额' },
  kind_inputAssets: { en: 'Input VAT on fixed assets', zh: '固定资产进项税额' },
  kind_inputImports: { en: 'Import VAT', zh: '进口VAT' },
  kind_inputServices: { en: 'Input VAT on services under reverse charge', zh: '反向征收服务的进项税额' },
  kind_consumptionFromBase: {
    en: 'To {{first}} at {{rate}}, sent from {{third}}: base',
    zh: '{{third}}发往{{first}}，{{rate}}：税基',
  },
  kind_consumptionFromTax: {
    en: 'To {{first}} at {{rate}}, sent from {{third}}: tax',
    zh: '{{third}}发往{{first}}，{{rate}}：税额',
  },
  kind_consumptionBase: { en: 'To {{first}} at {{rate}}: base', zh: '发往{{first}}，{{rate}}：税基' },
  kind_consumptionTax: { en: 'To {{first}} at {{rate}}: tax', zh: '发往{{first}}，{{rate}}：税额' },
  kind_correctionOf: { en: 'Correction of {{first}} for {{second}}', zh: '更正{{first}}，{{second}}' },
  kind_totalDue: { en: 'Total to pay', zh: '应缴税金合计' },
  part_SALES: { en: 'Sales', zh: '销售' },
  part_LEDGER: { en: 'Documents with input VAT', zh: '进项单据' },
  part_ADJUSTMENT: { en: 'Adjustment: {{reason}}', zh: '调整：{{reason}}' },
  part_CARRIED: { en: 'Credit carried from the period before', zh: '上期结转的留抵税额' },
  part_LATE: { en: 'Rows that came late', zh: '逾期补交的行' },
  salesAt: { en: '{{scheme}}, {{place}} {{rate}}', zh: '{{scheme}}，{{place}}{{rate}}' },
  salesIn: { en: '{{scheme}}, {{place}}', zh: '{{scheme}}，{{place}}' },
  scheme_LOCAL: { en: 'Domestic sales', zh: '本地销售' },
  scheme_ORIGIN_BELOW_THRESHOLD: {
    en: 'Sales to consumers abroad, below the threshold',
    zh: '起征额以下的跨境销售',
  },
  scheme_IC_SUPPLY: { en: 'Supplies to businesses within the EU', zh: '欧盟内供货' },
  scheme_EXPORT: { en: 'Exports', zh: '出口' },
  scheme_DEEMED_SUPPLIER: { en: 'Sales the marketplace pays tax on', zh: '平台代扣代缴的销售' },
  scheme_DOMESTIC_REVERSE_CHARGE: { en: 'Sales on which the buyer owes the tax', zh: '由买方缴税的销售' },
  scheme_OSS_UNION: { en: 'Distance sales within the EU', zh: '欧盟内远程销售' },
  scheme_IOSS: { en: 'Imports up to €150', zh: '150欧元以下进口' },
  scheme_OTHER: { en: 'Other sales and stock moves', zh: '其他销售及移仓' },
  kind_goodsTo: { en: 'Goods to {{first}}', zh: '供货予{{first}}' },
  kind_totalSupplies: { en: 'Total of the list', zh: '清单合计' },
})
