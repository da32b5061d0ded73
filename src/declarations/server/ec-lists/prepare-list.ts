import { getCompany } from '#accounts/server/public.ts'
import type { Conversion } from '#exchange-rates/rate-between.ts'
import type { Executor } from '#platform/server/database.ts'
import type { SumByBuyer } from '#reports/totals.ts'
import { datedNumbersOf } from '#registrations/server/public.ts'
import { ecSalesList } from '../../boxes/ec-sales-lists.ts'
import type { EcSalesListReturn } from '../../boxes/prepared-return.ts'
import type { DeclarationRow } from '../declarations.tables.ts'

type Material = { sums: readonly SumByBuyer[]; number: string; conversion: Conversion }

/** An EC sales list as the sales and numbers of today give it. */
export async function prepareList(
  executor: Executor,
  row: DeclarationRow,
  { sums, number, conversion }: Material,
): Promise<EcSalesListReturn> {
  const { country, label, fromDay, toDay } = row
  const own = await ownNumbers(executor, row)
  const period = { name: label, from: fromDay, to: toDay }
  const ownNumberIn = (state: string): string | null => own.get(state) ?? null
  return ecSalesList({ sums, country, number, period, ownNumberIn }, conversion)
}

/** The company's VAT numbers that counted on a day of the period, by state. */
async function ownNumbers(
  executor: Executor,
  { companyId, fromDay, toDay }: DeclarationRow,
): Promise<Map<string, string>> {
  const company = await getCompany(executor, companyId)
  const numbers = await datedNumbersOf(executor, companyId, ['VAT_NUMBER'])
  const counted = numbers.filter(
    ({ from, to }) => (from === null || from <= toDay) && (to === null || to >= fromDay),
  )
  return new Map([
    ...(company?.vatNumber ? ([[company.country, company.vatNumber]] as const) : []),
    ...counted.map(({ country, number }) => [country, number] as const),
  ])
}
