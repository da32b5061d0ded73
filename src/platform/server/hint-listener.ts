import pg from 'pg'
import { HINTS_CHANNEL, type Hint } from './hints.repository.ts'
import type { Log } from './log.ts'

const RETRY_MS = 1_000
/** A database that hangs must not hold up the next try. */
const PATIENCE_MS = 5_000

/** Hears the hints of all processes, over one connection of its own, while somebody wants them. */
export type HintListener = { start(): void; stop(): Promise<void> }

/** @param onMissed the connection was lost for a while: anything may have changed meanwhile */
export function createHintListener(options: {
  url: string
  log: Log
  onHint: (hint: Hint) => void
  onMissed: () => void
}): HintListener {
  let client: pg.Client | undefined
  let isWanted = false
  let wasHeard = false

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: options.url,
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    })
    client = next
    next.on('error', () => {})
    next.on('end', () => client === next && again())
    next.on('notification', ({ payload }) => {
      const hint = hintIn(payload)
      if (hint) options.onHint(hint)
    })
    await next.connect()
    await next.query(`listen ${HINTS_CHANNEL}`)
    if (wasHeard) options.onMissed()
    wasHeard = true
  }
  const tryToConnect = () =>
    connect().catch((error: Error) => {
      options.log.debug({ err: error.message }, 'hints are not heard yet')
      const failed = client
      client = undefined
      failed?.end().catch(() => {})
      again()
    })
  const again = () => {
    if (isWanted) setTimeout(() => isWanted && void tryToConnect(), RETRY_MS).unref()
  }
  return {
    start() {
      if (isWanted) return
      isWanted = true
      void tryToConnect()
    },
    async stop() {
      isWanted = false
      wasHeard = false
      const last = client
      client = undefined
      await last?.end().catch(() => {})
    },
  }
}

function hintIn(payload: string | undefined): Hint | undefined {
  try {
    return JSON.parse(payload ?? '') as Hint
  } catch {
    return undefined
  }
}
