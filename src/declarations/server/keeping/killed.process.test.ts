import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { proveTotals } from '#reports/server/public.ts'
import {
  aCompany,
  paidReturn,
  reviewedLine,
  rowsOfDeclared,
  soldOn,
  tablesUnderDeclarations,
} from '../../testing/old-records.builders.ts'

/* Killed between every two steps, each night by another one: nothing half there, nothing twice, no file left over. */

const ROOT = resolve(import.meta.dirname, '../../../..')
const app = await testApp({ clock: settableClock(new Date('2026-04-20T09:00:00Z')) })
const { files } = app.deps
const { pool } = app.database
const children = new Set<ReturnType<typeof spawn>>()
afterAll(() => children.forEach((child) => child.kill('SIGKILL')))

/** Each takes the work on from where the one before was killed; the number says in which pass of the step. */
const KILLS = [
  'declarations.keeping:before-commit:1',
  'declarations.keeping:return:1',
  'documents.keeping:bytes:1',
  'documents.keeping:removed:1',
  'declarations.keeping:before-commit:2',
  'declarations.keeping:return:1',
  'documents.keeping:bytes:1',
  'report.keeping:verdicts:1',
  'report.keeping:transactions:1',
  'report.keeping:transactions:1',
  'report.keeping:report:1',
  'ledger.keeping:before-commit:1',
  'ledger.keeping:lines:1',
  'ledger.keeping:before-commit:1',
  'ledger.keeping:lines:1',
  'documents.keeping:bytes:1',
  'documents.keeping:removed:1',
]

const settings = join(app.config.dataDir, 'night.json')

/** @returns how the process ended */
async function night(crashAt?: string): Promise<string> {
  const child = spawn(process.execPath, ['src/declarations/testing/night-process.ts', settings], {
    cwd: ROOT,
    env: { ...process.env, ...(crashAt && { GREENLANE_CRASH_AT: crashAt }) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  children.add(child)
  return new Promise((done) => child.once('close', (code, signal) => done(signal ?? String(code))))
}

const one = async <T>(query: string, companyId: string): Promise<T[]> =>
  (await pool.query<T & Record<string, unknown>>(query, [companyId])).rows

/** Rows of a declaration that is gone, and declarations that lost rows of theirs. */
async function halves(companyId: string): Promise<unknown[]> {
  const found: unknown[] = []
  for (const table of await tablesUnderDeclarations(pool))
    found.push(
      ...(await one(
        `select '${table}' as table, declaration_id from ${table} where company_id = $1
          and declaration_id not in (select id from declarations)`,
        companyId,
      )),
    )
  const parts = ['declaration_boxes', 'declaration_calculations', 'tax_payments', 'file_bindings']
  const lacks = parts.map((table) => {
    const key = table === 'file_bindings' ? 'record' : 'declaration_id'
    return `not exists (select from ${table} t where t.${key} = d.id)`
  })
  found.push(
    ...(await one(
      `select id from declarations d where company_id = $1 and (${lacks.join(' or ')})`,
      companyId,
    )),
  )
  found.push(
    ...(await one(
      `select id from ledger_lines where company_id = $1 and file_id not in (select id from stored_files)`,
      companyId,
    )),
  )
  return found
}

/** Rows without their bytes, and bytes that neither a row names nor a job will remove. */
async function lostFiles(companyId: string): Promise<{ rows: string[]; bytes: string[] }> {
  const named = await one<{ id: string }>(
    `select id from stored_files where company_id = $1
      union all select file_id from report_file_parts where company_id = $1`,
    companyId,
  )
  const { rows: going } = await pool.query<{ id: string }>(`
    select payload ->> 'fileId' as id from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where tasks.identifier = 'documents.remove-bytes'`)
  const rows: string[] = []
  for (const { id } of named) if (!(await files.has(id))) rows.push(id)
  const known = new Set([...named, ...going].map(({ id }) => files.entryOf(id)))
  const bytes: string[] = []
  for await (const { name } of files.entries()) if (!known.has(name)) bytes.push(name)
  return { rows, bytes }
}

async function givenRecords(): Promise<string> {
  const { as, companyId } = await aCompany(app)
  await soldOn(app, as, 'first.csv', ['2026-01-10', '2026-01-11', '2026-02-10'])
  for (const date of ['2026-01-15', '2026-01-16', '2026-02-15']) await reviewedLine(app, as, { date })
  await app.drain()
  await pool.query(
    `insert into transaction_verdicts (company_id, month, id, at, import_id, why)
      select company_id, month, id, now(), import_id, 'rj_1' from transactions where company_id = $1`,
    [companyId],
  )
  for (const month of ['2026-01', '2026-02', '2026-03'])
    await paidReturn(app, { as, companyId, fromDay: `${month}-01`, toDay: `${month}-28`, label: month })
  await writeFile(settings, JSON.stringify({ config: app.config, at: '2037-01-01T12:00:00Z' }))
  return companyId
}

test(
  'killed between every two steps, all of it is forgotten once, rows and files',
  { timeout: 300_000 },
  async () => {
    const companyId = await givenRecords()
    const intact = { rows: [], bytes: [] }
    expect([await halves(companyId), await lostFiles(companyId)]).toEqual([[], intact])
    expect(await rowsOfDeclared(app, companyId)).toMatchObject({
      declarations: 3,
      ledger_lines: 3,
      stored_files: 6,
    })

    let hit = 0
    for (const step of KILLS) {
      expect([step, await night(step)]).toEqual([step, 'SIGKILL'])
      hit += 1
      expect([step, await halves(companyId), await lostFiles(companyId)]).toEqual([step, [], intact])
      expect(await proveTotals(app.deps.db, { companyId, from: '2020-01', to: '2027-12' })).toEqual([])
    }
    expect(hit).toBe(KILLS.length)

    expect(await night()).toBe('0')
    expect(await rowsOfDeclared(app, companyId)).toEqual({})
    expect(await one('select id from transactions where company_id = $1', companyId)).toEqual([])
    expect(await one('select id from report_imports where company_id = $1', companyId)).toEqual([])
    for await (const { name } of files.entries()) expect.unreachable(`${name} is left over`)
    const sums = await one(
      `select action, key, sum(value::int)::int as sum from audit_trail, jsonb_each_text(detail)
      where company_id = $1 and action like '%.forgotten' group by 1, 2 order by 1, 2`,
      companyId,
    )
    expect(sums).toEqual([
      { action: 'declarations.forgotten', key: 'declarations', sum: 3 },
      { action: 'declarations.forgotten', key: 'files', sum: 3 },
      { action: 'ledger.forgotten', key: 'files', sum: 3 },
      { action: 'ledger.forgotten', key: 'lines', sum: 3 },
      { action: 'sales.forgotten', key: 'files', sum: 1 },
      { action: 'sales.forgotten', key: 'transactions', sum: 3 },
      { action: 'sales.forgotten', key: 'verdicts', sum: 3 },
    ])
  },
)
