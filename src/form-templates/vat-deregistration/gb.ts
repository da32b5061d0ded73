import { registeredIn } from '../parts/registered-in.ts'
import { askOne, option, text } from '../parts/ask.ts'
import { yesNo } from '../parts/choices.ts'
import { GB } from '../parts/places.ts'
import { ukAccount } from '../vat-filing/gb.ts'
import { vatDeregistrationTemplate } from './build.ts'

/**
 * Form VAT7 and VAT Notice 700/11: reason, date, stock and assets on hand (section 7), cash accounting, records; the
 * application is due within 30 days, and a GB EORI ends with the number.
 */
export const gbVatDeregistration = vatDeregistrationTemplate({
  key: 'gbVatDeregistration',
  place: GB,
  ...registeredIn.GB,
  registration: [],
  reasons: [
    option('ceasedTrading', 'Stopped trading', '停止经营'),
    option('ceasedTaxable', 'Stopped making taxable supplies in the UK', '不再有英国应税销售'),
    option('intention', 'Never began, and no longer intends to', '从未开始经营，且不再有此计划'),
    option('legalStatus', 'The legal status has changed', '公司法律形式变更'),
    option('soldBusiness', 'The business was sold or closed', '业务已出售或关闭'),
    option('other', 'Another reason', '其他原因'),
  ],
  end: [
    yesNo(
      'vatOnStockAboveLimit',
      {
        label: text(
          'Would the VAT on stock and assets on hand be more than 1,000 GBP?',
          '剩余库存和资产对应的VAT是否超过1,000英镑？',
        ),
        missing: text('Say whether the VAT would be more than 1,000 GBP.', '请选择是否超过1,000英镑。'),
        help: text(
          'At 20% that is a value above 5,000 GBP. Only what VAT was reclaimed on counts.',
          '按20%税率，即价值超过5,000英镑，仅计算已抵扣过进项税的部分。',
        ),
      },
      { visibleWhen: { op: 'in', field: 'stockLeft', value: ['moving', 'staying'] } },
    ),
    yesNo('cashAccounting', {
      label: text('Does the company use cash accounting?', '公司是否采用现金收付制？'),
      missing: text('Say whether the company uses cash accounting.', '请选择是否采用现金收付制。'),
      help: text(
        'Then VAT on invoices not yet paid is due in the final return or within six months.',
        '采用的，未收款发票的VAT须在最终申报中或6个月内申报。',
      ),
    }),
    askOne(
      'eoriNeeded',
      text('Is the GB EORI still needed?', '之后是否仍需要GB EORI？'),
      text('Say whether the GB EORI is still needed.', '请选择是否仍需要GB EORI。'),
      [
        option('no', 'No', '不需要'),
        option('yes', 'Yes', '需要'),
        option('none', 'There is none', '没有EORI'),
      ],
      {
        help: text(
          'HMRC cancels it together with the VAT number unless it is told beforehand.',
          '如不事先说明，HMRC会将其与VAT税号一并注销。',
        ),
      },
    ),
    yesNo('gatewayForCancelling', {
      label: text(
        'Does the company have a Government Gateway account?',
        '公司是否已有Government Gateway账号？',
      ),
      missing: text('Say whether there is such an account.', '请选择是否已有账号。'),
      help: text('The VAT part of it shows the final return.', '最终申报会显示在其VAT部分。'),
    }),
  ],
  stockRule: text(
    'VAT is due on goods on hand on which VAT was reclaimed, if it comes to more than 1,000 GBP.',
    '已抵扣过进项税的剩余货物，对应VAT合计超过1,000英镑的须计税。',
  ),
  others: [
    option('xi', 'XI number (Northern Ireland)', 'XI税号（北爱尔兰）'),
    option('eori', 'GB EORI number', '英国EORI'),
    option('packaging', 'Packaging registration', '包装注册'),
    option('directDebit', 'Direct debit', '直接扣款'),
    option('marketplaces', 'VAT number at the marketplaces', '平台后台的税号'),
  ],
  bank: ukAccount,
})
