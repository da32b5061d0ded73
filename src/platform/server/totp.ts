import { Secret, TOTP } from 'otpauth'

const STEP_SECONDS = 30

/** A secret for an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds, which every app understands). */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The URI that an authenticator app reads from a QR code. */
export function totpAddress(secret: string, about: { issuer: string; email: string }): string {
  return totpOf(secret, { issuer: about.issuer, label: about.email }).toString()
}

/** The code that an app shows at that moment. */
export function totpCode(secret: string, at: Date): string {
  return totpOf(secret).generate({ timestamp: at.getTime() })
}

/** The time step of a code, one before and one after allowed for clocks that differ; undefined when wrong. */
export function totpStep(secret: string, code: string, at: Date): number | undefined {
  const digits = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) return undefined
  const delta = totpOf(secret).validate({ token: digits, timestamp: at.getTime(), window: 1 })
  return delta === null ? undefined : Math.floor(at.getTime() / 1000 / STEP_SECONDS) + delta
}

function totpOf(secret: string, about: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...about,
    secret: Secret.fromBase32(secret),
    period: STEP_SECONDS,
    digits: 6,
    algorithm: 'SHA1',
  })
}
