import type { FastifyInstance } from 'fastify'
import { registerLocalHmrc } from './local-hmrc.ts'
import { registerLocalVies } from './local-vies.ts'

export const LOCAL_VIES = '/local-registers/vies'
export const LOCAL_HMRC = '/local-registers/hmrc'
export const LOCAL_HMRC_CLIENT = { id: 'local-client', secret: 'local-secret' }

/**
 * Stand-ins for VIES and HMRC in demos and tests: separate servers, which the portal asks over HTTP like the real ones.
 * They reproduce the shapes and the failures of both.
 */
export async function registerLocalRegisters(app: FastifyInstance): Promise<void> {
  await app.register(async (vies) => registerLocalVies(vies), { prefix: LOCAL_VIES })
  await app.register(async (hmrc) => registerLocalHmrc(hmrc, LOCAL_HMRC_CLIENT), { prefix: LOCAL_HMRC })
}
