import { priceDay } from '#catalogue/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { addedRates } from '#vat/server/public.ts'
import type { FeeRates } from '../fee-vat.ts'

/** The VAT rates of today for the agency's fee, with those that staff added. */
export async function feeRates(deps: ServerDeps): Promise<FeeRates> {
  return { day: priceDay(deps), added: await addedRates(deps) }
}
