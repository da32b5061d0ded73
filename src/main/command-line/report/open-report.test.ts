import { once } from 'node:events'
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { IssueLog } from '#reports/issues.ts'
import { ScanThread } from '#reports/reader/scan-thread.ts'
import { type OpenFile, readReport, type ReportOptions } from '#reports/read-report.ts'
import { prepareVatEngine } from '#vat/engine/determine-vat.ts'
import { writeReport } from '../make-report.ts'
import { openReport } from './open-report.ts'
import { presentReport } from './present-report.ts'

const folder = mkdtempSync(join(tmpdir(), 'open-report-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function generated(rows: number): Promise<string> {
  const file = join(folder, `${rows}.csv`)
  const output = createWriteStream(file)
  await writeReport(['--rows', String(rows)], output)
  output.end()
  await once(output, 'close')
  return file
}

async function answerOf(open: OpenFile, thread: Pick<ReportOptions, 'thread'>): Promise<string> {
  const result = await readReport(open, {
    engine: prepareVatEngine({ seller: { established: 'DE', vat_registrations: ['DE', 'PL'] } }),
    issues: new IssueLog(),
    costPrices: { costOf: () => undefined },
    costCurrency: 'EUR',
    ...thread,
  })
  expect(result.issues.counts.length).toBeGreaterThan(0)
  return JSON.stringify(presentReport(result))
}

test('a large file is scanned by a thread of its own, with the same answer', async () => {
  const file = await generated(30_000)
  expect(statSync(file).size).toBeGreaterThan(8 * 1024 * 1024)
  const begun = vi.spyOn(ScanThread.prototype, 'begin')
  const closed = vi.spyOn(ScanThread.prototype, 'close')
  const beside = await openReport(file, ({ open, ...thread }) => answerOf(open, thread))
  // Once to find the sales of its refunds, once to determine.
  expect([begun.mock.calls.length, closed.mock.calls.length]).toEqual([2, 1])
  expect(await openReport(file, ({ open }) => answerOf(open, {}))).toBe(beside)
})

test('a small one needs none, nor does one that is not there', async () => {
  const small = await generated(10)
  expect(await openReport(small, async ({ thread }) => thread)).toBeUndefined()
  expect(await openReport(join(folder, 'none.csv'), async ({ thread }) => thread)).toBeUndefined()
})

test('the thread ends also when the file is refused', async () => {
  const file = await generated(31_000)
  const closed = vi.spyOn(ScanThread.prototype, 'close')
  closed.mockClear()
  await expect(openReport(file, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(closed).toHaveBeenCalledTimes(1)
})
