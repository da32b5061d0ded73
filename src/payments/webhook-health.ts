/** What is kept of the webhooks of a provider. Instants as ISO texts. */
export type WebhookHealth = {
  acceptedAt?: string
  rejectedAt?: string
  /** Our refusal of the last one that was rejected. */
  refusal?: string
  /** Since the last accepted one. */
  rejections: number
  firstRejectedAt?: string
  /** Administrators were told of these. */
  isTold: boolean
}

export const NO_WEBHOOKS: WebhookHealth = { rejections: 0, isTold: false }

/** One may be a stranger's knock. */
const TOO_MANY = 3
const TOO_LONG_MS = 10 * 60_000

export const afterAccepted = ({ rejectedAt, refusal }: WebhookHealth, now: Date): WebhookHealth => ({
  ...NO_WEBHOOKS,
  acceptedAt: now.toISOString(),
  ...(rejectedAt !== undefined && { rejectedAt }),
  ...(refusal !== undefined && { refusal }),
})

export const afterRejected = (known: WebhookHealth, now: Date, refusal: string): WebhookHealth => ({
  ...known,
  rejectedAt: now.toISOString(),
  refusal,
  rejections: known.rejections + 1,
  firstRejectedAt: known.firstRejectedAt ?? now.toISOString(),
})

/** Several were rejected over a while, and none was accepted between them. */
export function areRejected({ rejections, firstRejectedAt, rejectedAt }: WebhookHealth): boolean {
  if (rejections < TOO_MANY || firstRejectedAt === undefined || rejectedAt === undefined) return false
  return Date.parse(rejectedAt) - Date.parse(firstRejectedAt) >= TOO_LONG_MS
}
