/** A failure as the portal answers it. */
export class GreenlaneError extends Error {
  override name = 'GreenlaneError'
  /** 1 not signed in, 3 payment, 400 wrong input, 499 refused, 500 and 502 not your fault. */
  readonly code: number
  /** The stable name of what was refused: `cart.price_changed_again`. */
  readonly error: string | undefined
  /** For code 400: path of the input → sentence. */
  readonly fields: Readonly<Record<string, string>> | undefined
  /** What a caller may use to go on, such as the newer answers of a conflict. */
  readonly data: unknown
  /** For codes 500 and 502: by which the agency finds what happened. */
  readonly requestId: string | undefined
  /** Of HTTP. */
  readonly status: number

  constructor(status: number, envelope: Envelope) {
    super(envelope.message)
    this.status = status
    this.code = envelope.code
    this.error = envelope.error
    this.fields = envelope.fields
    this.data = envelope.data
    this.requestId = envelope.requestId
  }
}

export type Envelope = {
  code: number
  message: string
  data: unknown
  error?: string
  fields?: Record<string, string>
  requestId?: string
}

export type Result<T> = { ok: true; data: T } | { ok: false; error: GreenlaneError }

/** For callers who would rather look than catch. What is no answer of the portal is thrown all the same. */
export async function resultOf<T>(call: Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, data: await call }
  } catch (error) {
    if (error instanceof GreenlaneError) return { ok: false, error }
    throw error
  }
}
