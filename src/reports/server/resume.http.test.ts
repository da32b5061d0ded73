import { Writable } from 'node:stream'
import { beforeAll, describe, expect, it } from 'vitest'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { userInfo } from '#accounts/contract.ts'
import { writeReport } from '#main/command-line/make-report.ts'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import type { FileStore } from '#platform/server/files.ts'
import { cancelImport } from '../contract.ts'
import { detailOf, imported, uploaded } from '../testing/imports.builders.ts'
import { proveTotals, totalsOf } from './public.ts'
import { runImport } from './run-import.ts'

let app: TestApp
let bytes: Buffer
const ROWS = 30_000
const ALL = { from: '2020-01', to: '2027-12' }

beforeAll(async () => {
  app = await testApp()
  const pieces: Buffer[] = []
  const output = new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece)
      done()
    },
  })
  await writeReport(['--rows', String(ROWS), '--seed', '11'], output)
  bytes = Buffer.concat(pieces)
}, 60_000)

async function company() {
  const as = await aSeller(app)
  const { body } = await app.get(userInfo, {}, { as })
  return { as, companyId: body.data?.company.id ?? '' }
}

/** A file store that can be read so many times, as if the process died then. */
const dyingAfter = (reads: number): FileStore => {
  let left = reads
  return {
    ...app.deps.files,
    get: (...asked) => {
      if (left-- === 0) throw new Error('killed')
      return app.deps.files.get(...asked)
    },
  }
}

const figures = async (companyId: string) =>
  (await totalsOf(app.deps.db, { companyId, ...ALL })).map(({ treatment, ...sums }) => [treatment.key, sums])

describe('an import that is broken off', () => {
  it('goes on behind what is written: nothing twice, nothing lost', { timeout: 180_000 }, async () => {
    const whole = await company()
    const clean = await imported(app, whole.as, { name: 'report.csv', bytes })
    expect(clean).toMatchObject({ status: 'FINISHED', rowsRead: ROWS, rowsDuplicate: 0 })
    const { as, companyId } = await company()
    const { id } = await uploaded(app, as, { name: 'report.csv', bytes })
    // One read for the columns, two for the sales of each part, then one part whose rows are written.
    for (const reads of [4, 1, 4]) {
      const deps = { ...app.deps, files: dyingAfter(reads) }
      await expect(runImport(deps, { companyId, id })).rejects.toThrow('killed')
    }
    const half = await detailOf(app, as, id)
    expect(half.status).toBe('RUNNING')
    expect(half.rowsRead).toBeGreaterThan(0)
    expect(half.rowsRead).toBeLessThan(ROWS)
    expect(await proveTotals(app.deps.db, { companyId, ...ALL })).toEqual([])
    await app.drain()
    const done = await detailOf(app, as, id)
    const same = ({ rowsRead, rowsKept, rowsWithIssue, rowsOutside, sums, causes }: typeof done) => ({
      rowsRead,
      rowsKept,
      rowsWithIssue,
      rowsOutside,
      sums,
      causes: causes.map(({ code, count, waiting }) => [code, count, waiting]),
    })
    expect(done).toMatchObject({ status: 'FINISHED', rowsDuplicate: 0 })
    expect(same(done)).toEqual(same(clean))
    expect(await figures(companyId)).toEqual(await figures(whole.companyId))
    expect(await proveTotals(app.deps.db, { companyId, ...ALL })).toEqual([])
  })

  it('and is cancelled then leaves nothing', { timeout: 180_000 }, async () => {
    const { as, companyId } = await company()
    const { id } = await uploaded(app, as, { name: 'report.csv', bytes })
    const deps = { ...app.deps, files: dyingAfter(4) }
    await expect(runImport(deps, { companyId, id })).rejects.toThrow('killed')
    expect((await figures(companyId)).length).toBeGreaterThan(0)
    await app.post(cancelImport, { importId: id }, { as })
    await app.drain()
    expect(await detailOf(app, as, id)).toMatchObject({ status: 'CANCELLED', rowsKept: 0, causes: [] })
    expect(await figures(companyId)).toEqual([])
    expect(await proveTotals(app.deps.db, { companyId, ...ALL })).toEqual([])
    const { rows } = await app.database.pool.query(
      'select from report_file_parts where import_id = $1 union all select from report_issues where import_id = $1',
      [id],
    )
    expect(rows).toEqual([])
  })
})
