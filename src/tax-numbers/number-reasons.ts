import { defineText } from '#platform/shared/text.ts'

/**
 * Why a text is not such a number, and what to do about it. The rules answer with a key alone: a browser loads the
 * sentences of one language.
 */
export const numberReasons = defineText({
  vatEmpty: { en: 'Enter the VAT number.', zh: '请填写VAT税号。' },
  vatNoCountry: {
    en: 'A VAT number starts with its country code, such as DE or PL.',
    zh: 'VAT税号应以国家代码开头，如DE或PL。',
  },
  vatUnknownCountry: {
    en: 'VAT numbers starting with {{letters}} cannot be checked, only those of the EU, XI, GB, CH and NO.',
    zh: '无法核对以{{letters}}开头的税号，仅支持欧盟成员国及XI、GB、CH、NO。',
  },
  vatOneStopShop: {
    en: 'This is the number of a one-stop shop (OSS or IOSS), not a VAT number.',
    zh: '这是OSS或IOSS申报号，不是VAT税号。',
  },
  vatOtherCountry: {
    en: 'This number belongs to {{country}}. Please enter one from {{expected}}.',
    zh: '该税号属于{{country}}，此处需填写{{expected}}的税号。',
  },
  vatLength: {
    en: 'A VAT number from {{country}} has {{lengths}} characters, such as {{example}}; this one has {{length}}.',
    zh: '{{country}}的VAT税号应为{{lengths}}位，如{{example}}，当前为{{length}}位。',
  },
  vatCharacter: {
    en: '“{{character}}” cannot be in a VAT number from {{country}}, which looks like {{example}}.',
    zh: '{{country}}的VAT税号不含“{{character}}”，正确格式如{{example}}。',
  },
  vatForm: {
    en: 'This is not the format of a VAT number from {{country}}, which looks like {{example}}.',
    zh: '不符合{{country}}VAT税号的格式，正确格式如{{example}}。',
  },
  vatWithoutMva: {
    en: 'This is a Norwegian organisation number. If the company is registered for VAT, its VAT number ends with MVA.',
    zh: '这是挪威企业注册号；已登记增值税的企业，税号以MVA结尾。',
  },
  vatWithoutMwst: {
    en: 'This is a Swiss enterprise number. If the company is registered for VAT, its VAT number ends with MWST, TVA or IVA.',
    zh: '这是瑞士企业识别号；已登记增值税的企业，税号以MWST、TVA或IVA结尾。',
  },
  vatCheckDigits: {
    en: 'The check digits of this number from {{country}} do not match. Check for a wrong or swapped digit.',
    zh: '该{{country}}税号校验未通过，请检查是否有数字输错或颠倒。',
  },

  eoriEmpty: { en: 'Enter the EORI number.', zh: '请填写EORI号。' },
  eoriUnknownCountry: {
    en: 'An EORI number starts with the code of an EU country, GB or XI, such as DE1234567.',
    zh: 'EORI号应以欧盟国家代码或GB、XI开头，如DE1234567。',
  },
  eoriOtherCountry: {
    en: 'This EORI number was issued by {{letters}}. Please enter one from {{expectedLetters}}.',
    zh: '该EORI号由{{letters}}签发，此处需填写{{expectedLetters}}的号码。',
  },
  eoriBritish: {
    en: 'An EORI number of {{letters}} has 12 digits after the letters, such as {{letters}}123456789000.',
    zh: '{{letters}}的EORI号在字母后有12位数字，如{{letters}}123456789000。',
  },
  eoriForm: {
    en: 'After the two letters, an EORI number has only 1 to 15 letters and digits.',
    zh: 'EORI号在国家代码之后仅含1至15位字母或数字。',
  },

  ossEmpty: { en: 'Enter the OSS or IOSS number.', zh: '请填写OSS或IOSS号。' },
  ossIntermediary: {
    en: 'This is an intermediary’s number. Please enter the IOSS number, which starts with IM.',
    zh: '这是中介机构的编号，请填写以IM开头的IOSS号。',
  },
  ossDigits: {
    en: '{{letters}} is followed by {{digits}} digits, such as {{example}}.',
    zh: '{{letters}}之后应为{{digits}}位数字，如{{example}}。',
  },
  ossUnknownCountry: {
    en: 'The three digits after {{letters}} are not the code of an EU country that issues such numbers.',
    zh: '{{letters}}之后的三位数字不是欧盟成员国的代码。',
  },

  ibanEmpty: { en: 'Enter the IBAN.', zh: '请填写IBAN。' },
  ibanUnknownCountry: {
    en: 'An IBAN starts with the code of a country that uses IBANs, such as DE or GB. Accounts in mainland China do not have one.',
    zh: 'IBAN以采用IBAN的国家代码开头，如DE、GB；中国大陆的账户没有IBAN。',
  },
  ibanLength: {
    en: 'This IBAN does not have the right length for its country.',
    zh: '该IBAN的位数与所属国家不符。',
  },
  ibanForm: {
    en: 'The letters and digits of this IBAN are not in the order its country uses.',
    zh: '该IBAN的字母与数字位置与所属国家的格式不符。',
  },
  ibanCheckDigits: {
    en: 'The check digits of this IBAN do not match. Check for a wrong or swapped digit.',
    zh: '该IBAN校验未通过，请检查是否有数字输错或颠倒。',
  },

  bicEmpty: { en: 'Enter the BIC.', zh: '请填写BIC。' },
  bicForm: {
    en: 'A BIC has four letters for the bank, two for the country, and two or five more characters, such as DEUTDEFF.',
    zh: 'BIC由4位银行代码、2位国家代码及2或5位字符组成，如DEUTDEFF。',
  },
  bicLength: {
    en: 'A BIC has 8 or 11 characters, such as DEUTDEFF; this one has {{length}}.',
    zh: 'BIC应为8或11位，如DEUTDEFF，当前为{{length}}位。',
  },

  usccEmpty: { en: 'Enter the unified social credit code.', zh: '请填写统一社会信用代码。' },
  usccLength: {
    en: 'A unified social credit code has 18 characters; this one has {{length}}.',
    zh: '统一社会信用代码应为18位，当前为{{length}}位。',
  },
  usccCharacter: {
    en: '“{{character}}” cannot be in a unified social credit code, which has only digits and capital letters except I, O, S, V and Z.',
    zh: '统一社会信用代码不含“{{character}}”，仅由数字和大写字母（不含I、O、S、V、Z）组成。',
  },
  usccForm: {
    en: 'The third to eighth characters give the place of registration and must be digits.',
    zh: '统一社会信用代码第3至8位为登记机关行政区划码，应为数字。',
  },
  usccCheckDigits: {
    en: 'The check character does not match. Check for a wrong or swapped character.',
    zh: '校验位不符，请检查是否有字符输错或颠倒。',
  },

  germanEmpty: { en: 'Enter the tax number.', zh: '请填写税号（Steuernummer）。' },
  germanVatNumber: {
    en: 'This is a VAT number. The tax number (Steuernummer) is the one with slashes on letters from the tax office.',
    zh: '这是VAT税号。请填写税务局来函上带斜线的税号（Steuernummer）。',
  },
  germanCharacters: {
    en: 'A German tax number has only digits, with or without slashes.',
    zh: '德国税号仅由数字组成，可带斜线。',
  },
  germanLength: {
    en: 'A German tax number has 10, 11 or 13 digits; this one has {{length}}.',
    zh: '德国税号应为10、11或13位数字，当前为{{length}}位。',
  },
  germanForm: {
    en: 'A 13-digit tax number starts with the code of a federal state, and its fifth digit is 0, such as 1121081508150.',
    zh: '13位税号以联邦州代码开头，且第5位为0，如1121081508150。',
  },
  germanCheckDigits: {
    en: 'The check digit of this tax number does not match. Check for a wrong or swapped digit.',
    zh: '该税号校验未通过，请检查是否有数字输错或颠倒。',
  },
})

export type NumberReasonKey = keyof typeof numberReasons
/** `country` and `expected` are ISO codes, `lengths` is `9`, `9 12` or `4–12`: all are worded for the reader. */
export type NumberReasonParams = Readonly<Record<string, string | number>>
