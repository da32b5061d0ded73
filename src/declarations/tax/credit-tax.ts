import { dayOf, type Day } from '#platform/shared/calendar.ts'
import {
  type AuthorityCredit,
  isOpen,
  isShortage,
  type Shortage,
  type TaxProof,
  type TaxToDo,
  type TaxToDoKind,
} from './tax-payment.ts'

export type TaxBook = {
  payable: number
  currency: string
  proofs: readonly TaxProof[]
  credits: readonly AuthorityCredit[]
  toDos: readonly TaxToDo[]
}

/** What is still owed; negative where more arrived. */
export const outstandingOf = ({ payable, credits }: Pick<TaxBook, 'payable' | 'credits'>): number =>
  payable - credits.reduce((sum, { amount }) => sum + amount, 0)

/** All of it arrived, and in the taxpayer's name. What was paid too much is another matter. */
export const isPaid = (book: Pick<TaxBook, 'payable' | 'credits' | 'toDos'>): boolean =>
  outstandingOf(book) <= 0 && !book.toDos.some((toDo) => toDo.kind === 'OTHER_PAYER' && isOpen(toDo))

/** Banks take less than this from a transfer abroad; in minor units. */
const MOST_CHARGES = 10_000

/** The likely cause of a shortage, from what the seller sent: staff may say another. */
function likelyShortage({ payable, currency, proofs }: TaxBook, shortage: number): Shortage {
  if (proofs.some((proof) => proof.currency !== currency)) return 'EXCHANGE_LOSS'
  const sent = proofs.reduce((sum, { amount }) => sum + amount, 0)
  return sent >= payable && shortage <= MOST_CHARGES ? 'BANK_CHARGES' : 'PART_PAYMENT'
}

/** Banks write names in capitals, without accents and with their own punctuation. */
const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** @param taxpayer the company’s name, and the one in its own script */
export const isOtherPayer = (payer: string, taxpayer: readonly string[]): boolean =>
  payer !== '' && !taxpayer.some((name) => plainName(name) === plainName(payer))

/** Adds what the authority credited; the differences that it leaves take the place of those before. */
export function creditTax(
  book: TaxBook,
  credit: AuthorityCredit,
  { taxpayer, shortage }: { taxpayer: readonly string[]; shortage?: Shortage | undefined },
): TaxBook {
  const at = credit.recordedAt
  const credits = [...book.credits, credit]
  const outstanding = outstandingOf({ ...book, credits })
  const opened: [TaxToDoKind, number][] = []
  if (outstanding > 0) opened.push([shortage ?? likelyShortage(book, outstanding), outstanding])
  if (outstanding < 0) opened.push(['OVERPAID', -outstanding])
  if (isOtherPayer(credit.payer, taxpayer)) opened.push(['OTHER_PAYER', credit.amount])
  const before = book.toDos.map((toDo) =>
    isOpen(toDo) && toDo.kind !== 'OTHER_PAYER' ? { ...toDo, settledAt: at } : toDo,
  )
  const after = opened.map(([kind, amount], index) => ({
    ordinal: before.length + index + 1,
    kind,
    amount,
    openedAt: at,
    settledAt: null,
    note: '',
  }))
  return { ...book, credits, toDos: [...before, ...after] }
}

/** Closes a to-do with a note. What is missing is closed by money alone. */
export function settleToDo(
  book: TaxBook,
  { ordinal, note, at }: { ordinal: number; note: string; at: string },
): TaxBook | 'NOT_THERE' | 'OWED' {
  const toDo = book.toDos.find((one) => one.ordinal === ordinal && isOpen(one))
  if (!toDo) return 'NOT_THERE'
  if (isShortage(toDo.kind)) return 'OWED'
  return {
    ...book,
    toDos: book.toDos.map((one) => (one === toDo ? { ...one, settledAt: at, note } : one)),
  }
}

/** Whether the tax arrived after its day, or has not arrived by now. */
export function isLate(
  book: Pick<TaxBook, 'payable' | 'credits'>,
  { payBy, now, timeZone }: { payBy: Day | null; now: Date; timeZone: string },
): boolean {
  if (payBy === null) return false
  if (outstandingOf(book) > 0) return dayOf(now, timeZone) > payBy
  let owed = book.payable
  for (const { amount, on } of book.credits.toSorted((one, other) => one.on.localeCompare(other.on))) {
    owed -= amount
    if (owed <= 0) return on > payBy
  }
  return false
}
