import { setTimeout as sleep } from 'node:timers/promises'
import { readPeople } from '#main/demo-people.ts'
import { createClient } from '#main/journey/http-client.ts'

const BASE = '/server/portal'
const PATIENCE_MS = 60_000

/**
 * Has the demo's seller with two years of sales make what only other tables than that of papers name: an export of
 * everything, and an evidence pack of a return. Their reports are there already.
 */
export async function makeArchives(dataDir: string, url: string): Promise<void> {
  for (const { role, email, password } of readPeople(dataDir)) {
    if (role !== 'seller') continue
    const client = createClient(`${url}${BASE}`, 'en')
    const { token } = await client.post<{ token: string }>('/user/login', { email, password })
    client.signIn(token)
    const { records } = await client.get<{ records: { id: string }[] }>('/vat/declare/item/page', {
      status: 'ACCEPTED',
    })
    const [filed] = records
    if (!filed) continue
    await client.post('/user/confirm', { password })
    await client.post('/privacy/startExport', {})
    await client.post('/declaration/startEvidence', { id: filed.id })
    await untilReady(async () => {
      const { exports } = await client.get<{ exports: { status: string }[] }>('/privacy/exports')
      const { pack } = await client.get<{ pack: { status: string } | null }>('/declaration/evidence', {
        id: filed.id,
      })
      return [exports[0]?.status, pack?.status]
    })
    return
  }
  throw new Error('nobody in the demo has a filed return')
}

async function untilReady(ask: () => Promise<(string | undefined)[]>): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  for (let states = await ask(); states.some((state) => state !== 'READY'); states = await ask()) {
    if (Date.now() > end) throw new Error(`the archives are not ready: ${states.join(', ')}`)
    await sleep(200)
  }
}
