import { resolve } from 'node:path'
import type { DeclarationRow } from '#declarations/server/declarations.tables.ts'
import { declarations } from '#declarations/server/declarations.tables.ts'
import { NOT_BEGUN } from '#declarations/server/not-begun.ts'
import { declarationRow } from '#declarations/testing/declarations.builders.ts'
import { makeFileable } from '#declarations/testing/fileable.builders.ts'
import type { Books } from '#declarations/testing/hmrc.builders.ts'
import { settableClock } from '#platform/server/clock.ts'
import { openDatabase } from '#platform/server/database.ts'
import { databaseUrl, describeCluster, lastPort } from '#platform/server/embedded-postgres/cluster.ts'
import { createLog } from '#platform/server/log.ts'
import { amazonFile } from '#reports/testing/amazon-file.ts'
import type { KillBuyer } from './buyers.ts'

/** Writes into the database of a server that runs, what only months of work would bring about. */
export async function inBooks<T>(dataDir: string, work: (books: Books) => Promise<T>): Promise<T> {
  const cluster = describeCluster(resolve(dataDir, 'postgres'), {})
  const url = await databaseUrl(cluster, (await lastPort(cluster)) ?? 0, 'greenlane')
  const database = openDatabase({ url, log: createLog({ level: 'silent' }), max: 2 })
  try {
    return await work({ deps: { db: database.db }, clock: settableClock() })
  } finally {
    await database.close()
  }
}

export const companyOf = async ({ buyer }: KillBuyer): Promise<string> =>
  (await buyer.data<{ id: string }>('/company/info', {})).id

/** The `nth` month from January 2022 on: each declaration has one of its own. */
export function monthOf(nth: number): string {
  return `${2022 + Math.floor(nth / 12)}-${String((nth % 12) + 1).padStart(2, '0')}`
}

let made = 0

/** A German return of a month for which nothing was reported yet, with all that filing it takes. */
export async function openGerman(books: Books, companyId: string, month: string): Promise<DeclarationRow> {
  made++
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
  const row = declarationRow(books, {
    ...NOT_BEGUN,
    companyId,
    id: `dc_kill_${made}`,
    number: `DC-2026-7${String(made).padStart(5, '0')}`,
    registrationId: `rg_${companyId}`,
    frequency: 'MONTHLY',
    fromDay: `${month}-01`,
    toDay: `${month}-${last}`,
    label: month,
  })
  await makeFileable(books, row)
  await books.deps.db.insert(declarations).values(row)
  return row
}

/** So many sales of 119 euro in the seller's own shop; the tax of each is 19. */
export function germanSales(month: string, count: number): Buffer {
  const day = `10-${month.slice(5)}-${month.slice(0, 4)}`
  const sale = { MARKETPLACE: 'own shop', TRANSACTION_COMPLETE_DATE: day }
  return Buffer.from(amazonFile(Array.from({ length: count }, () => sale)))
}

export const TAX_OF_A_SALE = 1_900
