import type { RowField, Template } from '#forms/engine/model/template.ts'
import { askDay, askOne, askSeveral, askText, digits, onlyWhen, option, text } from '../parts/ask.ts'
import { is, yesNo } from '../parts/choices.ts'
import { companySection } from '../parts/company-section.ts'
import { companyDocuments, declaration } from '../parts/document-fields.ts'
import { signatoryField } from '../parts/handover-fields.ts'
import { GB } from '../parts/places.ts'
import { vatNumberField } from '../parts/registered-fields.ts'
import { contactPerson, firstShipmentFields, publicationField } from './shared.ts'

const numbers: readonly RowField[] = [
  yesNo('hasNumber', {
    label: text('Is there a British VAT number?', '是否已有英国VAT税号？'),
    missing: text('Say whether there is a British VAT number.', '请选择是否已有英国VAT税号。'),
    help: text(
      'Then the EORI is made from it: GB, the nine digits and 000.',
      '如有，EORI由其生成：GB加9位数字再加000。',
    ),
  }),
  ...onlyWhen(is('hasNumber', 'yes'), [
    vatNumberField(GB, text('GB and 9 digits.', 'GB加9位数字。')),
    askDay(
      'registeredSince',
      text('Registered from', '税号生效日期'),
      text('day from which the registration counts', '税号生效日期'),
      {
        help: text('The effective date on the VAT certificate.', '见VAT证书上的生效日期。'),
        copyKey: 'vat.since.GB',
        validators: [{ name: 'range', min: '1990-01-01', max: 'today' }],
      },
    ),
  ]),
  askText(
    'utr',
    text('Unique Taxpayer Reference (UTR)', '英国唯一纳税人编号（UTR）'),
    text('Unique Taxpayer Reference', '唯一纳税人编号（UTR）'),
    {
      help: text(
        '10 digits, on letters of HMRC. Only companies that pay UK Corporation Tax have one.',
        '10位数字，见HMRC信件。仅缴纳英国企业所得税的公司才有。',
      ),
      required: false,
      width: 'half',
      validators: digits(10),
    },
  ),
  yesNo('hadEori', {
    label: text('Has the company ever had a GB EORI?', '公司以前是否有过英国EORI？'),
    missing: text('Say whether there was a GB EORI before.', '请选择以前是否有过英国EORI。'),
    help: text('One that ended with an earlier VAT number counts too.', '随旧VAT税号失效的也算。'),
  }),
  askText('gbEori', text('That GB EORI number', '原英国EORI号码'), text('GB EORI number', '英国EORI号码'), {
    help: text('GB and 12 digits.', 'GB加12位数字。'),
    visibleWhen: is('hadEori', 'yes'),
    copyKey: 'company.gbEori',
    width: 'half',
    validators: [{ name: 'eori' }],
  }),
]

const use: readonly RowField[] = [
  askSeveral(
    'eoriUse',
    text('What will the number be used for?', 'EORI号用途'),
    text('Choose at least one use.', '请至少选择一项用途。'),
    [
      option('import', 'Imports into Great Britain', '进口到英国'),
      option('export', 'Exports from Great Britain', '从英国出口'),
      option(
        'northernIreland',
        'Goods to or from Northern Ireland (XI number)',
        '进出北爱尔兰的货物（XI号）',
      ),
    ],
    {
      help: text(
        'An XI number needs a GB number and is applied for with a second form.',
        'XI号须先有GB号，另行申请。',
      ),
    },
  ),
  askOne(
    'importVatGb',
    text('How should import VAT be dealt with?', '进口VAT如何处理？'),
    text('Say how import VAT should be dealt with.', '请选择进口VAT的处理方式。'),
    [
      option('postponed', 'Postponed to the return (PVA)', '递延至申报表（PVA）'),
      option('paid', 'Paid at customs, with certificate C79', '进口时缴纳，取得C79证书'),
      option('noNumber', 'There is no VAT number yet', '尚无VAT税号'),
    ],
    {
      help: text(
        'The statements are in the customs declaration service (CDS); we set up the access.',
        '凭证在海关申报系统（CDS）下载，由我们协助开通。',
      ),
    },
  ),
]

/**
 * What HMRC asks in the online application for an EORI number starting with GB (and XI): VAT number and effective date,
 * UTR, business start date, activity, contact, and whether the data may be published.
 */
export const gbEori: Template = {
  key: 'gbEori',
  version: 1,
  title: text('Form: EORI number, Great Britain', '英国EORI资料表'),
  sections: [
    companySection({
      ...GB,
      nameHelp: {
        en: 'Exactly as it will stand on the customs declarations and invoices.',
        zh: '须与报关单和商业发票上的名称完全一致。没有英文名称的，可使用拼音。',
      },
      domestic: {
        en: 'Companies in the United Kingdom use this form as well.',
        zh: '英国公司也可使用本表。',
      },
    }),
    {
      key: 'customs',
      title: text('Numbers and use', '税号与用途'),
      fields: [
        ...numbers,
        ...use,
        ...contactPerson,
        publicationField(text('the EORI checker on gov.uk', 'gov.uk的EORI查询页')),
      ],
    },
    {
      key: 'shipment',
      title: text('First shipment', '首批货物'),
      fields: firstShipmentFields(GB),
    },
    {
      key: 'papers',
      title: text('Papers and mandate', '文件与授权'),
      fields: [...companyDocuments(), signatoryField(), declaration()],
    },
  ],
}
