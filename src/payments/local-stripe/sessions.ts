import type { Executor, Transaction } from '#platform/server/database.ts'
import { currencySchema } from '#platform/shared/money.ts'
import type { Fields } from './form-body.ts'
import type { LocalStripeDeps } from './local-stripe-deps.ts'
import { changeObject, findObject, insertObject } from './local-stripe.repository.ts'
import { newObject, secondsOf, type StripeObject } from './shapes.ts'
import { invalid, missing } from './stripe-error.ts'

export const SESSION = 'checkout.session'
const LIVES_SECONDS = 24 * 3_600
const LEAST = 50
const METHODS: Record<string, readonly string[] | undefined> = {
  card: undefined,
  klarna: ['eur', 'gbp', 'usd'],
  alipay: ['cny', 'eur', 'gbp', 'usd'],
  wechat_pay: ['cny', 'eur', 'gbp', 'usd'],
  sepa_debit: ['eur'],
}

/** A session as the code here reads it. */
export type SessionObject = StripeObject & {
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  currency: string
  payment_intent: string | null
  payment_method_types: string[]
  metadata: Record<string, string>
  client_reference_id: string | null
  locale: string
  success_url: string
  cancel_url: string
  expires_at: number
}

const group = (fields: Fields, ...path: string[]): Fields =>
  path.reduce<Fields>((place, step) => {
    const next = place[step]
    return typeof next === 'object' ? next : {}
  }, fields)

const textOf = (fields: Fields, name: string, param: string): string => {
  const value = fields[name]
  if (typeof value !== 'string' || value === '')
    throw invalid('parameter_missing', `Missing required param: ${param}.`, param)
  return value
}

const texts = (fields: Fields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value).slice(0, 500)]))

export async function createSession(
  tx: Transaction,
  deps: LocalStripeDeps,
  fields: Fields,
): Promise<StripeObject> {
  const now = deps.clock.now()
  const { amount, currency, method } = pricesOf(fields)
  const metadata = texts(group(fields, 'metadata'))
  const session = newObject(SESSION, now, {
    amount_subtotal: amount,
    amount_total: amount,
    currency,
    payment_method_types: [method],
    client_reference_id: fields['client_reference_id'] ?? null,
    metadata,
    locale: fields['locale'] ?? null,
    success_url: addressOf(fields, 'success_url'),
    cancel_url: addressOf(fields, 'cancel_url'),
    expires_at: secondsOf(now) + LIVES_SECONDS,
    status: 'open',
    payment_status: 'unpaid',
  })
  const url = `${deps.config.publicUrl}/local-stripe/pay/${session.id}`
  const made = { ...session, url }
  await insertObject(tx, made, { intentId: null, createdAt: now })
  return made
}

function pricesOf(fields: Fields): { amount: number; currency: string; method: string } {
  const item = group(fields, 'line_items', '0')
  const price = group(item, 'price_data')
  const param = 'line_items[0][price_data]'
  const currency = textOf(price, 'currency', `${param}[currency]`)
  const amount = Number(textOf(price, 'unit_amount', `${param}[unit_amount]`)) * Number(item['quantity'] ?? 0)
  if (!currencySchema.safeParse(currency.toUpperCase()).success)
    throw invalid('parameter_invalid', `Invalid currency: ${currency}.`, `${param}[currency]`)
  if (!Number.isSafeInteger(amount)) throw invalid('parameter_invalid_integer', 'Invalid integer.', param)
  if (amount < LEAST)
    throw invalid(
      'amount_too_small',
      'The Checkout Session’s total amount must convert to at least 50 cents.',
    )
  if ('payment_method_types' in fields)
    throw invalid('payment_method_types_no_longer_supported', 'Use allowed_payment_method_types instead.')
  const method = textOf(group(fields, 'allowed_payment_method_types'), '0', 'allowed_payment_method_types[0]')
  const currencies = METHODS[method]
  if (!Object.hasOwn(METHODS, method) || (currencies && !currencies.includes(currency)))
    throw invalid(
      'payment_method_unactivated',
      `The payment method \`${method}\` cannot be used with the currency \`${currency}\`.`,
      'allowed_payment_method_types',
    )
  if (method === 'wechat_pay' && group(fields, 'payment_method_options', 'wechat_pay')['client'] !== 'web')
    throw invalid('parameter_missing', 'Missing required param: payment_method_options[wechat_pay][client].')
  return { amount, currency, method }
}

function addressOf(fields: Fields, name: string): string {
  const text = textOf(fields, name, name)
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw invalid('url_invalid', 'Not a valid URL', name)
  return text
}

/** The current session: one that nobody finished in time has expired. */
export function currentSession(
  deps: LocalStripeDeps,
  found: StripeObject | undefined,
): SessionObject | undefined {
  const session = found as SessionObject | undefined
  if (session?.status === 'open' && session.expires_at <= secondsOf(deps.clock.now()))
    return { ...session, status: 'expired', url: null }
  return session
}

const ID = /^cs_test_\w{10,80}$/

export async function readSession(
  executor: Executor,
  deps: LocalStripeDeps,
  id: string,
): Promise<SessionObject | undefined> {
  return ID.test(id) ? currentSession(deps, await findObject(executor, SESSION, id)) : undefined
}

/** As the API shows it. @param expand `payment_intent` shows the money itself instead of its id */
export async function showSession(deps: LocalStripeDeps, id: string, expand: readonly string[]) {
  const session = await readSession(deps.db, deps, id)
  if (!session) throw missing(SESSION, id)
  const { payment_intent: intentId } = session
  if (!intentId || !expand.includes('payment_intent')) return session
  return { ...session, payment_intent: (await findObject(deps.db, 'payment_intent', intentId)) ?? intentId }
}

export async function saveSession(tx: Transaction, session: SessionObject): Promise<void> {
  await changeObject(tx, session)
}
