import { countryName } from '#platform/shared/countries.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { VatNumberRule } from './vat-number-rules.ts'

/* Why a text is not a VAT number, and what to do about it. */

const nameOf = (rule: VatNumberRule): LocalText =>
  rule.country === 'XI'
    ? { en: 'Northern Ireland', zh: '北爱尔兰' }
    : { en: countryName(rule.country, 'en'), zh: countryName(rule.country, 'zh') }

export const EMPTY: LocalText = { en: 'Enter the VAT number.', zh: '请填写VAT税号。' }

export const NO_COUNTRY: LocalText = {
  en: 'A VAT number starts with its country code, such as DE or PL.',
  zh: 'VAT税号应以国家代码开头，如DE或PL。',
}

export const unknownCountry = (letters: string): LocalText => ({
  en: `VAT numbers starting with ${letters} cannot be checked, only those of the EU, XI, GB, CH and NO.`,
  zh: `无法核对以${letters}开头的税号，仅支持欧盟成员国及XI、GB、CH、NO。`,
})

export const ONE_STOP_SHOP: LocalText = {
  en: 'This is the number of a one-stop shop (OSS or IOSS), not a VAT number.',
  zh: '这是OSS或IOSS申报号，不是VAT税号。',
}

export function otherCountry(found: VatNumberRule, expected: VatNumberRule): LocalText {
  const [is, should] = [nameOf(found), nameOf(expected)]
  return {
    en: `This number belongs to ${is.en}. Please enter one from ${should.en}.`,
    zh: `该税号属于${is.zh}，此处需填写${should.zh}的税号。`,
  }
}

export function wrongLength(rule: VatNumberRule, normalised: string): LocalText {
  const name = nameOf(rule)
  const lengths = rule.lengths.map((length) => length + rule.prefix.length)
  const [least = 0, most = 0] = [Math.min(...lengths), Math.max(...lengths)]
  const contiguous = lengths.length > 3
  const or = (word: string) => (contiguous ? `${least}–${most}` : lengths.join(word))
  return {
    en: `A VAT number from ${name.en} has ${or(' or ')} characters, such as ${rule.example}; this one has ${normalised.length}.`,
    zh: `${name.zh}的VAT税号应为${or('或')}位，如${rule.example}，当前为${normalised.length}位。`,
  }
}

export function wrongCharacter(rule: VatNumberRule, character: string): LocalText {
  const name = nameOf(rule)
  return {
    en: `“${character}” cannot be in a VAT number from ${name.en}, which looks like ${rule.example}.`,
    zh: `${name.zh}的VAT税号不含“${character}”，正确格式如${rule.example}。`,
  }
}

export function wrongForm(rule: VatNumberRule): LocalText {
  const name = nameOf(rule)
  return {
    en: `This is not the format of a VAT number from ${name.en}, which looks like ${rule.example}.`,
    zh: `不符合${name.zh}VAT税号的格式，正确格式如${rule.example}。`,
  }
}

export const missingSuffix = (rule: VatNumberRule): LocalText =>
  rule.country === 'NO'
    ? {
        en: 'This is a Norwegian organisation number. If the company is registered for VAT, its VAT number ends with MVA.',
        zh: '这是挪威企业注册号；已登记增值税的企业，税号以MVA结尾。',
      }
    : {
        en: 'This is a Swiss enterprise number. If the company is registered for VAT, its VAT number ends with MWST, TVA or IVA.',
        zh: '这是瑞士企业识别号；已登记增值税的企业，税号以MWST、TVA或IVA结尾。',
      }

export function wrongCheckDigits(rule: VatNumberRule): LocalText {
  const name = nameOf(rule)
  return {
    en: `The check digits of this number from ${name.en} do not match. Check for a wrong or swapped digit.`,
    zh: `该${name.zh}税号校验未通过，请检查是否有数字输错或颠倒。`,
  }
}
