import type { Day } from '#platform/shared/calendar.ts'

/** To whom the tax of a declaration is paid, and under which reference the authority finds it. */
export type TaxPayee = {
  name: string
  iban: string
  bic: string | null
  reference: string
  /** Where it stands: the authority's page, its letter. */
  source: string
}

/** What the seller says was sent. Seen is not yet credited. */
export type TaxProof = {
  fileId: string
  paidOn: Day
  amount: number
  currency: string
  payer: string
  sentAt: string
  sentBy: string
}

/** What the authority's statement shows. */
export type AuthorityCredit = {
  on: Day
  amount: number
  reference: string
  /** Empty where the statement names none. */
  payer: string
  from: 'STATEMENT' | 'HMRC'
  recordedAt: string
  recordedBy: string
}

/** Why less arrived than was owed. */
export const SHORTAGES = ['PART_PAYMENT', 'BANK_CHARGES', 'EXCHANGE_LOSS'] as const
export type Shortage = (typeof SHORTAGES)[number]

export const TAX_TO_DOS = [...SHORTAGES, 'OVERPAID', 'OTHER_PAYER'] as const
export type TaxToDoKind = (typeof TAX_TO_DOS)[number]

/** A difference that somebody has to clear. */
export type TaxToDo = {
  /** From 1 in each declaration. */
  ordinal: number
  kind: TaxToDoKind
  /** The difference; with another payer, what that one paid. */
  amount: number
  openedAt: string
  settledAt: string | null
  note: string
}

export const isShortage = (kind: TaxToDoKind): kind is Shortage =>
  (SHORTAGES as readonly TaxToDoKind[]).includes(kind)

export const isOpen = ({ settledAt }: TaxToDo): boolean => settledAt === null
