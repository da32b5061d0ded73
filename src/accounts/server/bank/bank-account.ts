import { checkIdentifier } from '#tax-numbers/check-identifier.ts'
import { reasonText } from '#tax-numbers/reason-text.ts'
import type { LocalText } from '#platform/shared/local-text.ts'

/** Where money is sent to a company: an IBAN, or the account of a bank in a country without them, with its BIC. */
export type BankAccount = { holder: string; number: string; bic: string }

const TEXTS = {
  number: {
    en: 'Enter an IBAN, or the number of the account with its BIC.',
    zh: '请填写IBAN，或银行账号及其SWIFT代码。',
  },
  bicNeeded: {
    en: 'An account without an IBAN needs the BIC (SWIFT code) of its bank.',
    zh: '没有IBAN的账户请填写银行的SWIFT代码（BIC）。',
  },
} satisfies Record<string, LocalText>

const LIKE_AN_IBAN = /^[A-Z]{2}\d{2}/
const AN_ACCOUNT = /^[0-9A-Z]{5,30}$/

/** Brings what was typed into its compact form. @returns the account, or what is wrong by field */
export function checkBankAccount(typed: BankAccount): {
  account: BankAccount
  problems: Record<string, LocalText>
} {
  const number = compact(typed.number)
  const bic = compact(typed.bic)
  const problems: Record<string, LocalText> = {}
  const isIban = LIKE_AN_IBAN.test(number)
  if (isIban) {
    const { reason } = checkIdentifier('iban', number)
    if (reason) problems['number'] = reasonText(reason)
  } else if (!AN_ACCOUNT.test(number)) problems['number'] = TEXTS.number
  const wrongBic = bic === '' ? undefined : checkIdentifier('bic', bic).reason
  if (wrongBic) problems['bic'] = reasonText(wrongBic)
  if (bic === '' && !isIban) problems['bic'] = TEXTS.bicNeeded
  return { account: { holder: typed.holder, number, bic }, problems }
}

/** The end of a number, by which its owner knows it and nobody else learns it. */
export const lastDigits = (number: string): string => number.slice(-4)

const compact = (text: string): string => text.toUpperCase().replace(/[\s.-]/g, '')
