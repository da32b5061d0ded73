import type { Stripe } from 'stripe'
import { ProviderDown } from '../payment-provider.ts'
import type { StripeSettings } from './stripe-settings.ts'

const TIMEOUT_MS = 10_000
/** Of a call that got no answer; the key makes it one. Longer waits are the jobs' business. */
const RETRIES = 1

/**
 * Stripe's own library, loaded when it is first needed: 20 MB and 0.2 s that a start does not have to spend.
 */
export function stripeClient(settings: Pick<StripeSettings, 'secretKey' | 'api'>): () => Promise<Stripe> {
  let made: { api: string | undefined; client: Stripe } | undefined
  return async () => {
    const api = settings.api()
    if (made && made.api === api) return made.client
    const { Stripe: Library } = await import('stripe')
    made = { api, client: new Library(settings.secretKey, { ...optionsOf(api) }) }
    return made.client
  }
}

function optionsOf(api: string | undefined) {
  const usual = { timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false }
  if (api === undefined) return usual
  const { protocol, hostname, port } = new URL(api)
  const isPlain = protocol === 'http:'
  return {
    ...usual,
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port || (isPlain ? 80 : 443),
  }
}

/** What Stripe's library throws for an answer that is an error. */
export type StripeProblem = { type: string; code: string | undefined; message: string }

export function problemOf(error: unknown): StripeProblem | undefined {
  if (!(error instanceof Error) || !('type' in error) || typeof error.type !== 'string') return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { type: error.type, code, message: error.message }
}

/** @throws ProviderDown for whatever goes wrong */
export async function asked<T>(what: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw new ProviderDown(`stripe ${what}`, { cause: error })
  }
}

/** Undefined where Stripe has nothing of that id. */
export function orMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch((error: unknown) => {
    if (problemOf(error)?.code === 'resource_missing') return undefined
    throw error
  })
}

/** Stripe understood the request and says no: asking again would not help. */
export function isRefusal(problem: StripeProblem | undefined): problem is StripeProblem {
  if (problem?.code === 'resource_missing') return false
  return problem?.type === 'StripeInvalidRequestError' || problem?.type === 'StripeCardError'
}
