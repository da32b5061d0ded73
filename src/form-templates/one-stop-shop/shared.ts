import type { GroupField, RowField } from '#forms/engine/model/template.ts'
import { askDay, askOne, askText, latin, option, text } from '../parts/ask.ts'
import { is, yesNo } from '../parts/choices.ts'

/** Boxes 5 and 9 of the annex: trade names, and the addresses of the shops. */
export const shopFields: readonly (RowField | GroupField)[] = [
  askText(
    'tradeNames',
    text('Names under which the company trades', '对外使用的店铺名称或商号'),
    text('trade names', '店铺名称或商号'),
    {
      help: text(
        'The names of the shops as customers see them; separate several with a comma.',
        '买家看到的店铺名称，多个请用逗号分隔。',
      ),
      copyKey: 'scheme.tradeNames',
      validators: latin(250),
    },
  ),
  {
    type: 'group',
    key: 'websites',
    label: text('Online shops', '网店网址'),
    help: text('Your own shop, and your shop page on each marketplace.', '独立站，以及各平台上的店铺页面。'),
    rowLabel: text('Shop {n}', '第{n}个网店'),
    addLabel: text('Add a shop', '再加一个'),
    titleField: 'website',
    minRows: 1,
    maxRows: 20,
    copyKey: 'scheme.websites',
    fields: [
      askText('website', text('Address', '网址'), text('address of the shop', '网址'), {
        help: text('Such as https://shop.example.com.', '例如https://shop.example.com。'),
        validators: [{ name: 'url' }],
      }),
    ],
  },
  yesNo(
    'isInterface',
    {
      label: text(
        'Does the company run a marketplace on which others sell?',
        '公司是否运营供他人销售的平台？',
      ),
      missing: text('Say whether the company runs a marketplace.', '请选择公司是否运营平台。'),
      help: text('Selling on a marketplace does not count.', '在平台上开店销售不算。'),
    },
    { copyKey: 'scheme.interface' },
  ),
]

/** Box 12 and 13: the account to which overpaid tax comes back. */
export const schemeAccount: readonly RowField[] = [
  askText('accountHolder', text('Account holder', '账户名称'), text('account holder', '账户名称'), {
    help: text('The company itself.', '须为公司名下账户。'),
    shareable: true,
    copyKey: 'bank.accountHolder',
    width: 'half',
    validators: latin(),
  }),
  askText(
    'iban',
    text('IBAN or account number', 'IBAN或银行账号'),
    text('account number', 'IBAN或银行账号'),
    {
      help: text(
        'An account outside the EU is allowed. Euro accounts of collection services usually have an IBAN.',
        '可使用欧盟境外账户。收款平台的欧元账户一般有IBAN。',
      ),
      shareable: true,
      sensitive: true,
      width: 'half',
      validators: [
        { name: 'pattern', pattern: 'lettersAndDigits' },
        { name: 'length', min: 5, max: 34 },
      ],
    },
  ),
  askText('bic', text('BIC (SWIFT code)', 'BIC（SWIFT代码）'), text('BIC', 'BIC（SWIFT代码）'), {
    help: text('8 or 11 characters.', '8位或11位。'),
    shareable: true,
    required: false,
    copyKey: 'bank.bic',
    width: 'half',
    validators: [{ name: 'bic' }],
  }),
]

/** Box 21: schemes that the company uses or has used, and exclusions from them. */
export function earlierSchemeFields(help: { en: string; zh: string }): RowField[] {
  return [
    askOne(
      'earlierScheme',
      text('Has the company used OSS or IOSS before?', '公司以前是否使用过OSS或IOSS？'),
      text('Say whether the company has used a scheme before.', '请选择以前是否使用过。'),
      [
        option('no', 'No', '没有'),
        option('now', 'Yes, and it still does', '有，仍在使用'),
        option('ended', 'Yes, it has ended', '有，已终止'),
        option('excluded', 'Yes, the office excluded it', '有，被税局取消资格'),
      ],
      { help, copyKey: 'scheme.earlier' },
    ),
    askText(
      'earlierSchemeNumber',
      text('Number used there', '当时使用的号码'),
      text('number used there', '当时使用的号码'),
      {
        help: text(
          'IM… for IOSS, EU… for non-Union OSS; Union OSS has the VAT number of its state.',
          'IOSS为IM开头，非欧盟OSS为EU开头；欧盟OSS即办理国的VAT税号。',
        ),
        visibleWhen: { op: 'in', field: 'earlierScheme', value: ['now', 'ended', 'excluded'] },
        width: 'half',
        validators: [{ name: 'oneStopShopNumber' }],
      },
    ),
    askDay('earlierSchemeUntil', text('It ended on', '终止日期'), text('day on which it ended', '终止日期'), {
      help: text(
        'After an exclusion a new registration is refused for two years.',
        '被取消资格后两年内不得重新注册。',
      ),
      visibleWhen: { op: 'in', field: 'earlierScheme', value: ['ended', 'excluded'] },
    }),
  ]
}

/** Boxes 14 to 16: every other VAT or tax number in the Union. */
export const otherNumbers: readonly (RowField | GroupField)[] = [
  yesNo(
    'registeredElsewhere',
    {
      label: text('Does the company have other VAT numbers in the EU?', '公司在欧盟是否还有其他VAT税号？'),
      missing: text('Say whether there are other VAT numbers.', '请选择是否还有其他税号。'),
    },
    { copyKey: 'scheme.registeredElsewhere' },
  ),
  {
    type: 'group',
    key: 'otherVatNumbers',
    label: text('Other VAT numbers in the EU', '其他欧盟VAT税号'),
    rowLabel: text('Number {n}', '第{n}个税号'),
    addLabel: text('Add a number', '再加一个'),
    titleField: 'number',
    minRows: 1,
    maxRows: 26,
    visibleWhen: is('registeredElsewhere', 'yes'),
    copyKey: 'scheme.otherVatNumbers',
    fields: [
      askText('number', text('VAT number', 'VAT税号'), text('VAT number', 'VAT税号'), {
        help: text('With the country letters.', '含国家代码。'),
        width: 'half',
        validators: [{ name: 'vatNumber' }],
      }),
      {
        type: 'radio',
        key: 'numberKind',
        label: text('What is there?', '当地情况'),
        missing: text('Say what the company has there.', '请选择当地情况。'),
        required: true,
        options: [
          option('stock', 'Goods only', '仅存放货物'),
          option('establishment', 'An establishment with staff', '有员工的常设机构'),
          option('none', 'Neither', '都没有'),
        ],
      },
    ],
  },
]
