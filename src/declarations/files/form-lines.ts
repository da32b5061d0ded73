import type { FormLine } from './worksheet-lines.ts'

const line = (box: string, en: string, zh: string): FormLine => ({ box, en, zh })

/** VAT100, top down. */
const GB: readonly FormLine[] = [
  line('1', 'VAT due on sales', '销售应缴VAT'),
  line('2', 'VAT due on acquisitions in Northern Ireland from the EU', '北爱尔兰自欧盟采购应缴VAT'),
  line('3', 'Total VAT due', '应缴VAT合计'),
  line('4', 'VAT reclaimed on purchases', '采购可抵扣VAT'),
  line('5', 'Difference between boxes 3 and 4', '第3栏与第4栏的差额'),
  line('6', 'Total sales without VAT', '不含税销售总额'),
  line('7', 'Total purchases without VAT', '不含税采购总额'),
  line('8', 'Goods supplied from Northern Ireland to the EU', '北爱尔兰向欧盟供货'),
  line('9', 'Goods acquired in Northern Ireland from the EU', '北爱尔兰自欧盟采购货物'),
]

/** UStVA, in the order of its sections. */
const DE: readonly FormLine[] = [
  line('81', 'Sales taxed at 19%', '按19%征税的销售'),
  line('86', 'Sales taxed at 7%', '按7%征税的销售'),
  line('87', 'Sales taxed at 0%', '按0%征税的销售'),
  line('35', 'Sales at other rates: base', '其他税率销售：税基'),
  line('36', 'Sales at other rates: tax', '其他税率销售：税额'),
  line('41', 'Supplies within the EU to buyers with a VAT number', '向有VAT税号买方的欧盟内供货'),
  line('43', 'Other exempt sales with deduction, such as exports', '其他可抵扣的免税销售，如出口'),
  line('89', 'Acquisitions from the EU at 19%', '欧盟内采购，19%'),
  line('93', 'Acquisitions from the EU at 7%', '欧盟内采购，7%'),
  line('90', 'Acquisitions from the EU at 0%', '欧盟内采购，0%'),
  line('95', 'Acquisitions from the EU at other rates: base', '其他税率的欧盟内采购：税基'),
  line('98', 'Acquisitions from the EU at other rates: tax', '其他税率的欧盟内采购：税额'),
  line('46', 'Services from businesses in the EU: base', '欧盟企业提供的服务：税基'),
  line('47', 'Services from businesses in the EU: tax', '欧盟企业提供的服务：税额'),
  line('84', 'Services from abroad under reverse charge: base', '适用逆向征收的境外服务：税基'),
  line('85', 'Services from abroad under reverse charge: tax', '适用逆向征收的境外服务：税额'),
  line('60', 'Sales on which the buyer owes the tax', '由买方缴税的销售'),
  line('45', 'Sales that are not taxable in Germany', '在德国不征税的销售'),
  line('66', 'Input VAT from invoices', '发票进项税额'),
  line('61', 'Input VAT on acquisitions from the EU', '欧盟内采购进项税额'),
  line('62', 'Import VAT', '进口VAT'),
  line('67', 'Input VAT on services under reverse charge', '逆向征收服务的进项税额'),
  line('39', 'Special prepayment deducted', '扣除的特别预缴税款'),
  line('83', 'Tax to pay, or credit', '应缴税金或可退税额'),
]

/** Quadro VP of the LIPE, top down. */
const IT: readonly FormLine[] = [
  line('VP2', 'Total sales', '销售总额'),
  line('VP3', 'Total purchases', '采购总额'),
  line('VP4', 'VAT due', '应缴VAT'),
  line('VP5', 'VAT deducted', '已抵扣VAT'),
  line('VP6 col 1', 'VAT owed', '应缴差额'),
  line('VP6 col 2', 'VAT in credit', '留抵差额'),
  line('VP7', 'Debit of the period before, up to the minimum', '上期未达最低额的欠税'),
  line('VP8', 'Credit of the period before', '上期留抵税额'),
  line('VP9', 'Credit of the year before', '上年留抵税额'),
  line('VP10', 'Payments for cars from the EU', '欧盟汽车已缴税款'),
  line('VP11', 'Tax credits', '税收抵免'),
  line('VP12', 'Interest for quarterly settlement', '按季结算利息'),
  line('VP13', 'Advance payment', '预缴税款'),
  line('VP14 col 1', 'To pay', '应缴税金'),
  line('VP14 col 2', 'Credit', '留抵税额'),
]

const rated = (base: string, tax: string, en: string, zh: string): FormLine[] => [
  line(base, `${en}: base`, `${zh}：税基`),
  line(tax, `${en}: tax`, `${zh}：税额`),
]

/** Register and declaration of the JPK_V7, in the order of the schema. */
const PL: readonly FormLine[] = [
  line('K_10', 'Exempt sales in Poland', '波兰境内免税销售'),
  line('K_11', 'Sales outside Poland', '波兰境外销售'),
  line('K_12', 'of which services to businesses in the EU', '其中：向欧盟企业提供的服务'),
  line('K_13', 'Sales in Poland at 0%', '波兰境内销售，0%'),
  ...rated('K_15', 'K_16', 'Sales in Poland at 5%', '波兰境内销售，5%'),
  ...rated('K_17', 'K_18', 'Sales in Poland at 8%', '波兰境内销售，8%'),
  ...rated('K_19', 'K_20', 'Sales in Poland at 23%', '波兰境内销售，23%'),
  line('K_21', 'Supplies of goods within the EU', '欧盟内供货'),
  line('K_22', 'Exports', '出口'),
  ...rated('K_23', 'K_24', 'Acquisitions from the EU', '欧盟内采购'),
  ...rated('K_25', 'K_26', 'Imports settled in the return', '在申报表中结算的进口'),
  ...rated('K_27', 'K_28', 'Services from outside the EU', '欧盟以外提供的服务'),
  ...rated('K_29', 'K_30', 'Services from businesses in the EU', '欧盟企业提供的服务'),
  ...rated('K_31', 'K_32', 'Goods on which the buyer owes the tax', '由买方缴税的货物'),
  ...rated('K_40', 'K_41', 'Purchases of fixed assets', '固定资产采购'),
  ...rated('K_42', 'K_43', 'Other purchases', '其他采购'),
  line('P_37', 'Total sales', '销售总额'),
  line('P_38', 'Total output tax', '销项税额合计'),
  line('P_39', 'Credit of the period before', '上期留抵税额'),
  line('P_48', 'Total input tax', '进项税额合计'),
  line('P_51', 'Tax to pay', '应缴税金'),
  line('P_53', 'Credit', '留抵税额'),
  line('P_62', 'Credit carried over to the next return', '结转下期的留抵税额'),
]

/** Lines of the forms that have a file of their own, or are typed in box by box. */
export const NAMED_FORMS: Readonly<Record<string, readonly FormLine[]>> = { GB, DE, IT, PL }
