import { pino, type Logger } from 'pino'

export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug' | 'fatal' | 'child' | 'level'>

const SECRET_KEYS = [
  'password',
  'newPassword',
  'oldPassword',
  'token',
  'staffToken',
  'x-access-token',
  'secret',
  'otp',
  'totpSecret',
  'pin',
  'code',
  'answers',
  'authorization',
  'cookie',
]

/**
 * Structured lines (JSON) on standard output; possible secrets are redacted up to one level deep.
 * @param options.secrets further names under which modules carry secrets
 */
export function createLog(options: {
  level: string
  destination?: NodeJS.WritableStream
  secrets?: readonly string[]
}): Log {
  const names = [...SECRET_KEYS, ...(options.secrets ?? [])]
  const settings = {
    level: options.level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths: names.flatMap((key) => [`["${key}"]`, `*["${key}"]`]), censor: '[hidden]' },
  }
  return options.destination ? pino(settings, options.destination) : pino(settings)
}
