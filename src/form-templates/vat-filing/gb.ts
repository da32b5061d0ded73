import type { RowField } from '#forms/engine/model/template.ts'
import { registeredIn } from '../parts/registered-in.ts'
import { askOne, askText, digits, option, text } from '../parts/ask.ts'
import { is, yesNo } from '../parts/choices.ts'
import { LOCAL_MARKETPLACES } from '../parts/local-marketplaces.ts'
import { GB } from '../parts/places.ts'
import { vatFilingTemplate } from './build.ts'

const scheme: readonly RowField[] = [
  askOne(
    'ukScheme',
    text('Does the company use a VAT scheme?', '公司是否适用特殊VAT计税方案？'),
    text('Say whether the company uses a VAT scheme.', '请选择是否适用特殊方案。'),
    [
      option('none', 'No, standard accounting', '否，标准计税'),
      option('cash', 'Cash accounting', '现金收付制（Cash Accounting）'),
      option('flatRate', 'Flat rate scheme', '固定税率方案（Flat Rate）'),
      option('annual', 'Annual accounting', '年度申报方案（Annual Accounting）'),
    ],
    {
      help: text('As in the business tax account, under VAT.', '见HMRC企业税务账户的VAT部分。'),
      copyKey: 'vat.scheme.GB',
    },
  ),
  yesNo('xiNumber', {
    label: text('Is there an XI number for Northern Ireland?', '是否有北爱尔兰XI税号？'),
    missing: text('Say whether there is an XI number.', '请选择是否有XI税号。'),
    help: text(
      'Only for goods between Northern Ireland and the EU; boxes 2, 8 and 9 of the return are for them.',
      '仅限北爱尔兰与欧盟之间的货物，对应申报表第2、8、9栏。',
    ),
  }),
]

const access: readonly RowField[] = [
  askOne(
    'gatewayAccount',
    text('Does the company have a Government Gateway account?', '公司是否已有Government Gateway账号？'),
    text('Say whether the company has a Government Gateway account.', '请选择公司是否已有账号。'),
    [option('yes', 'Yes', '有'), option('no', 'No', '没有'), option('unknown', 'We do not know', '不清楚')],
    {
      help: text(
        'You confirm our agent link in it, or by form 64-8 on paper. Never send us its password.',
        '您可在账号中确认我们的代理链接，或签署纸质64-8表。请勿向我们提供密码。',
      ),
    },
  ),
  askOne(
    'mtdStatus',
    text('Is the company signed up for Making Tax Digital?', '公司是否已加入MTD？'),
    text('Say whether the company is signed up for MTD.', '请选择是否已加入MTD。'),
    [
      option('yes', 'Yes', '已加入'),
      option('no', 'No', '未加入'),
      option('exempt', 'HMRC has exempted it', '已获HMRC豁免'),
      option('unknown', 'We do not know', '不清楚'),
    ],
    {
      help: text(
        'Since 2022 HMRC signs up every business by itself; an exemption comes by letter.',
        '自2022年起HMRC自动为所有企业加入；豁免会有书面通知。',
      ),
    },
  ),
  yesNo('directDebit', {
    label: text('Is there a direct debit for VAT?', '是否已设置VAT直接扣款（Direct Debit）？'),
    missing: text('Say whether there is a direct debit.', '请选择是否已设置直接扣款。'),
    help: text(
      'Only from a UK account. Set up for another account, it should be changed before the next return.',
      '仅限英国账户。如扣款账户需要更换，请在下一期申报前变更。',
    ),
  }),
]

const isUk = is('accountKind', 'uk')

export const ukAccount = {
  kinds: [option('uk', 'UK account', '英国账户')],
  kindHelp: text(
    'A UK account has a sort code. Pound accounts of collection services (Payoneer, PingPong, WorldFirst …) usually are UK accounts.',
    '英国账户有Sort Code。派安盈、PingPong、万里汇等收款平台的英镑账户一般是英国账户。',
  ),
  fields: [
    askText('sortCode', text('Sort code', 'Sort Code（银行分行代码）'), text('sort code', 'Sort Code'), {
      help: text('6 digits, such as 20-00-00.', '6位数字，例如20-00-00。'),
      visibleWhen: isUk,
      width: 'half',
      validators: digits(6),
    }),
    askText('ukAccountNumber', text('Account number', '英国银行账号'), text('account number', '银行账号'), {
      help: text('8 digits.', '8位数字。'),
      visibleWhen: isUk,
      sensitive: true,
      width: 'half',
      validators: digits(8),
    }),
  ],
}

/**
 * What the British return depends on: VAT100 by Making Tax Digital (VAT Notice 700/22), periods and staggers (Notice
 * 700/12), agent authorisation (64-8 or online), postponed import VAT (Notice 702), schemes (Notices 731, 732, 733).
 */
export const gbVatFiling = vatFilingTemplate({
  key: 'gbVatFiling',
  place: GB,
  number: registeredIn.GB.number,
  registration: scheme,
  rhythm: {
    rhythms: ['quarterly', 'monthly', 'yearly'],
    help: text(
      'As on the VAT certificate. Yearly only in the annual accounting scheme.',
      '以VAT证书为准。只有年度申报方案才按年。',
    ),
    anyMonth: true,
  },
  certificate: text(
    'The VAT certificate (VAT4) from the business tax account, or the letter of HMRC with the number.',
    '企业税务账户中的VAT证书（VAT4），或HMRC核发税号的信函。',
  ),
  access,
  returns: [],
  imports: {
    schemes: [
      option('postponed', 'Postponed (PVA)', '递延（PVA）'),
      option('paid', 'Paid at customs, with C79', '进口时缴纳，有C79证书'),
      option('both', 'Both', '两种都有'),
      option('unknown', 'We do not know', '不清楚'),
    ],
    help: text(
      'The monthly statements are in the customs declaration service; only the importer can download them.',
      '月度报表在海关申报系统（CDS）下载，只有进口商本人可下载。',
    ),
  },
  marketplaces: LOCAL_MARKETPLACES.GB,
  bank: ukAccount,
  inEu: false,
})
