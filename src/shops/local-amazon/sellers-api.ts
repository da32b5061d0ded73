import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MARKETPLACE_IDS } from '../marketplace-ids.ts'
import { fail } from './errors.ts'
import { createLimits, type Limit } from './limits.ts'
import type { LocalBooks } from './local-books.ts'
import type { LocalSeller } from './local-sellers.ts'

/** The limits of the model. */
const LIMIT: Limit = { rate: 0.016, burst: 15 }

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
    if (!mayAsk(seller, request.url, LIMIT)) {
      void reply.header('x-amzn-ratelimit-limit', String(LIMIT.rate))
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
