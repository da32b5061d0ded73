import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { PACKS_A_DAY } from '#declarations/evidence/pack-states.ts'
import { createBuyers, type KillBuyer } from './buyers.ts'
import { inDatabase } from './database.ts'
import type { createOffice } from './office.ts'
import { companyOf, germanSales, inBooks, monthOf, openGerman } from './returns-books.ts'
import { sendReport } from './send-report.ts'

type Office = Awaited<ReturnType<typeof createOffice>>
type Pack = { id: string; status: string; sha256: string | null }
type Filed = { by: KillBuyer; declarationId: string; packs: string[] }
export type PackOutcome = { packId: string; status: string; isWhole: boolean; told: number }

/** So many that the making takes a moment. */
const SALES = 2_000
const PATIENCE_MS = 60_000
const TOLD = `select count(*)::int as told from messages
  where kind = 'declarations.evidenceReady' and params->>'id' = $1`

/** Evidence packs of a return that was filed, made whatever happens to the server meanwhile. */
export function createPacks(options: { url: string; base: string; dataDir: string; office: Office }) {
  const { url, base, dataDir, office } = options
  const filed: Filed[] = []

  async function packOf({ by, declarationId }: Filed): Promise<Pack | null> {
    return (await by.buyer.data<{ pack: Pack | null }>(`/declaration/evidence?id=${declarationId}`, {})).pack
  }

  /** The bytes that are downloaded are those whose hash stands in the database, and are an archive to its end. */
  async function isWhole({ by }: Filed, packId: string, sha256: string | null): Promise<boolean> {
    const response = await fetch(`${url}${base}/declaration/evidenceDownload?packId=${packId}`, {
      headers: { token: by.token },
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    const isArchive = bytes.includes('PK\u0005\u0006', -100)
    return isArchive && createHash('sha256').update(bytes).digest('hex') === sha256
  }

  async function outcomesOf(one: Filed): Promise<PackOutcome[]> {
    const { rows } = await inDatabase(dataDir, (client) =>
      client.query<Pack>('select id, status, sha256 from evidence_packs where id = any($1)', [one.packs]),
    )
    const told = await inDatabase(dataDir, async (client) => {
      const found = await client.query<{ told: number }>(TOLD, [one.declarationId])
      return (found.rows[0]?.told ?? 0) / one.packs.length
    })
    const found: PackOutcome[] = []
    for (const { id, status, sha256 } of rows)
      found.push({ packId: id, status, isWhole: await isWhole(one, id, sha256), told })
    return found
  }

  return {
    what: 'evidence packs made',
    /** Another company where this one has had as many as it may in a day. */
    async prepare(): Promise<void> {
      if ((filed.at(-1)?.packs.length ?? PACKS_A_DAY) < PACKS_A_DAY) return
      const [by] = await createBuyers(1, url, base)
      if (!by) throw new Error('nobody asks for a pack')
      filed.push({ by, declarationId: await fileOne({ url, base, dataDir, office }, by), packs: [] })
    },
    async act(): Promise<void> {
      const one = filed.at(-1)
      if (!one) throw new Error('nothing was filed')
      const body = { id: one.declarationId }
      const begun = await one.by.buyer.data<{ pack: Pack }>('/declaration/startEvidence', {
        body,
        look: async () => {
          const pack = await packOf(one)
          return pack && !one.packs.includes(pack.id) ? { pack } : undefined
        },
      })
      one.packs.push(begun.pack.id)
      const patience = Date.now() + PATIENCE_MS
      while ((await packOf(one))?.status !== 'READY' && Date.now() < patience) await sleep(250)
    },
    outcomes: async () => (await Promise.all(filed.map(outcomesOf))).flat(),
    isRight: (one: PackOutcome): boolean => one.status === 'READY' && one.isWhole && one.told === 1,
  }
}

type Desk = { url: string; base: string; dataDir: string; office: Office }

/** A month of sales, calculated, checked, confirmed and filed. @returns the declaration */
async function fileOne({ url, base, dataDir, office }: Desk, by: KillBuyer): Promise<string> {
  const [companyId, month] = [await companyOf(by), monthOf(0)]
  const { id } = await inBooks(dataDir, (books) => openGerman(books, companyId, month))
  const at = { companyId, id }
  const work = () =>
    office.data<{ status: string; revision: number }>(
      `/staff/declarations/detail?companyId=${companyId}&id=${id}`,
      {},
    )
  await sendReport({ url, base, by }, germanSales(month, SALES))
  const patience = Date.now() + PATIENCE_MS
  while ((await work()).status !== 'CALCULATED' && Date.now() < patience) await sleep(250)
  const { revision } = await work()
  await office.data('/staff/declarations/check', { body: { ...at, revision } })
  await by.buyer.data('/declaration/confirm', { body: { id, revision } })
  type Files = { files: { name: string; problems: unknown[] }[] }
  const { files } = await office.data<Files>(`/staff/declarations/files?companyId=${companyId}&id=${id}`, {})
  const file = files.find(({ problems }) => problems.length === 0)?.name
  await office.data('/staff/declarations/file', { body: { ...at, revision, file, reference: 'ELSTER 1' } })
  return id
}
