import type { FastifyReply } from 'fastify'

/**
 * The local registers answer by the last three digits of a number: those of the Commission's own test service (100
 * valid, 200 invalid, 301 the member state is unavailable …), and 303 and 70x for failures seen only in production.
 * Every other number with correct check digits is valid.
 */
export function lastThree(vatNumber: string): string {
  return vatNumber.replace(/\D/g, '').slice(-3)
}

/** Longer than any request waits. */
const SLOW_MS = 20_000
const HUGE = 'x'.repeat(200_000)

/** Misbehaves if the number asks for it; returns true if it did. */
export async function misbehave(reply: FastifyReply, ending: string): Promise<boolean> {
  switch (ending) {
    case '700':
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS).unref())
      void reply.status(504).send({ error: 'slow' })
      return true
    case '701':
      void reply.status(500).send({ code: 'INTERNAL_SERVER_ERROR' })
      return true
    case '702':
      void reply.type('application/json').send('{"valid": tr')
      return true
    case '703':
      void reply.type('text/html').send('<html><body>Maintenance</body></html>')
      return true
    case '704':
      reply.hijack()
      reply.raw.destroy()
      return true
    case '706':
      void reply.type('application/json').send('')
      return true
    case '707':
      void reply.type('application/json').send(JSON.stringify({ valid: true, name: HUGE }))
      return true
    default:
      return false
  }
}

/** True the first time a number is requested; on a retry the register is available again. */
export function trackFirstRequests(): (vatNumber: string) => boolean {
  const seen = new Set<string>()
  return (vatNumber) => !seen.has(vatNumber) && seen.size < 10_000 && Boolean(seen.add(vatNumber))
}
