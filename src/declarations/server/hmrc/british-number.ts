import type { Executor } from '#platform/server/database.ts'
import { numbersOf, type ObtainedNumber } from '#registrations/server/public.ts'
import { hmrcRefusals } from './hmrc.errors.ts'

/** HMRC's form of a number: nine digits, without the country. */
const vrnOf = (number: string): string | undefined =>
  /^(?:GB|XI)?(\d{9})(?:\d{3})?$/.exec(number.toUpperCase().replace(/[\s.-]/g, ''))?.[1]

type BritishNumber = ObtainedNumber & { vrn: string }

/** The company's British VAT numbers. */
export async function britishNumbersOf(executor: Executor, companyId: string): Promise<BritishNumber[]> {
  const numbers = await numbersOf(executor, companyId, ['VAT_NUMBER'])
  return numbers.flatMap((number) => {
    const vrn = number.country === 'GB' ? vrnOf(number.number) : undefined
    return vrn === undefined ? [] : [{ ...number, vrn }]
  })
}

/** @throws hmrc.no_number */
export async function britishNumber(
  executor: Executor,
  { companyId, registrationId }: { companyId: string; registrationId: string },
): Promise<BritishNumber> {
  const numbers = await britishNumbersOf(executor, companyId)
  const number = numbers.find(({ id }) => id === registrationId)
  if (!number) throw hmrcRefusals.no_number()
  return number
}
