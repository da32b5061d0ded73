import type { FastifyReply } from 'fastify'

/**
 * Which answer a number gets from the local registers, by its last three digits: those of the Commission's own test
 * service (100 valid, 200 not, 301 the member state is away …), and 303, 70x for what only happens in earnest. Every
 * other number with right check digits is valid.
 */
export function lastThree(vatNumber: string): string {
  return vatNumber.replace(/\D/g, '').slice(-3)
}

/** Longer than any question waits. */
const SLOW_MS = 20_000
const HUGE = 'x'.repeat(200_000)

/** Answers badly where the number asks for it; true when it did. */
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

/** True the first time that a number is asked for; a second try finds the register back. */
export function createFirstTimes(): (vatNumber: string) => boolean {
  const seen = new Set<string>()
  return (vatNumber) => !seen.has(vatNumber) && seen.size < 10_000 && Boolean(seen.add(vatNumber))
}
