import type { FilingTerm, Registration } from '#registrations/contract.ts'

export type Filing = Omit<FilingTerm, 'periods'>

type Finished = {
  workOrder: { id: string; country: string }
  obtained: readonly { number: string | null }[]
  filing: Filing | null
}

/** The registration of the work, which earlier work for the same number may have created. */
export function registrationOf(
  { workOrder, obtained }: Pick<Finished, 'workOrder' | 'obtained'>,
  registrations: readonly Registration[],
): Registration | undefined {
  const number = obtained.at(-1)?.number ?? null
  return (
    registrations.find((one) => one.workOrder.id === workOrder.id) ??
    registrations.find((one) => number !== null && one.number === number && one.country === workOrder.country)
  )
}

/** The filing that is bought for the number: with this work, or else with other work. */
export function filingOfNumber(
  details: Finished,
  registrations: readonly Registration[],
): Filing | undefined {
  const term = details.filing ?? registrationOf(details, registrations)?.term
  return term && term.status !== 'CANCELLED' && term.status !== 'ENDED' ? term : undefined
}
