import type { FastifyInstance } from 'fastify'
import { dayOf, daysBetween, isDay } from '#platform/shared/calendar.ts'
import { sendError } from './errors.ts'
import { periodsOf } from './periods.ts'
import { obligationScenario } from './scenarios.ts'
import { LONDON } from '../london.ts'
import { askedOf, sendList, type Asked, type LocalApi } from './asked.ts'

const MOST_DAYS = 366

export function registerObligationsApi(app: FastifyInstance, { now, returns }: LocalApi): void {
  app.get('/organisations/vat/:vrn/obligations', async (request, reply) => {
    const asked = askedOf(request)
    const code = refusalOf(asked.query)
    if (code !== undefined) return sendError(reply, code)
    const played = asked.scenario === undefined ? undefined : obligationScenario(asked.scenario)
    return sendList(reply, 'obligations', played ?? { list: obligationsOf(asked) })
  })

  function obligationsOf({ vrn, query: { from, to, status } }: Asked) {
    return periodsOf(vrn, dayOf(now(), LONDON))
      .map((period) => {
        const stored = returns.find(vrn, period.periodKey)
        return stored ? { ...period, status: 'F', received: stored.receivedOn } : { ...period, status: 'O' }
      })
      .filter((period) => status === undefined || period.status === status)
      .filter(({ start, end }) => from === undefined || to === undefined || (end >= from && start <= to))
  }
}

function refusalOf({ from, to, status }: Asked['query']): string | undefined {
  if (status !== undefined && status !== 'O' && status !== 'F') return 'INVALID_STATUS'
  if (status === 'O' && from === undefined && to === undefined) return undefined
  if (!isDay(from)) return 'INVALID_DATE_FROM'
  if (!isDay(to)) return 'INVALID_DATE_TO'
  return to < from || daysBetween(from, to) > MOST_DAYS ? 'INVALID_DATE_RANGE' : undefined
}
