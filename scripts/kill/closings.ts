import { setTimeout as sleep } from 'node:timers/promises'
import { again } from './buyer.ts'
import { createBuyers, type KillBuyer } from './buyers.ts'
import { inDatabase } from './database.ts'

type Mail = { to: string; subject: string; messageId?: string }
type Facts = { status: string; active: boolean; sessions: number; recorded: number; people: string[] }
export type ClosingOutcome = Omit<Facts, 'people'> & { companyId: string; told: number }

const PATIENCE_MS = 60_000
const FACTS = `select c.status,
  (select closed_at is null from companies where id = c.company_id) as active,
  (select count(*)::int from user_sessions where company_id = c.company_id) as sessions,
  (select count(*)::int from audit_trail where company_id = c.company_id and action = 'privacy.company_closed')
    as recorded,
  array(select distinct u.email from users u where u.id = c.requested_by) as people
  from company_closings c where c.company_id = $1`

/** Companies whose day of closing has come while the server dies. */
export function createClosings({ url, base, dataDir }: { url: string; base: string; dataDir: string }) {
  const waiting: KillBuyer[] = []
  const closed: string[] = []

  const factsOf = async (companyId: string): Promise<Facts | undefined> =>
    inDatabase(dataDir, async (client) => (await client.query<Facts>(FACTS, [companyId])).rows[0])

  async function outcomeOf(companyId: string): Promise<ClosingOutcome> {
    const facts = await factsOf(companyId)
    if (!facts) throw new Error(`${companyId} has no closing`)
    const { people, ...rest } = facts
    const mails = (await (await fetch(`${url}/dev/mail.json`)).json()) as Mail[]
    const telling = mails.filter(({ to, subject }) => people.includes(to) && subject.endsWith(' is closed'))
    // A mail that was sent again by a job that was killed has the same id.
    return { ...rest, companyId, told: new Set(telling.map(({ messageId }) => messageId)).size }
  }

  /** As if its fourteen days were over, and the hourly job ran now. */
  const letTheDayCome = (companyId: string): Promise<unknown> =>
    inDatabase(dataDir, async (client) => {
      await client.query('update company_closings set closes_at = requested_at where company_id = $1', [
        companyId,
      ])
      await client.query("select graphile_worker.add_job('privacy.close-companies')")
    })

  return {
    /** An account of its own each time, since nothing can be done with it afterwards. */
    async prepare(): Promise<void> {
      waiting.push(...(await createBuyers(1, url, base)))
    },
    async close(): Promise<void> {
      const by = waiting.shift()
      if (!by) throw new Error('nobody was prepared to close')
      await by.buyer.data('/user/confirm', { body: { password: by.password }, look: again })
      const stand = () =>
        by.buyer.data<{ companyName: string; pending: object | null }>('/privacy/closing', {})
      const { companyName } = await stand()
      await by.buyer.data<object>('/privacy/closeCompany', {
        body: { name: companyName },
        look: async () => (await stand()).pending ?? undefined,
      })
      const companyId = await inDatabase(dataDir, async (client) => {
        const newest = 'select company_id from company_closings order by requested_at desc limit 1'
        return (await client.query<{ company_id: string }>(newest)).rows[0]?.company_id ?? ''
      })
      closed.push(companyId)
      await persistently(() => letTheDayCome(companyId))
      const patience = Date.now() + PATIENCE_MS
      for (let done = false; !done && Date.now() < patience; await sleep(250))
        done = isClosed(await persistently(() => outcomeOf(companyId)))
    },
    outcomes: () => Promise.all(closed.map(outcomeOf)),
  }
}

/** Closed, nobody signed in, recorded once, and its member told once. */
export const isClosed = (one: ClosingOutcome): boolean =>
  one.status === 'DONE' && !one.active && one.sessions === 0 && one.recorded === 1 && one.told === 1

/** The server or its database may be dead at this moment, and comes back. */
async function persistently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask()
    } catch (error) {
      if (tries === 60) throw error
      await sleep(500)
    }
  }
}
