import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LocalBooks } from './local-books.ts'
import type { LocalSeller } from './local-sellers.ts'

/** The limits of the model: questions a second, and how many at once. */
const RATE = 0.016
const BURST = 15

/** The Sellers API, version 1, by Amazon's model. */
export function registerSellersApi(
  app: FastifyInstance,
  { books, now }: { books: LocalBooks; now(): Date },
): void {
  const mayAsk = createLimits(now)
  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    payload: (seller: LocalSeller) => object | undefined,
  ) => {
    const seller = books.sellerOfAccess(String(request.headers['x-amz-access-token'] ?? ''))
    if (!seller) return fail(reply, 403, 'Unauthorized', 'Access to requested resource is denied.')
    void reply.header('x-amzn-requestid', request.id)
    if (!mayAsk(seller, request.url)) {
      void reply.header('x-amzn-ratelimit-limit', String(RATE))
      return fail(reply, 429, 'QuotaExceeded', 'You exceeded your quota for the requested resource.')
    }
    if (seller.id.endsWith('503')) return fail(reply, 503, 'ServiceUnavailable', 'Please try again.')
    const found = payload(seller)
    if (!found) return fail(reply, 403, 'Unauthorized', 'Access to requested resource is denied.')
    return { payload: found }
  }
  app.get('/sellers/v1/marketplaceParticipations', async (request, reply) =>
    answer(request, reply, participationsOf),
  )
  app.get('/sellers/v1/account', async (request, reply) =>
    answer(request, reply, (seller) => (seller.id.endsWith('403') ? undefined : accountOf(seller))),
  )
}

const fail = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply.status(status).send({ errors: [{ code, message, details: '' }] })

/** A bucket for each account and operation; that of an account that is asked too often is empty at first. */
function createLimits(now: () => Date) {
  const buckets = new Map<string, { left: number; at: number }>()
  return (seller: LocalSeller, operation: string): boolean => {
    const key = `${seller.id} ${operation}`
    const at = now().getTime()
    const bucket = buckets.get(key) ?? { left: seller.id.endsWith('429') ? 0 : BURST, at }
    const left = Math.min(BURST, bucket.left + ((at - bucket.at) / 1_000) * RATE)
    buckets.set(key, { left: left >= 1 ? left - 1 : left, at })
    return left >= 1
  }
}

const MARKETPLACE_IDS: Readonly<Record<string, string>> = {
  BE: 'AMEN7PMS3EDWL',
  DE: 'A1PA6795UKMFR9',
  ES: 'A1RKKUPIHCS9HS',
  FR: 'A13V1IB3VIYZZH',
  GB: 'A1F83G8C2ARO7P',
  IE: 'A28R8C7NBKEWEA',
  IT: 'APJ6JRA9NG5V4',
  NL: 'A1805IZSGTT6HS',
  PL: 'A1C3SOZRARQ6R3',
  SE: 'A2NODRKZP88ZB9',
}

const participationsOf = ({ id, countries, storeName }: LocalSeller) =>
  countries.map((countryCode) => ({
    marketplace: {
      id: MARKETPLACE_IDS[countryCode] ?? '',
      name: `Amazon ${countryCode}`,
      countryCode,
      defaultCurrencyCode: countryCode === 'GB' ? 'GBP' : 'EUR',
      defaultLanguageCode: 'en_GB',
      domainName: `www.amazon.${countryCode === 'GB' ? 'co.uk' : countryCode.toLowerCase()}`,
    },
    storeName,
    participation: { isParticipating: true, hasSuspendedListings: id.endsWith('666') },
  }))

function accountOf(seller: LocalSeller) {
  const { name, nonLatinName, registrationNumber, taxNumber, ...address } = seller.business
  return {
    businessType: 'PRIVATE_LIMITED',
    sellingPlan: 'PROFESSIONAL',
    marketplaceParticipationList: participationsOf(seller),
    business: {
      name,
      ...(nonLatinName && { nonLatinName }),
      registeredBusinessAddress: address,
      companyRegistrationNumber: registrationNumber,
      ...(taxNumber && { companyTaxIdentificationNumber: taxNumber }),
    },
  }
}
