import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { checkVatNumber } from '../vat-number.ts'
import { trackFirstRequests, lastThree, misbehave } from './local-misbehaviour.ts'

const questionSchema = z.object({
  countryCode: z.string().max(2),
  vatNumber: z.string().max(20),
  requesterMemberStateCode: z.string().max(2).optional(),
  requesterNumber: z.string().max(20).optional(),
})

const ERRORS: Readonly<Record<string, string>> = {
  '201': 'INVALID_INPUT',
  '202': 'INVALID_REQUESTER_INFO',
  '300': 'SERVICE_UNAVAILABLE',
  '301': 'MS_UNAVAILABLE',
  '302': 'TIMEOUT',
  '400': 'VAT_BLOCKED',
  '401': 'IP_BLOCKED',
  '500': 'GLOBAL_MAX_CONCURRENT_REQ',
  '501': 'GLOBAL_MAX_CONCURRENT_REQ_TIME',
  '600': 'MS_MAX_CONCURRENT_REQ',
  '601': 'MS_MAX_CONCURRENT_REQ_TIME',
}

const failure = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] })

/** The part of VIES that is used: the check, the Commission's test of it, and the status of the member states. */
export function registerLocalVies(app: FastifyInstance): void {
  const isFirst = trackFirstRequests()

  app.post('/check-vat-test-service', async (request) => {
    const question = questionSchema.safeParse(request.body)
    if (!question.success) return failure('INVALID_INPUT')
    const { vatNumber } = question.data
    const error = ERRORS[vatNumber] ?? (['100', '200'].includes(vatNumber) ? undefined : 'INVALID_INPUT')
    return error ? failure(error) : result(question.data, vatNumber === '100')
  })

  app.post('/check-vat-number', async (request, reply) => {
    const question = questionSchema.safeParse(request.body)
    if (!question.success) return reply.status(400).send(failure('INVALID_INPUT'))
    const { countryCode, vatNumber } = question.data
    const ending = lastThree(vatNumber)
    if (await misbehave(reply, ending)) return reply
    if (ending === '303' && isFirst(countryCode + vatNumber)) return failure('MS_UNAVAILABLE')
    const error = ERRORS[ending]
    if (error) return failure(error)
    if (ending === '705') return result({ ...question.data, vatNumber: `${vatNumber}9` }, true)
    return result(question.data, ending !== '200' && checkVatNumber(countryCode + vatNumber).valid)
  })

  app.get('/check-status', async () => ({
    vow: { available: true },
    countries: [{ countryCode: 'DE', availability: 'Available' }],
  }))
}

function result(question: z.output<typeof questionSchema>, valid: boolean) {
  const { countryCode, vatNumber, requesterMemberStateCode, requesterNumber } = question
  const hasRequester = Boolean(requesterMemberStateCode && requesterNumber)
  const requestDate = new Date().toISOString()
  return {
    countryCode,
    vatNumber,
    requestDate,
    valid,
    requestIdentifier: hasRequester && valid ? identifierOf(countryCode + vatNumber + requestDate) : '',
    ...((valid && PUBLISHED[countryCode + vatNumber]) || { name: '---', address: '---' }),
  }
}

/** As VIES: Poland publishes name and address, Germany and Spain neither. */
const PUBLISHED: Readonly<Record<string, { name: string; address: string }>> = {
  PL5252910000: {
    name: 'LUMENA SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
    address: 'PROSTA 18/4\n00-850 WARSZAWA',
  },
}

/** As VIES issues them: WAPI and twelve letters and digits. */
function identifierOf(seed: string): string {
  const hash = createHash('sha256').update(seed).digest('base64')
  return `WAPI${hash
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 12)}`
}
