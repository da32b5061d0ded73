import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DEVICE, insertBritish } from '#declarations/testing/hmrc.builders.ts'
import { createBuyers, type KillBuyer } from './buyers.ts'
import { inDatabase } from './database.ts'
import type { createOffice } from './office.ts'
import { companyOf, inBooks } from './returns-books.ts'

type Office = Awaited<ReturnType<typeof createOffice>>
type Filing = { companyId: string; id: string; revision: number; vrn: string }
export type FilingOutcome = {
  id: string
  status: string
  /** Returns of that number that HMRC has. */
  atHmrc: number
  /** Attempts by how they ended. */
  taken: number
  notTaken: number
  others: number
  filedSteps: number
  told: number
}

const PATIENCE_MS = 60_000
const FACTS = `select status,
  (select count(*)::int from hmrc_submissions s where s.declaration_id = d.id and s.status = 'TAKEN') as taken,
  (select count(*)::int from hmrc_submissions s where s.declaration_id = d.id and s.status = 'NOT_TAKEN') as "notTaken",
  (select count(*)::int from hmrc_submissions s where s.declaration_id = d.id
    and s.status not in ('TAKEN', 'NOT_TAKEN')) as others,
  (select count(*)::int from declaration_history h where h.declaration_id = d.id and h.action = 'file') as "filedSteps",
  (select count(*)::int from messages m where m.kind = 'declarations.accepted' and m.params->>'id' = d.id) as told
  from declarations d where d.id = $1`

/** British returns that are sent to HMRC, whatever happens to the server meanwhile. */
export function createFilings(options: { url: string; base: string; dataDir: string; office: Office }) {
  const { url, base, dataDir, office } = options
  let owner: KillBuyer | undefined
  const waiting: Filing[] = []
  const begun: Filing[] = []

  async function outcomeOf({ id, vrn }: Filing): Promise<FilingOutcome> {
    const facts = await inDatabase(dataDir, async (client) => {
      const { rows } = await client.query<Omit<FilingOutcome, 'id' | 'atHmrc'>>(FACTS, [id])
      return rows[0]
    })
    if (!facts) throw new Error(`declaration ${id} is gone`)
    const text = await readFile(join(dataDir, 'local-hmrc.ndjson'), 'utf8').catch(() => '')
    const atHmrc = text.split('\n').filter((line) => line.includes(`"vrn":"${vrn}"`)).length
    return { id, atHmrc, ...facts }
  }

  /** As if it had been sent a while ago: HMRC shows what it took, and the job that asks is due. */
  const passTime = (): Promise<unknown> =>
    inDatabase(dataDir, async (client) => {
      await client.query(
        `update hmrc_submissions set sent_at = sent_at - interval '10 minutes' where status in ('SENDING', 'UNCLEAR')`,
      )
      await client.query(
        `update graphile_worker._private_jobs set run_at = now() where run_at > now() and key like '%settle-hmrc%'`,
      )
    })

  return {
    what: 'returns filed at HMRC',
    async prepare(): Promise<void> {
      const by = (owner ??= (await createBuyers(1, url, base))[0])
      if (!by) throw new Error('nobody files')
      const nth = begun.length + waiting.length + 1
      if (nth === 1) await connect(office)
      const vrn = `1400${String(nth).padStart(5, '0')}`
      const companyId = await companyOf(by)
      const { id, revision } = await inBooks(dataDir, (books) => insertBritish(books, { companyId, vrn }))
      waiting.push({ companyId, id, revision, vrn })
    },
    async act(): Promise<void> {
      const one = waiting.shift()
      if (!one) throw new Error('nothing was prepared to be filed')
      begun.push(one)
      const { companyId, id, revision } = one
      const body = { companyId, id, revision, approved: true, device: DEVICE }
      const patience = Date.now() + PATIENCE_MS
      for (let done = false; !done && Date.now() < patience; await sleep(100)) {
        // Refused while nobody knows what became of the attempt before.
        await office.once('/staff/declarations/submitToHmrc', body)
        done = await outcomeOf(one).then(isFiled, () => false)
        if (!done) await passTime().catch(() => undefined)
      }
    },
    outcomes: () => Promise.all(begun.map(outcomeOf)),
    isRight: isFiled,
  }
}

/** There once, filed and accepted once, said once; no attempt is left of which nobody knows what became of it. */
function isFiled(one: FilingOutcome): boolean {
  const isOnce = one.atHmrc === 1 && one.taken === 1 && one.filedSteps === 1 && one.told === 1
  return one.status === 'ACCEPTED' && isOnce && one.others === 0
}

/** An administrator lets the portal act for the agency, as on HMRC's own page. */
async function connect(office: Office): Promise<void> {
  const { consentUrl } = await office.data<{ consentUrl: string | null }>('/staff/hmrc/state', {})
  const asked = new URL(consentUrl ?? '')
  const pressed = new URLSearchParams(asked.searchParams)
  pressed.set('action', 'consent')
  const answer = await fetch(asked.origin + asked.pathname, {
    method: 'POST',
    body: pressed,
    redirect: 'manual',
  })
  const back = new URL(answer.headers.get('location') ?? '').searchParams
  await office.data('/staff/hmrc/callback', { body: { state: back.get('state'), code: back.get('code') } })
}
