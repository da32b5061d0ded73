import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { proveTotals } from '#reports/server/public.ts'
import { runImport } from '#reports/server/run-import.ts'
import { amazonFile } from '#reports/testing/amazon-file.ts'
import { uploaded } from '#reports/testing/imports.builders.ts'
import { numberEnding } from '#tax-numbers/testing/numbers.builders.ts'
import { aCompany } from '../testing/old-records.builders.ts'

/*
 * Killed each hour at another step between asking the registers about buyers' numbers, keeping what they answered and
 * determining rows anew: no answer is lost or asked for twice, no row is determined twice.
 */

const ROOT = resolve(import.meta.dirname, '../../..')
const app = await testApp({ listen: true })
const { pool } = app.database
const children = new Set<ReturnType<typeof spawn>>()
afterAll(() => children.forEach((child) => child.kill('SIGKILL')))

const HOUR_MS = 3_600_000
/** As the local register answers. */
const NUMBERS = [numberEnding('PL', '100'), numberEnding('PL', '101'), numberEnding('PL', '200')]

/** Each hour takes the work on from where the one before was killed. */
const KILLS: readonly [step: string, kept: number, changed: number][] = [
  ['register.ask:answered:2', 1, 0],
  ['register.ask:kept:2', 3, 0],
  ['report.rejudge:committed:1', 3, 3],
]

const settings = join(app.config.dataDir, 'hour.json')

/** @returns how the process ended */
async function hour(crashAt?: string): Promise<string> {
  app.clock.advance(HOUR_MS)
  await writeFile(settings, JSON.stringify({ config: app.config, at: app.clock.now() }))
  const child = spawn(process.execPath, ['src/declarations/testing/hour-process.ts', settings], {
    cwd: ROOT,
    env: { ...process.env, ...(crashAt && { GREENLANE_CRASH_AT: crashAt }) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  children.add(child)
  return new Promise((done) => child.once('close', (code, signal) => done(signal ?? String(code))))
}

/** Without that about the seller's own number. */
const CHECKS = "vat_number_checks where vat_number like 'PL10000%'"

const all = async (query: string): Promise<unknown[]> => (await pool.query(query)).rows
const countOf = async (table: string): Promise<number> =>
  (await pool.query(`select from ${table}`)).rows.length

test(
  'killed between asking, keeping and determining, the next hour goes on',
  { timeout: 120_000 },
  async () => {
    const { as, companyId } = await aCompany(app)
    const rows = NUMBERS.map((BUYER_VAT_NUMBER) => ({
      SALES_CHANNEL: 'MCF',
      ARRIVAL_COUNTRY: 'PL',
      BUYER_VAT_NUMBER,
      BUYER_VAT_NUMBER_COUNTRY: 'PL',
    }))
    const { id } = await uploaded(app, as, { name: 'march.csv', bytes: Buffer.from(amazonFile(rows)) })
    await runImport(app.deps, { companyId, id })
    for (const [step, kept, changed] of KILLS) {
      expect([step, await hour(step)]).toEqual([step, 'SIGKILL'])
      expect([step, await countOf(CHECKS)]).toEqual([step, kept])
      expect([step, await countOf('transaction_verdicts')]).toEqual([step, changed])
      expect(await proveTotals(app.deps.db, { companyId, from: '2026-01', to: '2026-12' })).toEqual([])
    }
    expect(await hour()).toBe('0')

    expect(await all(`select vat_number, outcome from ${CHECKS}`)).toEqual(
      expect.arrayContaining(
        NUMBERS.map((number) => ({
          vat_number: number,
          outcome: number === NUMBERS[2] ? 'invalid' : 'valid',
        })),
      ),
    )
    expect(await countOf(CHECKS)).toBe(3)
    expect(
      await all(
        "select t.buyer_number, x.facts ->> 'scheme' as scheme from transactions t join treatments x on x.company_id = t.company_id and x.id = t.treatment_id order by t.line",
      ),
    ).toEqual(
      NUMBERS.map((number) => ({
        buyer_number: number,
        scheme: number === NUMBERS[2] ? 'LOCAL' : 'IC_SUPPLY',
      })),
    )
    expect(await all('select rows_changed, ended_at is not null as ended from report_rejudgements')).toEqual([
      { rows_changed: 3, ended: true },
    ])
    expect(await countOf('transaction_verdicts')).toBe(3)
    expect(await countOf('graphile_worker._private_jobs')).toBe(0)
    expect(await proveTotals(app.deps.db, { companyId, from: '2026-01', to: '2026-12' })).toEqual([])
  },
)
