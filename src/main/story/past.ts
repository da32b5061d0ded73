import type { SellerPrincipal, StaffPrincipal } from '#platform/shared/principal.ts'
import { settableClock, type SettableClock } from '#platform/server/clock.ts'
import type { DatabaseHandle } from '#platform/server/database.ts'
import { buildApp } from '../app.ts'
import { injecting } from '../journey/inject.ts'
import { createClientOver, type Client } from '../journey/http-client.ts'
import { wire, type Wired } from '../wiring.ts'

export type Past = {
  deps: Wired['deps']
  clock: SettableClock
  /**
   * What somebody would do in a browser: through the real calls, with what follows done before the next one, unless
   * whoever asks settles it.
   */
  clientOf(
    person: SellerPrincipal | StaffPrincipal,
    lang: 'en' | 'zh',
    options?: { settles: boolean },
  ): Client
  /** A request to a page of the product, or of the local servers beside it. */
  visit(path: string, init: RequestInit): Promise<Response>
  close(): Promise<void>
}

/**
 * The product a second time in this process, on the same data but with a clock of its own, so that what happens in it
 * happened then. Only its own local servers are reached over HTTP, and its mail stays in the demo's own mailbox.
 */
export async function openPast(
  now: Wired,
  database: DatabaseHandle,
  /** While the product itself runs: see `wire`. */
  beside: { apart?: string } = {},
): Promise<Past> {
  const { config } = now.deps
  // Its requests are nobody's.
  const log = now.deps.log.child({}, { level: 'warn' })
  const clock = settableClock(now.deps.clock.now())
  const own = { ...config, smtpUrl: undefined, host: '127.0.0.1' }
  const wired = wire({ config: own, database, clock, log, ...beside })
  const people = new Map<string, SellerPrincipal | StaffPrincipal>()
  const authenticators = {
    keys: wired.authenticators.keys,
    authenticate: async (token: string) => people.get(token) ?? ('invalid' as const),
  }
  const app = await buildApp({ wired: { ...wired, authenticators }, database })
  const send = injecting(app)
  const sendAndSettle: typeof send = async (path, init) => {
    const response = await send(path, init)
    if (init.method === 'POST') await wired.deps.jobs.drain()
    return response
  }
  const address = await app.listen({ host: own.host, port: 0 })
  own.port = Number(new URL(address).port)
  return {
    deps: wired.deps,
    clock,
    visit: send,
    clientOf(person, lang, { settles } = { settles: true }) {
      const client = createClientOver(settles ? sendAndSettle : send, lang)
      people.set(person.email, person)
      client.signIn(person.email)
      return client
    },
    close: () => app.close(),
  }
}
