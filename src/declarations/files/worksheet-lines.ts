import type { LocalText } from '#platform/shared/local-text.ts'

/** A line of a form: its box as the return names it, and what stands in it. */
export type FormLine = { box: string } & LocalText
const line = (box: string, en: string, zh: string): FormLine => ({ box, en, zh })
const rated = (box: string, en: string, zh: string): FormLine[] => [
  line(`${box} base`, `${en}: base`, `${zh}：税基`),
  line(`${box} tax`, `${en}: tax`, `${zh}：税额`),
]

/** CA3 (3310-CA3-SD), top down. */
const FR: readonly FormLine[] = [
  line('A1', 'Sales and services', '销售货物及提供服务'),
  line('A2', 'Other taxable transactions', '其他应税交易'),
  line('A3', 'Services bought from a supplier not established in France', '向未在法国设立的供应商购买的服务'),
  line('A4', 'Imports', '进口货物'),
  line('A5', 'Goods leaving a tax warehouse', '移出税收暂缓监管的货物'),
  line('B1', 'Petroleum products released for consumption', '投放消费的石油产品'),
  line('B2', 'Intra-Community acquisitions', '欧盟内采购'),
  line('B3', 'Electricity, gas, heat and cold taxable in France', '在法国应税的电力、燃气、供热及供冷'),
  line('B4', 'Goods and services under reverse charge (art. 283-1)', '适用逆向征收的货物和服务（第283-1条）'),
  line('B5', 'Adjustments', '调整'),
  line('E1', 'Exports outside the EU', '出口至欧盟以外'),
  line('E2', 'Other transactions that are not taxable', '其他非应税交易'),
  line(
    'E3',
    'Distance sales to consumers, taxable in another member state',
    '在其他成员国应税的面向消费者的远程销售',
  ),
  line('E4', 'Imports that are not taxable', '非应税进口'),
  line('E5', 'Goods leaving a tax warehouse, not taxable', '移出税收暂缓监管的非应税货物'),
  line('E6', 'Imports into a tax warehouse', '进入税收暂缓监管的进口货物'),
  line('F1', 'Intra-Community acquisitions that are not taxable', '非应税的欧盟内采购'),
  line('F2', 'Intra-Community supplies', '欧盟内供货'),
  line(
    'F3',
    'Electricity, gas, heat and cold, not taxable in France',
    '在法国非应税的电力、燃气、供热及供冷',
  ),
  ...rated('08', 'Standard rate of 20%', '标准税率20%'),
  ...rated('09', 'Reduced rate of 5.5%', '优惠税率5.5%'),
  ...rated('9B', 'Reduced rate of 10%', '优惠税率10%'),
  line('15', 'VAT deducted earlier, to be repaid', '此前已抵扣、现应退回的VAT'),
  ...rated('I1', 'Imports at 20%', '进口，20%'),
  ...rated('I2', 'Imports at 10%', '进口，10%'),
  ...rated('I3', 'Imports at 8.5%', '进口，8.5%'),
  ...rated('I4', 'Imports at 5.5%', '进口，5.5%'),
  ...rated('I5', 'Imports at 2.1%', '进口，2.1%'),
  ...rated('I6', 'Imports at 1.05%', '进口，1.05%'),
  line('16', 'Total VAT due', '应缴VAT合计'),
  line('17', 'of which on intra-Community acquisitions', '其中：欧盟内采购'),
  line('19', 'Deductible VAT on fixed assets', '固定资产可抵扣VAT'),
  line('20', 'Deductible VAT on other goods and services', '其他货物和服务可抵扣VAT'),
  line('21', 'Other deductible VAT', '其他可抵扣VAT'),
  line('22', 'Credit carried over from the return before', '上期留抵税额'),
  line('22A', 'Single tax coefficient for the period', '当期统一税收系数'),
  line('23', 'Total deductible VAT', '可抵扣VAT合计'),
  line('25', 'VAT credit', '留抵税额'),
  line('26', 'Refund asked for', '申请退还的税额'),
  line('27', 'Credit carried over to the next return', '结转下期的留抵税额'),
  line('28', 'Net VAT due', 'VAT净应缴额'),
  line('32', 'Total to pay', '应缴税金合计'),
]

const pair = (base: string, tax: string, en: string, zh: string): FormLine[] => [
  line(base, `${en}: base`, `${zh}：税基`),
  line(tax, `${en}: tax`, `${zh}：税额`),
]

