import { priceDay } from '#catalogue/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Money } from '#platform/shared/money.ts'
import { addedRates } from '#vat/server/public.ts'
import { type FeeBuyer, type FeeRates, feeVatOn } from '../fee-vat.ts'

/** The VAT rates of today for the agency's fee, with those that staff added. */
export async function feeRates(deps: ServerDeps): Promise<FeeRates> {
  return { day: priceDay(deps), added: await addedRates(deps) }
}

/** How VAT falls today on a fee that this agency asks of `buyer`. */
export async function feeVatToday(deps: ServerDeps, buyer: FeeBuyer, net: Money) {
  return feeVatOn(deps.config.agency.country, buyer, net, await feeRates(deps))
}
