import type { FastifyReply } from 'fastify'

/** An answer as the models' `ErrorList` has it. */
export const fail = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply.status(status).send({ errors: [{ code, message, details: '' }] })
