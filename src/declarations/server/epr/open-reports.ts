import { dayOf, isDay, type Day } from '#platform/shared/calendar.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { firstDayKept } from '#vat/calendar/keeping.ts'
import { currencyOn } from '#vat/rates/currency-on.ts'
import { streamOf, type EprStream } from '../../epr/categories.ts'
import { dueOn, periodsOver, UNKNOWN_DUTY, type Duty } from '../../epr/duty.ts'
import { periodLabel } from '../../period-label.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { insertOpened, type OpenDeps } from '../insert-opened.ts'
import { NOT_BEGUN } from '../not-begun.ts'
import { dutyOf, producerNumbers, type ProducerNumber } from './epr.queries.ts'

const BATCH = 200

/**
 * Opens the quantity report of every period that is over, for each number as producer. One that fails does not hold up
 * the others. @returns how many
 */
export async function openQuantityReports(deps: OpenDeps, companyId?: string): Promise<number> {
  let opened = 0
  for (let after = ''; ;) {
    const numbers = await producerNumbers(deps.db, { companyId, after, limit: BATCH })
    for (const number of numbers)
      opened += await openFor(deps, number).catch((error: Error) => {
        deps.log.warn({ registration: number.id, err: error.message }, 'quantity report could not be opened')
        return 0
      })
    const last = numbers.at(-1)
    if (!last || numbers.length < BATCH) return opened
    after = last.id
  }
}

async function openFor(deps: OpenDeps, number: ProducerNumber): Promise<number> {
  const stream = streamOf(number.productCode)
  if (stream === null) return 0
  const { timeZone } = deps.config.agency
  const today = dayOf(deps.clock.now(), timeZone)
  const { companyId, id: registrationId } = number
  const duty: Duty = (await dutyOf(deps.db, { companyId, registrationId })) ?? UNKNOWN_DUTY
  const unreported =
    number.reportedUntil === null ? firstDay(number, timeZone) : addDays(number.reportedUntil, 1)
  // What is not kept any more would be opened again.
  const kept = firstDayKept(today)
  const from = unreported < kept ? kept : unreported
  let opened = 0
  for (const period of periodsOver(duty, { from, until: number.endedOn, today }))
    if (await insertOpened(deps, (made) => reportOf(number, { ...made, ...period, duty, stream }))) opened++
  return opened
}

/**
 * What was sent before the number was given, no report of ours covers, nor what was before the year in which we obtained
 * or took it over: whoever reported then knows it.
 */
function firstDay({ validFrom, createdAt }: ProducerNumber, timeZone: string): Day {
  const obtained = dayOf(createdAt, timeZone)
  const yearBegan = `${obtained.slice(0, 4)}-01-01`
  if (!isDay(validFrom)) return obtained
  return validFrom < yearBegan ? yearBegan : validFrom
}

type Made = {
  id: string
  number: string
  at: Date
  fromDay: Day
  toDay: Day
  duty: Duty
  stream: EprStream
}

function reportOf(
  { companyId, id: registrationId, country }: ProducerNumber,
  { id, number, at, fromDay, toDay, duty, stream }: Made,
): DeclarationRow {
  return {
    ...NOT_BEGUN,
    companyId,
    id,
    number,
    periodId: null,
    corrects: null,
    registrationId,
    kind: 'EPR',
    country,
    stream,
    scheme: 'LOCAL',
    frequency: duty.rhythm,
    fromDay,
    toDay,
    label: periodLabel(duty.rhythm, toDay),
    statusSince: at,
    currency: currencyOn(country, toDay)?.code ?? 'EUR',
    dueOn: dueOn(toDay, duty),
    // There is no tax to pay.
    payBy: null,
    createdAt: at,
  }
}
