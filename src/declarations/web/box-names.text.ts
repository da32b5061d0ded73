import { defineText } from '#platform/shared/text.ts'
import { CATEGORY_TEXT } from '../epr/category-text.ts'
import { NAMED_FORMS } from '../files/form-lines.ts'
import { formLines, type FormLine } from '../files/worksheet-lines.ts'

const namesOf = (country: string, lines: readonly FormLine[] | null) =>
  Object.fromEntries((lines ?? []).map(({ box, en, zh }) => [`line_${country}_${box}`, { en, zh }]))

/** What stands in each box, by its form; and boxes with names of their own. */
export const boxNamesText = defineText({
  ...namesOf('FR', formLines('FR')),
  ...namesOf('ES', formLines('ES')),
  ...Object.assign({}, ...Object.entries(NAMED_FORMS).map(([country, lines]) => namesOf(country, lines))),
  say_DE_41: {
    en: 'Goods sold to businesses in other member states that gave a VAT number, and your own stock moved to a warehouse there.',
    zh: '向其他欧盟成员国有VAT税号的企业供货，以及移仓至当地的自有货物。',
  },
  say_DE_43: {
    en: 'Sales without German VAT for which input VAT stays deductible: exports out of the EU, and sales to the marketplace, which pays the VAT in your place.',
    zh: '不征德国VAT、但进项税额仍可抵扣的销售：出口至欧盟以外，以及向平台的供货（由平台代为缴税）。',
  },
  say_DE_45: {
    en: 'Sales that Germany does not tax, such as distance sales that are taxed where the buyer lives.',
    zh: '德国不征税的销售，例如在买方所在国征税的远程销售。',
  },
  say_DE_60: {
    en: 'Sales on which the buyer owes the tax (§ 13b(5) UStG).',
    zh: '由买方缴税的销售（德国增值税法第13b条第5款）。',
  },
  say_DE_61: {
    en: 'The tax on goods received from other member states, which you owe and deduct in the same return.',
    zh: '自其他欧盟成员国购入货物的税额，在同一期申报中既计入应缴又可抵扣。',
  },
  say_DE_62: {
    en: 'Import VAT as shown on the customs notices.',
    zh: '进口增值税，以海关税单为准。',
  },
  say_DE_66: {
    en: 'VAT on reviewed invoices from German suppliers.',
    zh: '已审核的德国供应商发票上的VAT。',
  },
  say_DE_67: {
    en: 'The tax on services under reverse charge (§ 13b UStG), as far as you may deduct it.',
    zh: '逆向征收服务（德国增值税法第13b条）的可抵扣税额。',
  },
  say_DE_83: {
    en: 'Tax on sales and acquisitions less input VAT; a negative amount is a credit.',
    zh: '销售和采购税额减去进项税额；为负数时表示可退税。',
  },
  say_GB_6: {
    en: 'All sales excluding VAT in whole pounds, including zero-rated sales and sales to the marketplace.',
    zh: '全部不含税销售额（整英镑），含零税率销售和向平台的供货。',
  },
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
  kind_inputImports: { en: 'Import VAT', zh: '进口增值税' },
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
  part_ERROR: { en: 'Error in an earlier return, corrected here', zh: '在本期更正的前期差错' },
  part_CARRIED: { en: 'Credit carried over from the period before', zh: '上期结转的留抵税额' },
  part_LATE: { en: 'Rows imported late', zh: '后来补传的行' },
  salesAt: { en: '{{scheme}}, {{place}} {{rate}}', zh: '{{scheme}}，{{place}}{{rate}}' },
  salesIn: { en: '{{scheme}}, {{place}}', zh: '{{scheme}}，{{place}}' },
  scheme_LOCAL: { en: 'Domestic sales', zh: '本地销售' },
  scheme_ORIGIN_BELOW_THRESHOLD: {
    en: 'Sales to consumers abroad, below the threshold',
    zh: '起征额以下的跨境销售',
  },
  scheme_IC_SUPPLY: { en: 'Supplies to businesses within the EU', zh: '欧盟内供货' },
  scheme_EXPORT: { en: 'Exports', zh: '出口' },
  scheme_DEEMED_SUPPLIER: { en: 'Sales on which the marketplace pays the tax', zh: '平台代扣代缴的销售' },
  scheme_DOMESTIC_REVERSE_CHARGE: { en: 'Sales on which the buyer owes the tax', zh: '由买方缴税的销售' },
  scheme_OSS_UNION: { en: 'Distance sales within the EU', zh: '欧盟内远程销售' },
  scheme_IOSS: { en: 'Imports up to €150', zh: '150欧元以下进口' },
  scheme_OTHER: { en: 'Other sales and stock moves', zh: '其他销售及移仓' },
  kind_goodsTo: { en: 'Goods to {{first}}', zh: '向{{first}}供货' },
  kind_totalSupplies: { en: 'Total of the list', zh: '清单合计' },
  kind_totalWeight: { en: 'Total weight', zh: '合计重量' },
  kind_battery: { en: '{{kind}}, {{chemistry}}', zh: '{{kind}}（{{chemistry}}）' },
  part_GOODS: { en: 'Goods that were sent', zh: '已发货商品' },
  part_QUANTITIES: { en: 'Entered quantities', zh: '录入的数量' },
  ...CATEGORY_TEXT,
  buyerConfirmed: {
    en: 'Buyer {{number}}: confirmed by {{register}} on {{day}}',
    zh: '买方税号{{number}}：{{register}}于{{day}}确认有效',
  },
  buyerProven: {
    en: 'Buyer {{number}}: confirmed by {{register}} on {{day}}, consultation number {{consultation}}',
    zh: '买方税号{{number}}：{{register}}于{{day}}确认有效，核验编号{{consultation}}',
  },
  buyerDenied: {
    en: 'Buyer {{number}}: not confirmed by {{register}} ({{day}})',
    zh: '买方税号{{number}}：{{register}}未确认有效（{{day}}）',
  },
  buyerUnanswered: {
    en: 'Buyer {{number}}: the register has not answered yet',
    zh: '买方税号{{number}}：官方登记系统尚未答复',
  },
  rowWas: {
    en: 'Until {{day}}: {{what}}, VAT {{tax}}; reassessed because {{because}}',
    zh: '{{day}}前为{{what}}，VAT {{tax}}；因{{because}}而重新判定',
  },
  rowWasNowhere: {
    en: 'In no return until {{day}}; reassessed because {{because}}',
    zh: '{{day}}前未计入任何申报；因{{because}}而重新判定',
  },
  rowIsNew: { en: 'New since the return that is corrected', zh: '原申报之后新增' },
  rowsThen: {
    en: 'The rows as they stood when the figures were calculated, on {{day}}. What came, changed or was withdrawn later is not in them.',
    zh: '以下为{{day}}计算数据时的明细；此后新增、变更或撤回的记录不计入其中。',
  },
  rowsInDoubt: {
    en: {
      one: 'One more row was in this part then. It is an open issue of its report now and cannot be listed.',
      other:
        '{{count}} more rows were in this part then. They are open issues of their reports now and cannot be listed.',
    },
    zh: '当时另有{{count}}行计入本部分，现属报告中的待处理问题，无法列出。',
  },
})
