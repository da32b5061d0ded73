import type { FastifyRequest } from 'fastify'
import { cookieName } from '#platform/shared/cookie-name.ts'
import { CURRENCIES, type Currency } from '#platform/shared/money.ts'
import { isLang } from '#platform/shared/local-text.ts'
import { langOf } from '#platform/server/http/dispatch.ts'
import type { PageContext } from '#platform/web/caller.ts'
import type { Wired } from '../wiring.ts'
import { inProcessCaller } from './in-process-caller.ts'

/**
 * What a page knows of its request: language and currency from the address or cookie, and the portal's name and
 * colours.
 */
export function pageContextOf(request: FastifyRequest, wired: Wired): PageContext {
  const { config } = wired.deps
  const query = request.query as Record<string, unknown>
  const lang = isLang(query['lang']) ? query['lang'] : langOf(undefined, request.cookies['language'])
  const currencyOfVisitor = request.cookies[cookieName('currency', config.mode)]
  return {
    call: inProcessCaller(wired, { lang, requestId: request.id, ip: request.ip }),
    lang,
    currency: currencyOf(query['currency']) ?? currencyOf(currencyOfVisitor) ?? 'EUR',
    publicUrl: config.publicUrl,
    config: {
      product: config.product,
      brandName: config.brand.name,
      brandColor: config.brand.color,
      hasLogo: config.brand.logo !== undefined,
      agencyName: config.agency.name,
      agencyEmail: config.agency.email,
      agencyAddress: config.agency.address.filter((line) => line !== ''),
      agencyContact: config.agency.contact ?? null,
      agencyHours: config.agency.hours,
      agencyTimeZone: config.agency.timeZone,
      mode: config.mode,
    },
  }
}

/** The address counts before the cookie: what somebody has just chosen, or was sent a link to. */
const currencyOf = (wanted: unknown): Currency | undefined =>
  CURRENCIES.find((currency) => currency === wanted)
