import type { Executor } from '#platform/server/database.ts'
import { type Day, dayOf } from '#platform/shared/calendar.ts'
import { proofOf } from '#tax-numbers/register-standing.ts'
import { conclusiveChecks } from '#tax-numbers/server/public.ts'
import type { BoxRows } from '../contract.ts'
import type { Sale } from './box-sales.queries.ts'

type Buyer = NonNullable<BoxRows['records'][number]['buyer']>
export type AnswerAbout = Buyer['answer']

/** Says of a sale its buyer's number and what the register answered; asks once for all of them, and only if there are any. */
export async function buyersOfRows(
  executor: Executor,
  rows: readonly Sale[],
  timeZone: string,
): Promise<(sale: Sale) => Buyer | null> {
  const numbers = rows.flatMap(({ buyerNumber }) => buyerNumber ?? [])
  const answerOf = await answersAbout(executor, numbers, timeZone)
  return ({ buyerNumber: number, originalDay, day }) =>
    number === null ? null : { number, answer: answerOf(number, originalDay ?? day) }
}

/** By which answer of its register a number counted on the day of a sale; null: by none. */
export async function answersAbout(
  executor: Executor,
  numbers: readonly string[],
  timeZone: string,
): Promise<(number: string, day: Day) => AnswerAbout> {
  const checks = await conclusiveChecks(executor, [...new Set(numbers)])
  const byNumber = Map.groupBy(
    checks.map(({ at, ...check }) => ({ ...check, day: dayOf(at, timeZone) })),
    ({ vatNumber }) => vatNumber,
  )
  return (number, day) => {
    const proof = proofOf(byNumber.get(number) ?? [], day)
    if (!proof) return null
    const { register, valid: confirmed, day: answeredOn, consultationNumber } = proof
    return { register, confirmed, day: answeredOn, consultationNumber }
  }
}
