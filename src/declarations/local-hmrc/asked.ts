import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from './errors.ts'
import type { LocalReturns } from './local-returns.ts'

export type Asked = { vrn: string; scenario: string | undefined; query: Readonly<Record<string, string>> }
export type LocalApi = { now(): Date; returns: LocalReturns }

export function askedOf(request: FastifyRequest): Asked {
  const scenario = request.headers['gov-test-scenario']
  return {
    vrn: (request.params as { vrn?: string }).vrn ?? '',
    scenario: typeof scenario === 'string' ? scenario : undefined,
    query: request.query as Record<string, string>,
  }
}

type Played<T> = { error: string } | { list: T[] }

/** HMRC answers NOT_FOUND to an empty list. */
export function sendList<T>(reply: FastifyReply, name: string, played: Played<T>): FastifyReply {
  if ('error' in played) return sendError(reply, played.error)
  return played.list.length === 0 ? sendError(reply, 'NOT_FOUND') : reply.send({ [name]: played.list })
}
