import { offeredOptions } from '#catalogue/options.ts'
import type { Product } from '#catalogue/product.ts'
import { type Quote, QuoteError } from '#catalogue/quote.ts'
import { renewalQuote, renewedOptions, renewedTerm, withAnnualReturn } from '#catalogue/renewal.ts'
import { getProducts, priceDay } from '#catalogue/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { Currency } from '#platform/shared/money.ts'
import {
  filingSpan,
  momentOf,
  type RenewalKind,
  type Span,
  validitySpan,
} from '#registrations/renewal-span.ts'
import type { Service } from '#registrations/server/public.ts'
import type { RenewalObstacle } from '../../renewal-contract.ts'
import { findLinesOfServices } from './bought-lines.queries.ts'
import type { OrderLineRow, OrderRow } from '../orders.tables.ts'

export type Renewable = {
  service: Service
  kind: RenewalKind
  product: Product
  quote: Quote
  optionTexts: OrderLineRow['optionTexts']
  months: number
  annualReturns: number
  end: Day
  span: Span
}
export type Refused = { service: Service; reason: RenewalObstacle }

/** How the annual return is bought of each service where it is bought otherwise than last time, by the service's id. */
export type AnnualReturns = ReadonlyMap<string, string>

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config'>
type Bought = { line: OrderLineRow; order: Pick<OrderRow, 'id' | 'status'> }

/** What can go on, from when to when and at which price, and why the others cannot. Reads only. */
export async function assessRenewals(
  deps: Deps,
  executor: Executor,
  services: readonly Service[],
  { currency, annualReturns }: { currency: Currency; annualReturns: AnnualReturns },
): Promise<{ renewable: Renewable[]; refused: Refused[] }> {
  const bought = await findLinesOfServices(executor, services)
  const ids = [...new Set([...bought.values()].map(({ line }) => line.productId))]
  const products = await getProducts(deps, executor, ids)
  const renewable: Renewable[] = []
  const refused: Refused[] = []
  for (const service of services) {
    const one = bought.get(service.registration.id)
    const product = products.find(({ id }) => id === one?.line.productId)
    const annualReturn = annualReturns.get(service.registration.id)
    const beside = { bought: one, product, currency, annualReturn, today: priceDay(deps) }
    const answer = assessOne(service, beside)
    if (typeof answer === 'string') refused.push({ service, reason: answer })
    else renewable.push(answer)
  }
  return { renewable, refused }
}

type Beside = {
  bought: Bought | undefined
  product: Product | undefined
  currency: Currency
  annualReturn: string | undefined
  today: Day
}

function assessOne(service: Service, beside: Beside): Renewable | RenewalObstacle {
  const { registration, filing, isOrdered } = service
  const end = filing?.end ?? registration.validTo
  if (registration.endReason === 'DEREGISTERED') return 'ENDED'
  if (beside.bought?.order.status === 'REFUNDED') return 'REFUNDED'
  if (end === null) return 'NO_END'
  if (isOrdered) return 'ALREADY_ORDERED'
  const moment = momentOf(end, beside.today)
  if (moment !== 'IN_TIME') return moment
  // Nothing was obtained that could go on: what was sold is work, and it is done anew.
  if (!filing && registration.kind === null) return 'BUY_AGAIN'
  return priced(service, end, beside)
}

function priced(
  service: Service,
  end: Day,
  { bought, product, currency, annualReturn, today }: Beside,
): Renewable | RenewalObstacle {
  if (!bought || product?.status !== 'ON_SALE') return 'NOT_SOLD'
  const { registration, filing } = service
  const before = renewedOptions(product, bought.line.options, filing ? registration.rhythm : null)
  const chosen = withAnnualReturn(product, before, annualReturn)
  const term = renewedTerm(product, chosen)
  if (!term || 'filing' in term !== (filing !== null)) return 'NOT_SOLD'
  const quote = tryQuote(product, { options: chosen, quantity: bought.line.quantity, currency, day: today })
  if (!quote) return 'NOT_SOLD'
  const frame = { service, product, quote, optionTexts: textsOf(product, quote, today), end }
  if ('validMonths' in term) {
    const { validMonths: months } = term
    return { ...frame, kind: 'VALIDITY', months, annualReturns: 0, span: validitySpan(end, months, today) }
  }
  const { months, annualReturns, calendar, rhythm: sold } = term.filing
  const rhythm = registration.rhythm ?? sold ?? 'MONTHLY'
  const offset = registration.periodOffset
  const span = filingSpan({ calendar, rhythm, offset, months, annualReturns, end })
  return { ...frame, kind: 'FILING', months, annualReturns, span }
}

function tryQuote(product: Product, request: Parameters<typeof renewalQuote>[1]): Quote | undefined {
  try {
    return renewalQuote(product, request)
  } catch (error) {
    if (error instanceof QuoteError) return undefined
    throw error
  }
}

function textsOf(product: Product, { options }: Quote, day: Day): OrderLineRow['optionTexts'] {
  return offeredOptions(product, day).flatMap(({ key, name, values }) => {
    const value = values.find((one) => one.value === options[key])
    return value ? [{ label: name, value: value.label }] : []
  })
}
