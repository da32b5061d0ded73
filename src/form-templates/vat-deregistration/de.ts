import { registeredIn } from '../parts/registered-in.ts'
import { askOne, option, text } from '../parts/ask.ts'
import { DE } from '../parts/places.ts'
import { germanNumbers } from '../vat-filing/de.ts'
import { vatDeregistrationTemplate } from './build.ts'

/**
 * The end of business as the German office is told of it (AO § 138; for companies from abroad by letter or ELSTER
 * message), with the shortened annual return within a month (UStG § 18(3)) and the end of the VAT number at the BZSt.
 * Germany has no form for it: the order of the questions is our own.
 */
export const deVatDeregistration = vatDeregistrationTemplate({
  key: 'deVatDeregistration',
  place: DE,
  ...registeredIn.DE,
  registration: germanNumbers,
  reasons: [
    option('ceased', 'No more taxable sales in Germany', '不再在德国进行应税销售'),
    option('moved', 'Stock was moved to another state', '库存已移至其他国家'),
    option('dissolved', 'The company is being dissolved', '公司注销'),
    option('established', 'The company now has a seat or branch in Germany', '已在德国设立公司或分支机构'),
    option('other', 'Another reason', '其他原因'),
  ],
  end: [
    askOne(
      'permanentExtensionEnd',
      text('Is there a permanent extension with an advance payment?', '是否有长期延期及特别预缴款？'),
      text('Say whether there is a permanent extension.', '请选择是否有长期延期。'),
      [
        option('paid', 'Yes, and an eleventh was paid this year', '有，本年度已预缴十一分之一'),
        option('free', 'Yes, without a payment', '有，无须预缴'),
        option('no', 'No', '没有'),
      ],
      {
        help: text(
          'The advance payment is set off in the last advance return; it must not be forgotten.',
          '特别预缴款在最后一期预申报中抵扣，请勿遗漏。',
        ),
      },
    ),
  ],
  stockRule: text(
    'Goods that stay behind are taxed as if they had been taken out of the business (UStG § 3(1b)).',
    '留存的货物视同自用，须计税（UStG第3条第1b款）。',
  ),
  others: [
    option('oss', 'OSS in Germany', '德国OSS'),
    option('eori', 'German EORI number', '德国EORI'),
    option('lucid', 'LUCID and dual system', 'LUCID和双元系统合同'),
    option('weee', 'WEEE or battery registration', 'WEEE或电池法注册'),
    option('marketplaces', 'VAT number at the marketplaces', '平台后台的税号'),
  ],
})
