import type { Executor } from '#platform/server/database.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { proofOf } from '#tax-numbers/register-standing.ts'
import { conclusiveChecks } from '#tax-numbers/server/public.ts'
import type { BoxRows } from '../contract.ts'
import type { Sale } from './box-sales.queries.ts'

type Buyer = BoxRows['records'][number]['buyer']

/** Says of a sale its buyer's number and what the register answered; asks once for all of them, and only if there are any. */
export async function buyersOfRows(
  executor: Executor,
  rows: readonly Sale[],
  timeZone: string,
): Promise<(sale: Sale) => Buyer> {
  const numbers = [...new Set(rows.flatMap(({ buyerNumber }) => buyerNumber ?? []))]
  const checks = await conclusiveChecks(executor, numbers)
  const byNumber = Map.groupBy(
    checks.map(({ at, ...check }) => ({ ...check, day: dayOf(at, timeZone) })),
    ({ vatNumber }) => vatNumber,
  )
  return ({ buyerNumber: number, originalDay, day }) => {
    if (number === null) return null
    const proof = proofOf(byNumber.get(number) ?? [], originalDay ?? day)
    if (!proof) return { number, answer: null }
    const { register, valid: confirmed, day: answeredOn, consultationNumber } = proof
    return { number, answer: { register, confirmed, day: answeredOn, consultationNumber } }
  }
}
