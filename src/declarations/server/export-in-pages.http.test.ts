import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { companyInfo } from '#accounts/contract.ts'
import { testApp } from '#main/testing/test-app.ts'
import type { FileAnswer } from '#platform/server/http/call-context.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import { exportDeclarations as exportCall } from '../contract.ts'
import { exportWork as workCall } from '../staff/work-list-contract.ts'
import { declarationRow } from '../testing/declarations.builders.ts'
import { insertDeclaration } from './declarations.repository.ts'
import { exportDeclarations } from './export-declarations.ts'
import { exportWork } from './filing/export-work.ts'

const app = await testApp()
const { seller, agent } = app.people
const companyId = (await app.get(companyInfo, {}, { as: seller })).body.data?.id ?? ''

/** More than a file could have once, among them many with the same days. */
const ROWS = 5_200
const AT_ONCE = 40
const first = declarationRow(app, {
  companyId,
  id: 'dc_page_0000',
  number: 'DC-2026-000000',
  status: 'ACCEPTED',
  filedAt: null,
  reference: null,
})
await app.deps.db.transaction((tx) => insertDeclaration(tx, first))
/** Rows that are alike pack so well that all of them would fit into what waits to be taken. */
const DOES_NOT_PACK = "(select string_agg(md5(n || ' ' || part), '') from generate_series(1, 8) part)"
/** Copies of the first: of its company, and open ones of many. */
const copies = (prefix: string, changes: string) =>
  app.database.pool.query(
    `insert into declarations select made.*
     from declarations one, generate_series(1, ${ROWS}) n,
       lateral jsonb_populate_record(one, jsonb_build_object(
         'id', '${prefix}' || lpad(n::text, 4, '0'), 'number', '${prefix}' || n || ${DOES_NOT_PACK}, 'registration_id', 'rg_' || n,
         'base', hashtext('base' || n)::bigint, 'vat', hashtext('vat' || n)::bigint,
         'payable', hashtext('payable' || n)::bigint,
         'to_day', date '2026-03-31' - n % 7) || ${changes}) made
     where one.id = 'dc_page_0000'`,
  )
await copies('dc_own_', `'{}'`)
await copies(
  'dc_work_',
  `jsonb_build_object('company_id', 'com_' || n % 400, 'status', 'CALCULATED',
     'due_on', case when n % 5 = 0 then null else date '2026-05-10' + n % 11 end)`,
)
await app.database.pool.query("delete from declarations where id = 'dc_page_0000'")
await app.database.pool.query('analyze declarations')

const staff: StaffPrincipal = {
  kind: 'staff',
  staffId: 'st_pages',
  staffName: 'Anna',
  email: 'anna@greenlane.example',
  role: 'agent',
  mustChangePassword: false,
  scope: 'all',
  sessionId: 'ses_pages',
}

/** The database, which counts the pages that are read. */
function counting() {
  let pages = 0
  const db = new Proxy(app.deps.db, {
    get(target, name, receiver) {
      if (name === 'select') pages += 1
      const value: unknown = Reflect.get(target, name, receiver)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { deps: { ...app.deps, db }, pages: () => pages }
}

type Format = 'csv' | 'xlsx'
type Deps = typeof app.deps
const FILES: [string, (deps: Deps, format: Format) => Promise<FileAnswer>][] = [
  [
    'a seller’s declarations',
    (deps, format) => exportDeclarations(deps, { companyId }, { format, lang: 'en', atOnce: AT_ONCE }),
  ],
  ['the work list', (deps, format) => exportWork(deps, { staff, lang: 'en' }, { format }, AT_ONCE)],
]

/** Packed, a row is shorter, and more of them wait. */
const SHARE_WAITING = { csv: 1 / 4, xlsx: 3 / 4 } as const satisfies Record<Format, number>

/** When two counts in a row are the same, nobody reads any more. */
async function standsStill(count: () => number): Promise<void> {
  for (let before = -1; before !== count();) {
    before = count()
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
}

async function numbersOf({ stream }: FileAnswer, format: Format): Promise<string[]> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk as Uint8Array)
  const bytes = Buffer.concat(chunks)
  if (format === 'csv') return bytes.toString().trimEnd().split('\r\n').slice(1)
  return (await readXlsx(bytes)).sheets[0]?.rows.slice(1).map((row) => row.join()) ?? []
}

describe.each(FILES)('a file of %s', (_name, open) => {
  it.each<Format>(['csv', 'xlsx'])('has each of more than five thousand once: %s', async (format) => {
    const rows = await numbersOf(await open(app.deps, format), format)
    expect(rows).toHaveLength(ROWS)
  })

  it.each<Format>(['csv', 'xlsx'])(
    'begins before it is read, and is read as it is taken: %s',
    async (format) => {
      const { deps, pages } = counting()
      const { stream } = await open(deps, format)
      const bytes = stream[Symbol.asyncIterator]()
      expect((await bytes.next()).done).toBe(false)
      // Nobody takes more: nothing more is read than packs into what waits to be taken.
      await standsStill(pages)
      const waiting = pages()
      for (let more = await bytes.next(); !more.done; more = await bytes.next());
      expect(pages()).toBeGreaterThanOrEqual(ROWS / AT_ONCE)
      expect(waiting / pages()).toBeLessThan(SHARE_WAITING[format])
    },
  )
})

const lines = (raw: Buffer) => raw.toString().trimEnd().split('\r\n').length - 1

it('is sent whole to sellers and staff', async () => {
  expect(lines((await app.get(exportCall, { format: 'csv' }, { as: seller })).raw)).toBe(ROWS)
  expect(lines((await app.get(workCall, { format: 'csv' }, { as: agent })).raw)).toBe(ROWS)
})

it('of one company with thousands open does not look through all that it ever declared for each', async () => {
  await app.database.pool.query("update declarations set status = 'CALCULATED' where company_id = $1", [
    companyId,
  ])
  await app.database.pool.query('delete from declarations where company_id <> $1', [companyId])
  await app.database.pool.query('analyze declarations')
  const began = performance.now()
  const rows = await numbersOf(await exportWork(app.deps, { staff, lang: 'en' }, { format: 'csv' }), 'csv')
  expect(rows).toHaveLength(ROWS)
  expect(performance.now() - began).toBeLessThan(10_000)
}, 120_000)
