import type { Clock } from '#platform/server/clock.ts'
import { attention, good, unknown, type Finding } from '../finding.ts'

const SUBJECT = 'Clock'
const PATIENCE_MS = 8_000
/** More than the way there and whole seconds explain. Signed requests and one-time codes begin to fail at some minutes. */
const MOST_APART_MS = 30_000

/**
 * Compares this machine's clock with that of somebody elsewhere: the database may be on the same machine, and be as
 * wrong. The first that says what time it is counts.
 */
export async function checkClock(services: readonly string[], clock: Clock): Promise<Finding[]> {
  if (services.length === 0) return []
  for (const service of services) {
    const apartMs = await apartFrom(service, clock)
    if (apartMs !== undefined) return [judge(new URL(service).host, apartMs)]
  }
  const hosts = services.map((service) => new URL(service).host).join(', ')
  return [unknown(SUBJECT, `It was compared with nobody elsewhere: no answer with the time from ${hosts}.`)]
}

function judge(host: string, apartMs: number): Finding {
  if (Math.abs(apartMs) <= MOST_APART_MS) return good(SUBJECT, `This machine and ${host} agree on the time.`)
  const seconds = Math.round(Math.abs(apartMs) / 1000)
  return attention(
    SUBJECT,
    `This machine is ${seconds} s ${apartMs > 0 ? 'behind' : 'ahead of'} ${host}: deadlines, one-time codes and signatures go by the wrong time.`,
    'Let it keep the time by NTP (timedatectl set-ntp true), and the database’s machine, too.',
  )
}

/** Positive where this machine is behind. @returns nothing where no time was said */
async function apartFrom(service: string, clock: Clock): Promise<number | undefined> {
  const asked = clock.now().getTime()
  const answer = await fetch(service, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined)
  const said = Date.parse(answer?.headers.get('date') ?? '')
  if (Number.isNaN(said)) return undefined
  // What a cache answers has the time at which it was made, in whole seconds, and its age.
  const ageMs = 1000 * Number(answer?.headers.get('age') ?? 0) || 0
  return said + 500 + ageMs - (asked + clock.now().getTime()) / 2
}
