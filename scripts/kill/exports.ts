import { setTimeout as sleep } from 'node:timers/promises'
import { allMessages } from './all-messages.ts'
import { again } from './buyer.ts'
import type { KillBuyer } from './buyers.ts'

type Export = { id: string; status: string; size: number | null }
export type ExportOutcome = { exportId: string; status: string; announced: number; isArchive: boolean }
type Asked = { by: KillBuyer; exportId: string }

const READY = 'Your data export is ready'
const PATIENCE_MS = 60_000

const exportsOf = async (by: KillBuyer): Promise<Export[]> =>
  (await by.buyer.data<{ exports: Export[] }>('/privacy/exports', {})).exports

/** Owners who take everything along, whatever happens to the server meanwhile. */
export function createExports({ url, base }: { url: string; base: string }) {
  const asked: Asked[] = []

  const statusOf = async ({ by, exportId }: Asked): Promise<string> =>
    (await exportsOf(by)).find(({ id }) => id === exportId)?.status ?? 'none'

  async function isArchive({ by, exportId }: Asked): Promise<boolean> {
    const response = await fetch(`${url}${base}/privacy/downloadExport`, {
      method: 'POST',
      headers: { token: by.token, 'content-type': 'application/json' },
      body: JSON.stringify({ exportId, password: by.password }),
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    // Begins with an entry and ends with the directory of all entries.
    return (
      bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004' && bytes.includes('PK\u0005\u0006', -100)
    )
  }

  return {
    async take(by: KillBuyer): Promise<void> {
      await by.buyer.data('/user/confirm', { body: { password: by.password }, look: again })
      const known = new Set(asked.map(({ exportId }) => exportId))
      const { id } = await by.buyer.data<Export>('/privacy/startExport', {
        body: {},
        look: async () => (await exportsOf(by)).find((one) => !known.has(one.id)),
      })
      const one = { by, exportId: id }
      asked.push(one)
      const patience = Date.now() + PATIENCE_MS
      while ((await statusOf(one)) !== 'READY' && Date.now() < patience) await sleep(250)
    },
    async outcomes(): Promise<ExportOutcome[]> {
      const found: ExportOutcome[] = []
      for (const one of asked) {
        const byThem = asked.filter(({ by }) => by === one.by).length
        found.push({
          exportId: one.exportId,
          status: await statusOf(one),
          announced: (await announcements(one.by)) / byThem,
          isArchive: await isArchive(one),
        })
      }
      return found
    },
    count: () => asked.length,
  }
}

/** Ready, whole, and announced once. */
export const isTaken = (one: ExportOutcome): boolean =>
  one.status === 'READY' && one.announced === 1 && one.isArchive

/** How often an export of the company was announced; each export once is right. */
async function announcements(by: KillBuyer): Promise<number> {
  return (await allMessages(by)).filter(({ title }) => title === READY).length
}
