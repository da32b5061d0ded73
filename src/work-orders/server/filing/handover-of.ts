import { filingBought } from '#catalogue/filing-bought.ts'
import { monthsOfValidity } from '#catalogue/validity-bought.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { firstDayOf } from '#registrations/first-day.ts'
import { rhythmsOfTerm, usualRhythm } from '#registrations/server/public.ts'
import { isDone } from '../../states.ts'
import type { FormDeps } from '../form/node-form.ts'
import type { WorkOrderRecords } from '../read-work-order.ts'
import { earlierMonthsOf } from './earlier-months.ts'
import { purchaseOf } from './filing-of-work.ts'

/** What the handover asks, with what is usual; null before it and once it is done. */
export async function handoverOf(deps: FormDeps, records: WorkOrderRecords, today: Day) {
  const { workOrder, nodes, filing } = records
  const node = nodes.findLast(({ kind }) => kind === 'DELIVERY')
  if (!node || isDone(node.status) || node.status === 'LOCKED') return null
  if (filing && filing.term.status !== 'WAITING') return { validMonths: null, filing: null }
  const purchase = await purchaseOf(deps.db, deps, workOrder)
  const bought = filing?.term ?? (purchase && filingBought(purchase.product, purchase.options))
  if (!bought)
    return {
      validMonths: purchase ? monthsOfValidity(purchase.product, purchase.options) : null,
      filing: null,
    }
  const granted = nodes.findLast(({ status, produces }) => status === 'GRANTED' && produces !== null)
  const validFrom = granted?.details.validFrom ?? null
  const earlierMonths = granted && (await earlierMonthsOf(deps.db, deps, workOrder))
  const firstDay = firstDayOf({ ...bought, validFrom, today, earlierMonths })
  return {
    validMonths: null,
    filing: {
      needsNumber: granted === undefined,
      rhythm: usualRhythm(bought, firstDay),
      rhythms: rhythmsOfTerm(bought, firstDay),
      firstMonth: firstDay.slice(0, 7),
      chosenMonth: bought.firstMonth,
      validFrom,
    },
  }
}
