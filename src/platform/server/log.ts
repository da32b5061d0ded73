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

/**
 * A child that is made when it first has something to say. Most calls log nothing but the line of their request, and to
 * make a child costs as much as to find the caller.
 */
export const laterChild = (log: Log, bindings: Record<string, unknown>): Log => new LaterChild(log, bindings)

class LaterChild implements Log {
  readonly #parent: Log
  readonly #bindings: Record<string, unknown>
  #made: Log | undefined

  constructor(parent: Log, bindings: Record<string, unknown>) {
    this.#parent = parent
    this.#bindings = bindings
  }

  get #log(): Log {
    return (this.#made ??= this.#parent.child(this.#bindings) as Log)
  }

  get level() {
    return this.#parent.level
  }
  get child() {
    return this.#log.child.bind(this.#log)
  }
  get debug() {
    return this.#log.debug.bind(this.#log)
  }
  get info() {
    return this.#log.info.bind(this.#log)
  }
  get warn() {
    return this.#log.warn.bind(this.#log)
  }
  get error() {
    return this.#log.error.bind(this.#log)
  }
  get fatal() {
    return this.#log.fatal.bind(this.#log)
  }
}
