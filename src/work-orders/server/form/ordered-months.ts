import { filingBought } from '#catalogue/filing-bought.ts'
import { getSellableProduct } from '#catalogue/server/public.ts'
import type { Template } from '#forms/engine/model/template.ts'
import type { Executor } from '#platform/server/database.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { tradeKeys, type OrderedMonths } from '../../uncovered-months.ts'
import { earlierMonthsOf, retroactiveFiling } from '../filing/earlier-months.ts'
import { purchaseOf } from '../filing/filing-of-work.ts'
import type { WorkOrderRow } from '../work-orders.tables.ts'
import type { FormDeps } from './node-form.ts'

export type OrderedMonthsShown = OrderedMonths & { service: { code: string; name: string } | null }

/** For which months returns were bought, for a form that asks since when there is trade; null for every other form. */
export async function orderedMonthsOf(
  executor: Executor,
  deps: FormDeps,
  workOrder: WorkOrderRow,
  { template, lang }: { template: Template; lang: Lang },
): Promise<OrderedMonthsShown | null> {
  const { country, boughtAt } = workOrder
  const { firstSaleOn } = tradeKeys(country)
  if (!template.sections.some(({ fields }) => fields.some(({ key }) => key === firstSaleOn))) return null
  const purchase = await purchaseOf(executor, deps, workOrder)
  if (!purchase) return null
  const filing = filingBought(purchase.product, purchase.options)
  const code = retroactiveFiling(country)
  const service = await getSellableProduct(deps, executor, code)
  return {
    country,
    firstMonth: filing?.firstMonth ?? dayOf(boughtAt, deps.config.agency.timeZone).slice(0, 7),
    filingMonths: filing?.months ?? 0,
    earlierMonths: await earlierMonthsOf(executor, deps, workOrder),
    service: service ? { code, name: pickText(service.name, lang) } : null,
  }
}
