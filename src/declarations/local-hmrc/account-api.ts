import type { FastifyInstance } from 'fastify'
import { addDays, dayOf, daysBetween, isDay } from '#platform/shared/calendar.ts'
import { sendError } from './errors.ts'
import { periodsOf } from './periods.ts'
import { liabilityScenario, paymentScenario } from './scenarios.ts'
import { LONDON } from '../london.ts'
import { askedOf, sendList, type Asked, type LocalApi } from './asked.ts'

const MOST_DAYS = 365
/** Every trader of the stand-in pays in full, this many days after the return. */
const PAYS_AFTER = 3

/** What is owed and what was paid: of the returns that the stand-in took. */
export function registerAccountApi(app: FastifyInstance, { now, returns }: LocalApi): void {
  const today = () => dayOf(now(), LONDON)

  app.get('/organisations/vat/:vrn/liabilities', async (request, reply) => {
    const asked = askedOf(request)
    const code = refusalOf(asked.query, today())
    if (code !== undefined) return sendError(reply, code)
    const played = asked.scenario === undefined ? undefined : liabilityScenario(asked.scenario)
    return sendList(
      reply,
      'liabilities',
      between(asked, played ?? { list: liabilitiesOf(asked.vrn) }, (one) => one.taxPeriod.to),
    )
  })
  app.get('/organisations/vat/:vrn/payments', async (request, reply) => {
    const asked = askedOf(request)
    const code = refusalOf(asked.query, today())
    if (code !== undefined) return sendError(reply, code)
    const played = asked.scenario === undefined ? undefined : paymentScenario(asked.scenario)
    return sendList(
      reply,
      'payments',
      between(asked, played ?? { list: paymentsOf(asked.vrn) }, (one) => one.received),
    )
  })

  function liabilitiesOf(vrn: string) {
    return owed(vrn).map(({ period: { start, end, due }, amount, paidOn }) => ({
      taxPeriod: { from: start, to: end },
      type: 'VAT Return Debit Charge',
      originalAmount: amount,
      outstandingAmount: paidOn <= today() ? 0 : amount,
      due,
    }))
  }

  function paymentsOf(vrn: string) {
    return owed(vrn)
      .filter(({ paidOn }) => paidOn <= today())
      .map(({ amount, paidOn }) => ({ amount, received: paidOn }))
  }

  function owed(vrn: string) {
    const periods = periodsOf(vrn, today())
    return returns.of(vrn).flatMap(({ body, receivedOn }) => {
      const period = periods.find(({ periodKey }) => periodKey === body['periodKey'])
      const isDebit = Number(body['totalVatDue']) > Number(body['vatReclaimedCurrPeriod'])
      if (!period || !isDebit) return []
      return [{ period, amount: Number(body['netVatDue']), paidOn: addDays(receivedOn, PAYS_AFTER) }]
    })
  }
}

function refusalOf({ from, to }: Asked['query'], today: string): string | undefined {
  if (!isDay(from)) return 'DATE_FROM_INVALID'
  if (!isDay(to) || to > today) return 'DATE_TO_INVALID'
  return to < from || daysBetween(from, to) > MOST_DAYS ? 'DATE_RANGE_INVALID' : undefined
}

function between<T>(
  { query: { from = '', to = '' } }: Asked,
  played: { error: string } | { list: T[] },
  at: (one: T) => string,
): { error: string } | { list: T[] } {
  if ('error' in played) return played
  return { list: played.list.filter((one) => at(one) >= from && at(one) <= to) }
}
