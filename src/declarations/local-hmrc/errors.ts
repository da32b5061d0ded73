import type { FastifyReply } from 'fastify'

type Problem = { code: string; message: string; path?: string }

const MESSAGES: Readonly<Record<string, [status: number, message: string]>> = {
  VRN_INVALID: [400, 'The provided VRN is invalid'],
  PERIOD_KEY_INVALID: [400, 'Invalid period key'],
  INVALID_REQUEST: [400, 'Invalid request'],
  INVALID_STATUS: [400, 'The provided data is failed validation, invalid status'],
  INVALID_DATE_FROM: [400, 'The provided from date is invalid'],
  INVALID_DATE_TO: [400, 'The provided to date is invalid'],
  INVALID_DATE_RANGE: [400, 'Invalid date range, must be 366 days or less'],
  DATE_FROM_INVALID: [400, 'The provided from date is invalid'],
  DATE_TO_INVALID: [400, 'The provided to date is invalid'],
  DATE_RANGE_INVALID: [400, 'Invalid date range, must be 365 days or less'],
  INVALID_CREDENTIALS: [401, 'Invalid authentication information provided'],
  CLIENT_OR_AGENT_NOT_AUTHORISED: [403, 'The client and/or agent is not authorised'],
  RULE_INSOLVENT_TRADER: [403, 'The remote endpoint has indicated that the Trader is insolvent'],
  DATE_RANGE_TOO_LARGE: [
    403,
    'The date of the requested return cannot be further than four years from the current date',
  ],
  NOT_FOUND: [404, 'The requested resource could not be found'],
  ACCEPT_HEADER_INVALID: [406, 'The accept header is missing or invalid'],
  MESSAGE_THROTTLED_OUT: [429, 'The application has reached its maximum rate limit'],
  INTERNAL_SERVER_ERROR: [500, 'Internal server error'],
  SERVER_ERROR: [503, 'Service unavailable'],
}

export function sendError(reply: FastifyReply, code: string): FastifyReply {
  const [status, message] = MESSAGES[code] ?? [500, code]
  return reply.status(status).send({ code, message })
}

/** Refusals of figures stand inside a general one; those of the tax system inside another. */
export function sendProblems(reply: FastifyReply, problems: readonly Problem[]): FastifyReply {
  return reply.status(400).send({ code: 'INVALID_REQUEST', message: 'Invalid request', errors: problems })
}

export function sendBusinessError(reply: FastifyReply, problem: Problem): FastifyReply {
  const message = 'Business validation error'
  return reply.status(403).send({ code: 'BUSINESS_ERROR', message, errors: [problem] })
}

export const DUPLICATE: Problem = {
  code: 'DUPLICATE_SUBMISSION',
  message: 'The VAT return was already submitted for the given period',
}
export const NOT_ENDED: Problem = {
  code: 'TAX_PERIOD_NOT_ENDED',
  message: 'The remote endpoint has indicated that the submission is for a tax period that has not ended',
}
export const NOT_FINAL: Problem = {
  code: 'NOT_FINALISED',
  message: 'User has not declared VAT return as final',
  path: '/finalised',
}
