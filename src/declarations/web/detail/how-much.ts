import type { DeclarationDetail } from '../../contract.ts'

type Figures = Pick<DeclarationDetail, 'status' | 'payable' | 'payBy' | 'dueAt' | 'taxStatus'>
type HowMuch = {
  /** What the amount is called. */
  label: 'toPay' | 'credit' | 'paid' | 'result'
  /** What is to be done by a day; nothing once the tax has been credited, or the return is filed and leaves none. */
  until: { by: 'payBy' | 'dueBy'; day: string } | null
}

/** What stands above the amount of a declaration, and the day below it. */
export function howMuch({ status, payable, payBy, dueAt, taxStatus }: Figures): HowMuch {
  if (taxStatus === 'PAID') return { label: 'paid', until: null }
  if (payable && payable.amount > 0 && payBy !== null)
    return { label: 'toPay', until: { by: 'payBy', day: payBy } }
  return {
    label: !payable ? 'toPay' : payable.amount === 0 ? 'result' : payable.amount < 0 ? 'credit' : 'toPay',
    until: dueAt === null || status === 'FILED' || status === 'ACCEPTED' ? null : { by: 'dueBy', day: dueAt },
  }
}
