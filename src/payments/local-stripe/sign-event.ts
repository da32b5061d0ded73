import { hmacSha256 } from '#platform/server/secret-box.ts'
import { secondsOf } from './shapes.ts'

/** As Stripe signs: `t=<unix seconds>,v1=<HMAC-SHA256 in hex>` over `<t>.<raw body>`. */
export function signEvent(secret: string, body: string | Buffer, at: Date): string {
  const seconds = secondsOf(at)
  const mac = hmacSha256(secret, Buffer.concat([Buffer.from(`${seconds}.`), Buffer.from(body)]))
  return `t=${seconds},v1=${mac}`
}