/** Modelo 303, top down. */
const ES: readonly FormLine[] = [
  ...pair('150', '152', 'Sales at 0%', '销售，0%'),
  ...pair('165', '167', 'Sales at 2%', '销售，2%'),
  ...pair('01', '03', 'Sales at 4%', '销售，4%'),
  ...pair('153', '155', 'Sales at 5%', '销售，5%'),
  ...pair('04', '06', 'Sales at 10%', '销售，10%'),
  ...pair('07', '09', 'Sales at 21%', '销售，21%'),
  ...pair('10', '11', 'Intra-Community acquisitions of goods and services', '欧盟内采购的货物和服务'),
  ...pair('12', '13', 'Other transactions under reverse charge', '其他适用逆向征收的交易'),
  ...pair('14', '15', 'Changes to bases and tax', '税基和税额的更正'),
  line('27', 'Total tax due', '应缴税额合计'),
  ...pair('28', '29', 'Domestic purchases', '境内采购'),
  ...pair('30', '31', 'Domestic purchases of fixed assets', '境内采购的固定资产'),
  ...pair('32', '33', 'Imports', '进口'),
  ...pair('34', '35', 'Imports of fixed assets', '进口的固定资产'),
  ...pair('36', '37', 'Intra-Community acquisitions, deductible', '欧盟内采购，可抵扣'),
  ...pair(
    '38',
    '39',
    'Intra-Community acquisitions of fixed assets, deductible',
    '欧盟内采购的固定资产，可抵扣',
  ),
  line('45', 'Total deductible', '可抵扣合计'),
  line('46', 'Result of the general scheme', '一般计税结果'),
  line('59', 'Intra-Community supplies', '欧盟内供货'),
  line('60', 'Exports', '出口'),
  line('120', 'Not taxable here because of the place of supply', '因供应地规则在本国不征税'),
  line('122', 'Under reverse charge: the buyer owes the tax', '逆向征收：由买方缴税'),
  line('123', 'Distance sales declared through the one-stop shop', '通过OSS申报的远程销售'),
  line('77', 'Import VAT settled by the customs, still to pay', '由海关核定、尚待缴纳的进口VAT'),
  line('110', 'Credit of earlier periods', '前期留抵税额'),
  line('78', 'Credit of earlier periods, applied now', '本期使用的前期留抵税额'),
  line('87', 'Credit left for later periods', '结转后期的留抵税额'),
  line('69', 'Result', '结果'),
  line('71', 'Result of the return', '申报结果'),
]

const FORMS: Readonly<Record<string, readonly FormLine[]>> = { FR, ES }

/** The lines of a country's form in the form's own order; null where the product does not know the form. */
export const formLines = (country: string): readonly FormLine[] | null => FORMS[country] ?? null

/** The names of figures in a return whose form is not known: sales, acquisitions, input tax. */
const NAMED: readonly (readonly [RegExp, LocalText])[] = [
  [/^sales (\S+) base$/, { en: 'Sales at $1: base', zh: '销售，$1：税基' }],
  [/^sales (\S+) tax$/, { en: 'Sales at $1: tax', zh: '销售，$1：税额' }],
  [/^supplies within the EU$/, { en: 'Supplies within the EU', zh: '欧盟内供货' }],
  [/^exports$/, { en: 'Exports', zh: '出口' }],
  [/^supplies to marketplaces$/, { en: 'Supplies to marketplaces', zh: '向平台的供货' }],
  [/^reverse charge supplies$/, { en: 'Supplies on which the buyer owes the tax', zh: '由买方缴税的供货' }],
  [/^taxed elsewhere$/, { en: 'Sales that are taxed in another state', zh: '在其他国家征税的销售' }],
  [/^acquisitions (\S+) base$/, { en: 'Acquisitions from the EU at $1: base', zh: '欧盟内采购，$1：税基' }],
  [/^acquisitions (\S+) tax$/, { en: 'Acquisitions from the EU at $1: tax', zh: '欧盟内采购，$1：税额' }],
  [/^imports (\S+) base$/, { en: 'Imports at $1: base', zh: '进口，$1：税基' }],
  [/^imports (\S+) tax$/, { en: 'Imports at $1: tax', zh: '进口，$1：税额' }],
  [
    /^reverse charge (\S+) base$/,
    { en: 'Services under reverse charge at $1: base', zh: '逆向征收的服务，$1：税基' },
  ],
  [
    /^reverse charge (\S+) tax$/,
    { en: 'Services under reverse charge at $1: tax', zh: '逆向征收的服务，$1：税额' },
  ],
  [
    /^input tax on acquisitions$/,
    { en: 'Deductible: on acquisitions from the EU', zh: '可抵扣：欧盟内采购' },
  ],
  [/^input tax: purchase$/, { en: 'Deductible: on domestic purchases', zh: '可抵扣：境内采购' }],
  [/^input tax: fixed asset$/, { en: 'Deductible: on fixed assets', zh: '可抵扣：固定资产' }],
  [/^input tax: import.*$/, { en: 'Deductible: on imports', zh: '可抵扣：进口' }],
  [
    /^input tax: service.*$/,
    { en: 'Deductible: on services under reverse charge', zh: '可抵扣：逆向征收的服务' },
  ],
]

/** Where a named figure stands, and how it is called in both languages; null for a box of a form. */
export function namedLine(box: string): { place: number; name: LocalText } | null {
  const place = NAMED.findIndex(([pattern]) => pattern.test(box))
  const found = NAMED[place]
  if (!found) return null
  const [pattern, name] = found
  return { place, name: { en: box.replace(pattern, name.en), zh: box.replace(pattern, name.zh) } }
}
