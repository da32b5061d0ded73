import { z } from 'zod'
import type { PlatformConfig } from '#platform/server/config.ts'
import { ownAddress } from '#platform/server/own-address.ts'
import { currencySchema, money } from '#platform/shared/money.ts'
import { sandboxKeys } from '../sandbox-provider/sandbox-keys.ts'
import {
  type PaymentProvider,
  ProviderDown,
  RefundRefused,
  type ProviderSession,
  WebhookRejected,
} from './payment-provider.ts'
import type { PaymentsConfig } from './payments.config.ts'
import { signatureProblem } from './webhook-signature.ts'

const TIMEOUT_MS = 10_000
const STATUSES = {
  open: 'OPEN',
  processing: 'PROCESSING',
  paid: 'PAID',
  refused: 'REFUSED',
  expired: 'EXPIRED',
} as const

const METHODS = { CARD: 'card', KLARNA: 'klarna' } as const

const sessionSchema = z.object({
  id: z.string().max(64),
  status: z.enum(['open', 'processing', 'paid', 'refused', 'expired']),
  amount: z.number().int(),
  currency: currencySchema,
  live: z.boolean(),
  reference: z.string().max(64),
  description: z.string().max(64),
  url: z.string(),
})
const eventSchema = z.object({
  id: z.string().min(1).max(64),
  type: z.string().max(64),
  session: sessionSchema,
})
const refundSchema = z.object({ id: z.string().max(64) })

/** The sandbox provider over its HTTP interface. URLs are read at each call: tests listen on any free port. */
export function createSandboxAdapter(
  config: Pick<PlatformConfig, 'host' | 'port'> & PaymentsConfig,
): PaymentProvider {
  const { apiKey, webhookSecret } = sandboxKeys(config.payments.sandboxSecret)

  async function ask<T>(
    schema: z.ZodType<T>,
    path: string,
    body?: object,
    idempotencyKey?: string,
  ): Promise<T> {
    try {
      const response = await fetch(
        `${config.payments.sandboxUrl ?? ownAddress(config)}/sandbox-pay/api${path}`,
        {
          method: body ? 'POST' : 'GET',
          headers: {
            authorization: `Bearer ${apiKey}`,
            ...(body ? { 'content-type': 'application/json' } : {}),
            ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
          },
          signal: AbortSignal.timeout(TIMEOUT_MS),
          ...(body ? { body: JSON.stringify(body) } : {}),
        },
      )
      if (!response.ok) throw await refusalOf(response)
      return schema.parse(await response.json())
    } catch (error) {
      throw new ProviderDown(`sandbox ${path}`, { cause: error })
    }
  }

  return {
    name: 'sandbox',
    mode: 'test',
    async createSession({ reference, orderNumber, method, amount, lang, returnUrl, idempotencyKey }) {
      const wanted = {
        reference,
        description: orderNumber,
        method: METHODS[method],
        ...amount,
        lang,
        returnUrl,
      }
      return sessionOf(await ask(sessionSchema, '/sessions', wanted, idempotencyKey))
    },
    fetchSession: async (id) => sessionOf(await ask(sessionSchema, `/sessions/${encodeURIComponent(id)}`)),
    async refund({ sessionId, amount, idempotencyKey }) {
      const path = `/sessions/${encodeURIComponent(sessionId)}/refunds`
      try {
        return await ask(refundSchema, path, amount, idempotencyKey)
      } catch (error) {
        const cause = error instanceof ProviderDown ? error.cause : undefined
        if (cause instanceof Refusal && cause.status === 409) throw new RefundRefused(cause.message)
        throw error
      }
    },
    verifyWebhook({ rawBody, headers, now }) {
      const problem = signatureProblem(webhookSecret, {
        header: headers['sandbox-signature'],
        body: rawBody,
        now,
      })
      if (problem) throw new WebhookRejected(problem)
      const parsed = eventSchema.safeParse(parseJson(rawBody))
      if (!parsed.success) throw new WebhookRejected('unreadable')
      const { id, type, session } = parsed.data
      return { id, type, session: sessionOf(session) }
    },
  }
}

/** The provider's unexpected answer. */
class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

async function refusalOf(response: Response): Promise<Refusal> {
  const answer = z.object({ error: z.string() }).safeParse(await response.json().catch(() => undefined))
  return new Refusal(response.status, answer.success ? answer.data.error : `answered ${response.status}`)
}

function sessionOf(sent: z.output<typeof sessionSchema>): ProviderSession {
  return {
    id: sent.id,
    status: STATUSES[sent.status],
    amount: money(sent.amount, sent.currency),
    mode: sent.live ? 'live' : 'test',
    reference: sent.reference,
    orderNumber: sent.description,
    url: sent.url,
  }
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}
