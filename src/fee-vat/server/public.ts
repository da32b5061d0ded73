import { priceDay } from '#catalogue/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Money } from '#platform/shared/money.ts'
import { addedRates } from '#vat/server/public.ts'
import { type FeeBuyer, type FeeRates, feeVatOn, savingOn } from '../fee-vat.ts'

/** Today's VAT rates for the agency's fee, including those that staff added. */
export async function feeRates(deps: ServerDeps): Promise<FeeRates> {
  return { day: priceDay(deps), added: await addedRates(deps) }
}

/** Today's VAT on a fee that this agency charges `buyer`, and what a missing number would save. */
export async function feeVatToday(deps: ServerDeps, buyer: FeeBuyer, net: Money) {
  const { country } = deps.config.agency
  const rates = await feeRates(deps)
  return { ...feeVatOn(country, buyer, net, rates), saving: savingOn(country, buyer, net, rates) ?? null }
}
