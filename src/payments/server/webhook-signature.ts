import { hmacSha256, sameSecret } from '#platform/server/secret-box.ts'

/** `t=<unix seconds>,v1=<HMAC-SHA256 in hex>` over `<t>.<raw body>`. */
export function signWebhook(secret: string, body: string | Buffer, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${macOf(secret, seconds, body)}`
}

const TOLERANCE_SECONDS = 300

/** What is wrong with a signature; undefined when it is right and at most five minutes old. */
export function signatureProblem(
  secret: string,
  sent: { header: string | undefined; body: Buffer; now: Date },
): 'missing' | 'stale' | 'forged' | undefined {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(sent.header ?? '')
  if (!match?.[1] || !match[2]) return 'missing'
  const seconds = Number(match[1])
  if (!sameSecret(match[2], macOf(secret, seconds, sent.body))) return 'forged'
  return Math.abs(sent.now.getTime() / 1000 - seconds) > TOLERANCE_SECONDS ? 'stale' : undefined
}

function macOf(secret: string, seconds: number, body: string | Buffer): string {
  return hmacSha256(secret, Buffer.concat([Buffer.from(`${seconds}.`), Buffer.from(body)]))
}
