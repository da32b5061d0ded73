import type { LocalText } from '#platform/shared/local-text.ts'
import { text } from './ask.ts'

/** How the number of a state is written, and the paper that proves it: the same in every list about a registration. */
export const registeredIn: Readonly<
  Record<'DE' | 'FR' | 'IT' | 'ES' | 'PL' | 'CZ' | 'GB', { number: LocalText; certificate: LocalText }>
> = {
  DE: {
    number: text(
      'DE and 9 digits, from the Federal Central Tax Office.',
      'DE加9位数字，由联邦中央税务局（BZSt）核发。',
    ),
    certificate: text(
      'The letter with the tax number or the one with the VAT number.',
      '本地税号通知函或VAT税号通知函。',
    ),
  },
  FR: {
    number: text('FR and 11 characters, the last nine of which are the SIREN.', 'FR加11位，后9位即SIREN号。'),
    certificate: text(
      'The letter of the SIEE with the VAT number, or the INSEE certificate with the SIRET.',
      'SIEE核发VAT税号的通知函，或载有SIRET的INSEE证明。',
    ),
  },
  IT: {
    number: text('IT and 11 digits (partita IVA).', 'IT加11位数字（partita IVA）。'),
    certificate: text(
      'The certificate of attribution (certificato di attribuzione) or the receipt of AA7/10 or ANR/3.',
      '税号分配证明（certificato di attribuzione），或AA7/10、ANR/3表的回执。',
    ),
  },
  ES: {
    number: text(
      'ES and the NIF; that of a company from abroad begins with N.',
      'ES加NIF号；境外公司的NIF以N开头。',
    ),
    certificate: text(
      'The card with the NIF (tarjeta acreditativa) or a certificate of the census.',
      'NIF证明卡（tarjeta acreditativa）或税务登记证明。',
    ),
  },
  PL: {
    number: text('PL and 10 digits (NIP).', 'PL加10位数字（NIP）。'),
    certificate: text(
      'The confirmation VAT-5 or VAT-5UE, or the decision with the NIP.',
      'VAT-5或VAT-5UE确认书，或NIP核发决定。',
    ),
  },
  CZ: {
    number: text('CZ and 8 to 10 digits (DIČ).', 'CZ加8至10位数字（DIČ）。'),
    certificate: text(
      'The decision on the registration or the confirmation with the DIČ.',
      '登记决定书或载有DIČ的确认函。',
    ),
  },
  GB: {
    number: text('GB and 9 digits.', 'GB加9位数字。'),
    certificate: text(
      'The VAT certificate (VAT4), or the letter of HMRC with the number.',
      'VAT证书（VAT4），或HMRC核发税号的信函。',
    ),
  },
}
