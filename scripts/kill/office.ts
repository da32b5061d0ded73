import { Secret, TOTP } from 'otpauth'
import { again, createBuyer } from './buyer.ts'

export type DemoPerson = { role: string; email: string; password: string; totpSecret?: string }
export type RefundOutcome = {
  orderId: string
  number: string
  requested: number
  sent: number
  shown: number
  back: number
}

type StaffOrder = {
  order: { number: string; refunded: { amount: number } }
  refunds: { id: string; status: string; amount: { amount: number } }[]
}

const REFUND = { amount: 1_000, currency: 'EUR' }

type StaffAt = { url: string; base: string; person: DemoPerson | undefined }

/** @returns the token of a member of staff's session */
export async function signInStaff({ url, base, person }: StaffAt): Promise<string> {
  if (!person?.totpSecret) throw new Error('a member of staff is missing among the demo people')
  const otp = new TOTP({ secret: Secret.fromBase32(person.totpSecret) }).generate()
  const response = await fetch(`${url}${base}/staff/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email, password: person.password, otp }),
  })
  const { data: signedIn } = (await response.json()) as { data: { token: string } }
  return signedIn.token
}

/** Finance, equally persistent: each refund is requested until there is an answer, under one key. */
export async function createOffice(options: StaffAt) {
  const { url, base } = options
  const token = await signInStaff(options)
  const { data } = createBuyer({
    url,
    base,
    seller: { token: () => token, signIn: () => undefined },
    agreementVersion: '',
  })
  const requested = new Map<string, number>()

  return {
    /** Any call, as persistently. */
    data,
    /** One attempt, as somebody presses a button once; whatever comes of it, they look before they press again. */
    async once(path: string, body: unknown): Promise<void> {
      await fetch(`${url}${base}${path}`, {
        method: 'POST',
        headers: { token, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      }).catch(() => undefined)
    },
    async refund(orderId: string): Promise<void> {
      const nth = (requested.get(orderId) ?? 0) + 1
      requested.set(orderId, nth)
      await data('/staff/order/refund', {
        look: again,
        body: {
          orderId,
          amount: REFUND,
          reason: 'Killed meanwhile',
          idempotency: `kill-${nth}-${orderId}`.slice(0, 64),
        },
      })
    },
    /** The outcome for every order with a refund. */
    async outcomes(): Promise<RefundOutcome[]> {
      const found: RefundOutcome[] = []
      for (const [orderId, times] of requested) {
        const { order, refunds } = await data<StaffOrder>(`/staff/order/get?orderId=${orderId}`, {})
        const sent = refunds.filter((refund) => refund.status === 'SUCCEEDED')
        const back = sent.reduce((sum, refund) => sum + refund.amount.amount, 0)
        found.push({
          orderId,
          number: order.number,
          requested: times,
          sent: sent.length,
          shown: order.refunded.amount,
          back,
        })
      }
      return found
    },
  }
}

export const isRight = (one: RefundOutcome): boolean =>
  one.sent === one.requested && one.back === one.requested * REFUND.amount && one.shown === one.back
