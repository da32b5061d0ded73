import { dayOf } from '#platform/shared/calendar.ts'
import { asksForSalesLists, salesListDueOn } from '#vat/calendar/ec-sales-lists.ts'
import { currencyOn } from '#vat/rates/currency-on.ts'
import { periodLabel } from '../../period-label.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { NOT_BEGUN } from '../not-begun.ts'
import { insertOpened, type OpenDeps } from '../insert-opened.ts'
import { listsToOpen, type ListToOpen } from './lists-to-open.queries.ts'

const BATCH = 200

/**
 * Opens the EC sales lists of months that are over, where there is something to list: without it none is due. One that
 * fails does not hold up the others. @returns how many
 */
export async function openSalesLists(deps: OpenDeps, companyId?: string): Promise<number> {
  const today = dayOf(deps.clock.now(), deps.config.agency.timeZone)
  let opened = 0
  for (;;) {
    const lists = await listsToOpen(deps.db, { today, companyId, limit: BATCH })
    let inBatch = 0
    for (const list of lists.filter(({ state }) => asksForSalesLists(state))) {
      const done = await insertOpened(deps, (made) => listOfMonth(list, made)).catch((error: Error) =>
        deps.log.warn({ list, err: error.message }, 'EC sales list could not be opened'),
      )
      if (done === true) inBatch++
    }
    opened += inBatch
    if (lists.length < BATCH || inBatch === 0) return opened
  }
}

function listOfMonth(
  { companyId, registrationId, state, fromDay, toDay }: ListToOpen,
  made: { id: string; number: string; at: Date },
): DeclarationRow {
  const currency = currencyOn(state, toDay)?.code
  if (!currency) throw new Error(`no currency is known for ${state}`)
  return {
    ...NOT_BEGUN,
    companyId,
    id: made.id,
    number: made.number,
    periodId: null,
    corrects: null,
    registrationId,
    kind: 'EC_SALES_LIST',
    country: state,
    stream: null,
    scheme: 'LOCAL',
    frequency: 'MONTHLY',
    fromDay,
    toDay,
    label: periodLabel('MONTHLY', toDay),
    statusSince: made.at,
    currency,
    dueOn: salesListDueOn(state, toDay) ?? null,
    // It says what was sold; there is nothing to pay.
    payBy: null,
    createdAt: made.at,
  }
}
