import { beforeAll, expect, it } from 'vitest'
import { userInfo } from '#accounts/contract.ts'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { testApp, type TestApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { listIssues } from '../contract.ts'
import { amazonFile } from '../testing/amazon-file.ts'
import { imported, uploaded } from '../testing/imports.builders.ts'
import { forgetBuyers, forgetOldBuyers } from './forget-buyers.ts'
import { findImport, partsOf } from './imports.repository.ts'
import { rejudgeCompany } from './rejudge-company.ts'
import { openReport } from './sealed-report.ts'
import { proveTotals, totalsOf } from './public.ts'

const CANARY = 'Zebedee Canary'
const clock = settableClock(new Date('2026-04-02T09:00:00Z'))
const ALL = { from: '2020-01', to: '2027-12' }
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})

/** Amazon's report with the buyer beside each sale, and a row that cannot be taken apart. */
function withBuyers(): Buffer {
  const [header = '', ...rows] = amazonFile([{}, { ARRIVAL_POST_CODE: '10115' }])
    .trimEnd()
    .split('\n')
  const lines = rows.map((row) => `${row},${CANARY},"12 ${CANARY} Street"`)
  return Buffer.from([`${header},BUYER_NAME,ARRIVAL_ADDRESS`, ...lines, `${CANARY},"torn`, ''].join('\n'))
}

async function bytesOf(id: { companyId: string; id: string }): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const piece of openReport(app.deps.files, await partsOf(app.deps.db, id))()) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

it('after thirty days a report does not say any more who bought, and counts as it did', async () => {
  const as = await aSeller(app)
  const companyId = (await app.get(userInfo, {}, { as })).body.data?.company.id ?? ''
  const bytes = withBuyers()
  const done = await imported(app, as, { name: 'report.csv', bytes })
  const id = { companyId, id: done.id }
  const before = {
    row: await findImport(app.deps.db, id),
    totals: await totalsOf(app.deps.db, { companyId, ...ALL }),
  }
  const old = await partsOf(app.deps.db, id)
  const values = async () =>
    (await app.get(listIssues, { importId: done.id }, { as })).body.data?.records.map(({ value }) => value)
  expect(await bytesOf(id)).toBe(bytes.toString())
  expect(String(await values())).toContain(CANARY)

  // The last sale was on 10 March.
  clock.set(new Date('2026-04-09T09:00:00Z'))
  await forgetOldBuyers(app.deps)
  await app.drain()
  expect(await bytesOf(id)).toContain(CANARY)

  clock.set(new Date('2026-04-10T09:00:00Z'))
  await forgetOldBuyers(app.deps)
  await app.drain()
  const copy = await bytesOf(id)
  expect(copy).not.toContain('Canary')
  expect(copy).toContain('10115')
  expect(String(await values())).not.toContain('Canary')
  for (const { fileId, keyId, storedSize } of old)
    await expect(app.deps.files.get(fileId, { keyId, size: storedSize })).rejects.toThrow(
      /ENOENT|no such file/,
    )
  const after = await findImport(app.deps.db, id)
  expect(after).toMatchObject({ fingerprint: before.row?.fingerprint, buyersForgottenAt: expect.any(Date) })

  // The same file is known again, and nothing is done twice.
  expect(await uploaded(app, as, { name: 'again.csv', bytes })).toMatchObject({
    id: done.id,
    isEarlier: true,
  })
  await forgetBuyers(app.deps, id)
  expect(await findImport(app.deps.db, id)).toEqual(after)

  // It is still what rows are determined from.
  await app.deps.db.execute(`update report_imports set facts_hash = 'other' where id = '${done.id}'`)
  await rejudgeCompany(app.deps, { companyId })
  const { rowsKept, rowsWithIssue, sums } = (await findImport(app.deps.db, id)) ?? {}
  expect({ rowsKept, rowsWithIssue, sums }).toEqual({
    rowsKept: before.row?.rowsKept,
    rowsWithIssue: before.row?.rowsWithIssue,
    sums: before.row?.sums,
  })
  expect(await totalsOf(app.deps.db, { companyId, ...ALL })).toEqual(before.totals)
  expect(await proveTotals(app.deps.db, { companyId, ...ALL })).toEqual([])
})
