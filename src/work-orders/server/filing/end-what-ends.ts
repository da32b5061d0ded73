import { lastSubmitted, readForm } from '#forms/server/public.ts'
import { endByDeregistration } from '#registrations/server/public.ts'
import { normaliseNumber } from '../../granted-number.ts'
import { formIdOf, isFormNode, type FormDeps } from '../form/node-form.ts'
import type { Work } from '../work.ts'
import { purchaseOf } from './filing-of-work.ts'

/** A service that ends a number is handed over: what we did for that number ends too, in the same transaction. */
export async function endWhatEnds(work: Work, deps: FormDeps): Promise<void> {
  const { tx, workOrder, today, now: at } = work
  const purchase = await purchaseOf(tx, deps, workOrder)
  if (purchase?.product.ends !== 'VAT_NUMBER') return
  const { companyId, country } = workOrder
  const decided = work.nodes.findLast(({ kind, status }) => kind === 'AUTHORITY' && status === 'GRANTED')
  // A refused or skipped decision of the office closes nothing.
  if (!decided) return
  const number = await numberInForm(work, deps)
  await endByDeregistration(tx, deps, {
    companyId,
    country,
    number,
    end: decided.details.date ?? today,
    today,
    at,
    by: work.actor,
  })
}

/** The number that the form names, as registrations keep it. */
async function numberInForm(work: Work, deps: FormDeps): Promise<string | undefined> {
  const node = work.nodes.find(isFormNode)
  if (!node) return undefined
  const { template } = await readForm(work.tx, deps, formIdOf(node), node.formTemplate)
  const answers = await lastSubmitted(work.tx, deps, formIdOf(node), template)
  const raw = answers?.['vatNumber']
  return typeof raw === 'string' ? normaliseNumber('VAT_NUMBER', work.workOrder.country, raw) : undefined
}
