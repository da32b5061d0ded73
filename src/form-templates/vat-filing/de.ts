import type { RowField } from '#forms/engine/model/template.ts'
import { registeredIn } from '../parts/registered-in.ts'
import { askFile, askOne, askText, latin, option, text } from '../parts/ask.ts'
import { is, yesNo } from '../parts/choices.ts'
import { LOCAL_MARKETPLACES } from '../parts/local-marketplaces.ts'
import { DE } from '../parts/places.ts'
import { vatFilingTemplate } from './build.ts'

export const germanNumbers: readonly RowField[] = [
  askText('taxNumber', text('German tax number', '德国本地税号'), text('German tax number', '德国本地税号'), {
    help: text(
      'The Steuernummer on the letter of the tax office, such as 21/815/08150. It stands on every return.',
      '见税局信函上的Steuernummer，例如21/815/08150，每期申报都要用到。',
    ),
    shareable: true,
    copyKey: 'company.germanTaxNumber',
    width: 'half',
    validators: [{ name: 'germanTaxNumber' }],
  }),
  askText('taxOffice', text('Tax office', '主管税局'), text('name of the tax office', '主管税局名称'), {
    help: text(
      'The Finanzamt at the top of its letters. For companies from mainland China it is usually Berlin Neukölln.',
      '见来函抬头的Finanzamt，中国大陆公司一般为Berlin Neukölln。',
    ),
    copyKey: 'vat.office.DE',
    width: 'half',
    validators: latin(80),
  }),
]

/** § 46–48 UStDV: one month more for every return, for monthly filers against an eleventh of last year's tax. */
const extension: readonly RowField[] = [
  askOne(
    'permanentExtension',
    text(
      'Is there a permanent extension (Dauerfristverlängerung)?',
      '是否已取得长期延期（Dauerfristverlängerung）？',
    ),
    text('Say whether there is a permanent extension.', '请选择是否已取得长期延期。'),
    [
      option('yes', 'Yes', '已取得'),
      option('no', 'No, please apply for it', '没有，请代为申请'),
      option('unwanted', 'No, and we do not want it', '没有，也不需要'),
    ],
    {
      help: text(
        'It moves every return back by a month. Monthly filers pay an eleventh of last year’s tax in advance, in February.',
        '每期申报可延后一个月。按月申报的，须在2月预缴上一年度税额的十一分之一。',
      ),
    },
  ),
  askFile(
    'extensionProof',
    text('The last special advance payment (USt 1 H)', '最近一次特别预缴申报（USt 1 H）'),
    text('application or the last special advance payment', '延期申请或最近一次特别预缴申报'),
    {
      help: text(
        'The form USt 1 H with its receipt; with quarterly returns the letter about the extension will do.',
        'USt 1 H表及回执；按季申报的，提供延期批准函即可。',
      ),
      visibleWhen: is('permanentExtension', 'yes'),
      maxFiles: 3,
    },
  ),
]

const access: readonly RowField[] = [
  yesNo('sepaMandate', {
    label: text('Does the tax office debit the tax from your account?', '税局是否从您的账户自动扣款？'),
    missing: text('Say whether the tax office debits your account.', '请选择税局是否自动扣款。'),
    help: text(
      'A SEPA mandate that the former agent gave for an account of their own has to be withdrawn.',
      '如原服务商登记了其账户扣款，须先撤销该SEPA授权。',
    ),
  }),
  askOne(
    'lettersTo',
    text('Where do the letters of the tax office go today?', '目前税局信函寄到哪里？'),
    text('Say where the letters of the tax office go.', '请选择税局信函的接收方。'),
    [
      option('agent', 'To the former agent', '原服务商'),
      option('company', 'To the company', '公司注册地址'),
      option('unknown', 'We do not know', '不清楚'),
    ],
    {
      help: text(
        'Our power of attorney (§ 80 AO) changes that from the day the office has it. We never need your ELSTER password.',
        '税局收到我们的授权委托书（AO第80条）后即改寄给我们。我们不需要您的ELSTER密码。',
      ),
    },
  ),
]

/**
 * What the German returns depend on: advance return (form USt 1 A, UStG § 18), permanent extension (USt 1 H, UStDV
 * § 46–48), recapitulative statement (UStG § 18a) and the mandate (AO § 80, form 034011).
 */
export const deVatFiling = vatFilingTemplate({
  key: 'deVatFiling',
  place: DE,
  number: registeredIn.DE.number,
  registration: germanNumbers,
  rhythm: {
    rhythms: ['monthly', 'quarterly'],
    help: text(
      'As the letter with the tax number says. Up to 9,000 EUR of tax in the year before it is every quarter.',
      '以税号通知函为准。上一年度税额不超过9,000欧元的按季申报。',
    ),
  },
  certificate: text(
    'The letter with the tax number and the one with the VAT number. Instead of the second: a printout of a VIES check.',
    '本地税号通知函和VAT税号通知函。没有VAT税号通知函的，可用VIES查询结果截图代替。',
  ),
  access,
  returns: extension,
  marketplaces: LOCAL_MARKETPLACES.DE,
  inEu: true,
})
