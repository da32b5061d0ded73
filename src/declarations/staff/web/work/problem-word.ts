/** What the rules of an authority refuse, and what somebody can do about. */
const EXPLAINED = [
  'BUYER_NAME_MISSING',
  'EMAIL_MISSING',
  'INVOICE_NUMBER_MISSING',
  'KSEF_NUMBER_MISSING',
  'NAME_MISSING',
  'NEGATIVE',
  'NUMBER_MISSING',
  'NUMBER_NOT_11_DIGITS',
  'PARTNER_MISSING',
  'PHONE_MISSING',
  'RESULT_MISSING',
  'SUPPLIER_NUMBER_MISSING',
  'TAX_MISSING',
  'TAX_NUMBER_NOT_13_DIGITS',
  'TOO_MANY_ROWS',
] as const

const isExplained = (code: string): code is (typeof EXPLAINED)[number] =>
  EXPLAINED.some((known) => known === code)

/** The key of what is said about it; beside it stands the code for those who ask the authority. */
export const problemWord = (code: string) =>
  isExplained(code) ? (`problem_${code}` as const) : ('problem_other' as const)
