/** An answer of Stripe that is an error, in the shape that its library reads. */
export class StripeError extends Error {
  override readonly name = 'StripeError'
  readonly status: number
  readonly body: { type: string; code?: string; param?: string }
  constructor(status: number, body: { type: string; code?: string; param?: string }, message: string) {
    super(message)
    this.status = status
    this.body = body
  }

  json(requestId: string): Record<string, unknown> {
    const { code } = this.body
    return {
      error: {
        ...this.body,
        ...(code && { doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }),
        message: this.message,
        request_log_url: `https://dashboard.stripe.com/test/workbench/logs?object=${requestId}`,
      },
    }
  }
}

const INVALID = 'invalid_request_error'

export const invalid = (code: string, message: string, param?: string): StripeError =>
  new StripeError(400, { type: INVALID, code, ...(param && { param }) }, message)

export const missing = (kind: string, id: string): StripeError =>
  new StripeError(404, { type: INVALID, code: 'resource_missing', param: 'id' }, `No such ${kind}: '${id}'`)

export const unknownKey = (): StripeError =>
  new StripeError(401, { type: INVALID }, 'Invalid API Key provided: sk_test_********')

export const keyReused = (): StripeError =>
  new StripeError(
    400,
    { type: 'idempotency_error' },
    'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  )

export const tooMany = (): StripeError =>
  new StripeError(
    429,
    { type: INVALID, code: 'rate_limit' },
    'Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.',
  )
