import type { LocalText } from '#platform/shared/local-text.ts'
import type { Option, RowField } from '#forms/engine/model/template.ts'
import { is } from './choices.ts'
import type { Place } from './place.ts'

const IBAN: Option = { value: 'iban', label: { en: 'IBAN', zh: 'IBAN' } }
const ACCOUNT_NUMBER: Option = {
  value: 'accountNumber',
  label: { en: 'Account number', zh: '普通银行账号' },
}

/**
 * The account for refunds.
 * @param more a kind of account specific to this country, placed first, and the questions that it brings
 */
export function bankFields(
  place: Place,
  more: { kinds?: readonly Option[]; kindHelp?: LocalText; fields?: readonly RowField[] } = {},
): RowField[] {
  return [
    ...holderFields(place),
    {
      type: 'radio',
      key: 'accountKind',
      label: { en: 'What kind of account number?', zh: '账号类型' },
      missing: { en: 'Choose the kind of account number.', zh: '请选择账号类型。' },
      help: more.kindHelp ?? {
        en: 'Euro accounts of collection services (Payoneer, PingPong, WorldFirst …) usually have an IBAN; accounts at Chinese banks have none.',
        zh: '派安盈、PingPong、万里汇等收款平台的欧元账户一般有IBAN；国内银行账户没有IBAN。',
      },
      shareable: true,
      required: true,
      options: [...(more.kinds ?? []), IBAN, ACCOUNT_NUMBER],
    },
    ...(more.fields ?? []),
    {
      type: 'text',
      key: 'iban',
      label: { en: 'IBAN', zh: 'IBAN' },
      shareable: true,
      visibleWhen: is('accountKind', 'iban'),
      required: true,
      sensitive: true,
      width: 'half',
      validators: [{ name: 'iban' }],
    },
    {
      type: 'text',
      key: 'accountNumber',
      label: { en: 'Account number', zh: '银行账号' },
      shareable: true,
      visibleWhen: is('accountKind', 'accountNumber'),
      required: true,
      sensitive: true,
      width: 'half',
      validators: [
        { name: 'pattern', pattern: 'lettersAndDigits' },
        { name: 'length', min: 5, max: 34 },
      ],
    },
    {
      type: 'text',
      key: 'bic',
      label: { en: 'BIC (SWIFT code)', zh: 'BIC（SWIFT代码）' },
      name: { en: 'BIC', zh: 'BIC（SWIFT代码）' },
      help: { en: '8 or 11 characters, such as BKCHCNBJ45A.', zh: '8位或11位，例如BKCHCNBJ45A。' },
      shareable: true,
      visibleWhen: { op: 'in', field: 'accountKind', value: ['iban', 'accountNumber'] },
      requiredWhen: is('accountKind', 'accountNumber'),
      copyKey: 'bank.bic',
      width: 'half',
      validators: [{ name: 'bic' }],
    },
  ]
}

function holderFields(place: Place): RowField[] {
  return [
    {
      type: 'text',
      key: 'accountHolder',
      label: { en: 'Account holder', zh: '账户名称' },
      name: { en: 'account holder', zh: '账户名称' },
      help: {
        en: `It must be the company itself; ${place.office.en} does not pay to private accounts of others.`,
        zh: `必须是公司名下账户，${place.office.zh}不会退税到他人账户。`,
      },
      shareable: true,
      required: true,
      copyKey: 'bank.accountHolder',
      width: 'half',
      validators: [
        { name: 'pattern', pattern: 'latin' },
        { name: 'length', min: 2, max: 120 },
      ],
    },
    {
      type: 'country',
      key: 'bankCountry',
      label: { en: 'Country of the bank', zh: '开户行所在国家/地区' },
      name: { en: 'country of the bank', zh: '开户行所在国家/地区' },
      shareable: true,
      required: true,
      copyKey: 'bank.country',
      width: 'half',
    },
    {
      type: 'text',
      key: 'bankName',
      label: { en: 'Name of the bank', zh: '银行名称（英文）' },
      name: { en: 'name of the bank', zh: '银行英文名称' },
      shareable: true,
      required: true,
      copyKey: 'bank.name',
      width: 'half',
      validators: [
        { name: 'pattern', pattern: 'latin' },
        { name: 'length', min: 2, max: 120 },
      ],
    },
  ]
}
