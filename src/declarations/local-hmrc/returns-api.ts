import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { dayOf } from '#platform/shared/calendar.ts'
import { bodyProblems } from './body-problems.ts'
import { DUPLICATE, NOT_ENDED, NOT_FINAL, sendBusinessError, sendError, sendProblems } from './errors.ts'
import { periodsOf } from './periods.ts'
import { SUBMIT_SCENARIOS, VIEW_SCENARIOS } from './scenarios.ts'
import { LONDON } from '../london.ts'
import { askedOf, type LocalApi } from './asked.ts'

/** By the end of their number: HMRC fails before it takes the first return; after it took it; and says nothing at all. */
const FAILS_BEFORE = '500'
const FAILS_AFTER = '503'
const SAYS_NOTHING = '504'

type Body = Readonly<Record<string, unknown>>

export function registerReturnsApi(app: FastifyInstance, { now, returns }: LocalApi): void {
  const failed = new Set<string>()

  app.post<{ Body: Body | undefined }>('/organisations/vat/:vrn/returns', async (request, reply) => {
    const { vrn, scenario } = askedOf(request)
    const body = request.body ?? {}
    if (scenario !== undefined && SUBMIT_SCENARIOS[scenario]) return play(reply, SUBMIT_SCENARIOS[scenario])
    const problems = bodyProblems(body)
    if (problems.length > 0) return sendProblems(reply, problems)
    if (body['finalised'] !== true) return sendBusinessError(reply, NOT_FINAL)
    const at = now()
    const today = dayOf(at, LONDON)
    const period = periodsOf(vrn, today).find(({ periodKey }) => periodKey === body['periodKey'])
    if (!period) return sendError(reply, 'PERIOD_KEY_INVALID')
    if (period.end >= today) return sendBusinessError(reply, NOT_ENDED)
    if (returns.find(vrn, period.periodKey)) return sendBusinessError(reply, DUPLICATE)
    if (vrn.endsWith(FAILS_BEFORE) && !failed.has(vrn)) {
      failed.add(vrn)
      return sendError(reply, 'INTERNAL_SERVER_ERROR')
    }
    const { formBundleNumber } = returns.add({ vrn, body, receivedOn: today })
    if (vrn.endsWith(FAILS_AFTER)) return sendError(reply, 'SERVER_ERROR')
    if (vrn.endsWith(SAYS_NOTHING)) return hangUp(reply)
    return reply
      .status(201)
      .header('receipt-id', randomUUID())
      .header('receipt-timestamp', at.toISOString())
      .header('receipt-signature', 'DO NOT USE')
      .send({
        processingDate: at.toISOString(),
        formBundleNumber,
        ...(Number(body['totalVatDue']) > Number(body['vatReclaimedCurrPeriod']) && {
          paymentIndicator: 'BANK',
          chargeRefNumber: chargeOf(vrn),
        }),
      })
  })

  app.get<{ Params: { vrn: string; periodKey: string } }>(
    '/organisations/vat/:vrn/returns/:periodKey',
    async (request, reply) => {
      const { vrn, scenario } = askedOf(request)
      const { periodKey } = request.params
      if (scenario !== undefined && VIEW_SCENARIOS[scenario])
        return sendError(reply, VIEW_SCENARIOS[scenario])
      if (!/^[\dA-Za-z#]{4}$/.test(periodKey)) return sendError(reply, 'PERIOD_KEY_INVALID')
      const stored = returns.find(vrn, periodKey)
      if (!stored) return sendError(reply, 'NOT_FOUND')
      const { finalised: _, ...figures } = stored.body
      return figures
    },
  )
}

/** At most sixteen characters */
const chargeOf = (vrn: string): string => `XV${vrn}`

function hangUp(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.destroy()
  return reply
}

function play(reply: FastifyReply, code: string): FastifyReply {
  if (code === DUPLICATE.code) return sendBusinessError(reply, DUPLICATE)
  if (code === NOT_ENDED.code) return sendBusinessError(reply, NOT_ENDED)
  return sendError(reply, code)
}
