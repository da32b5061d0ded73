import { scriptsOf } from '#accounts/latin-names.ts'
import { getCompany } from '#accounts/server/public.ts'
import type { Template } from '#forms/engine/model/template.ts'
import type { Executor } from '#platform/server/database.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { answersFromOrder } from '../../answers-from-order.ts'
import { purchaseOf } from '../filing/filing-of-work.ts'
import type { WorkOrderRow } from '../work-orders.tables.ts'
import type { FormDeps } from './node-form.ts'

/** What the portal knows of the company and the person, by the names that templates use in `prefill`. */
export async function profileOf(
  executor: Executor,
  principal: SellerPrincipal,
): Promise<Record<string, string>> {
  const person = { 'person.name': principal.userName, 'person.email': principal.email }
  return { ...(await companyProfile(executor, principal.companyId)), ...filled(person) }
}

/** What it knows of the company alone. */
export async function companyProfile(executor: Executor, companyId: string): Promise<Record<string, string>> {
  const company = await getCompany(executor, companyId)
  const scripts = company && scriptsOf(company)
  return filled({
    'company.country': company?.country,
    'company.nameLatin': scripts?.nameLatin,
    'company.nameOriginal': scripts?.nameOriginal,
    'company.registrationNumber': company?.registrationNumber,
    'company.vatNumber': company?.vatNumber,
    'company.street': scripts?.street,
    'company.postcode': company?.address?.postcode,
    'company.city': scripts?.city,
  })
}

const filled = (known: Record<string, string | null | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(known).filter((entry): entry is [string, string] => Boolean(entry[1])))

/** What was chosen in the order and the form asks as well. */
export async function orderedOf(
  executor: Executor,
  deps: FormDeps,
  workOrder: Pick<WorkOrderRow, 'orderLineId' | 'productId'>,
  template: Template,
): Promise<Record<string, string>> {
  const purchase = await purchaseOf(executor, deps, workOrder)
  return purchase ? answersFromOrder(purchase, template) : {}
}
