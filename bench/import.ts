/**
 * How long a report takes from its bytes to treatments, issues and totals: `npm run bench:import -- [rows …]`. DuckDB
 * reads the same file in the same run as the yardstick (two threads, all columns as text); the engine may take three
 * times as long. Then the same file goes into PostgreSQL, as the job imports it: rows, totals and issues. Memory is
 * measured in a process of its own for each. Rows a second are judged as the machine of the budgets would have written
 * them: a fixed piece of work is timed before and after (`yardstick.ts`), and both figures are printed. With `--months 24`
 * the company has reports of so many earlier months already, and a file of 100,000 rows has refunds of their sales.
 *
 * DuckDB is no dependency of the product (70 MB): `npm install --no-save @duckdb/node-api` brings it for a run.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { finished } from 'node:stream/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeReport } from '#main/command-line/make-report.ts'
import { openReport } from '#main/command-line/report/open-report.ts'
import { IssueLog } from '#reports/issues.ts'
import { readReport } from '#reports/read-report.ts'
import { prepareVatEngine } from '#vat/engine/determine-vat.ts'
import { writeEarlierMonths, writeQuarter } from './support/earlier-months.ts'
import { type Imported, importIntoDatabase } from './support/import-into-database.ts'
import { waitingNow } from './support/yardstick.ts'

const TIMES = 3
const MOST_MEMORY_MB = 400
const ROUNDS = 3
const LEAST_ROWS_A_SECOND = 20_000

const SELLER = {
  established: 'DE',
  vat_registrations: ['DE', 'PL', 'CZ', 'FR', 'IT', 'ES', 'GB'],
  oss_union: 'DE',
  ioss: false,
  distance_sales_ytd_eur: 0,
  distance_sales_prev_year_eur: 50_000,
}

type Round = { seconds: number; cpu: number; peakMb: number; rows: number }

async function determine(file: string): Promise<Round> {
  const cpu = process.cpuUsage()
  const start = performance.now()
  const result = await openReport(file, ({ open, ...thread }) =>
    readReport(open, {
      engine: prepareVatEngine({ seller: SELLER }),
      issues: new IssueLog(),
      costPrices: { costOf: () => undefined },
      costCurrency: 'EUR',
      ...thread,
    }),
  )
  const used = process.cpuUsage(cpu)
  return {
    seconds: (performance.now() - start) / 1000,
    cpu: (used.user + used.system) / 1e6,
    peakMb: process.resourceUsage().maxRSS / 1024,
    rows: result.rows,
  }
}

/** As `npm run tax` runs. */
const AS_COMMAND = ['--max-semi-space-size=4', '--heap-growing-percent=50']
/** As `npm start` runs the server. */
const AS_SERVER = ['--max-semi-space-size=8', '--heap-growing-percent=50']

/** Of a process of its own, so that one file's memory is not another's. */
const round = (file: string): Round => measuredApart<Round>(AS_COMMAND, '--determine', file)

function measuredApart<T>(options: readonly string[], what: string, ...files: string[]): T {
  const env = { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/node' }
  const own = [...options, import.meta.filename, what, ...files]
  return JSON.parse(execFileSync(process.execPath, own, { encoding: 'utf8', env })) as T
}

const YARDSTICK = `
  const { DuckDBInstance } = await import('@duckdb/node-api')
  const connection = await (await DuckDBInstance.create(':memory:', { threads: '2' })).connect()
  const cpu = process.cpuUsage(), start = performance.now()
  await connection.run("create table t as select * from read_csv('" + process.argv[1] + "', all_varchar=true)")
  const used = process.cpuUsage(cpu)
  console.log(JSON.stringify({ seconds: (performance.now() - start) / 1000, cpu: (used.user + used.system) / 1e6 }))
`

/** null: DuckDB is not installed */
function yardstick(file: string): Pick<Round, 'seconds' | 'cpu'> | null {
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', YARDSTICK, file], {
    encoding: 'utf8',
  })
  return status === 0 ? (JSON.parse(stdout) as Round) : null
}

async function generated(folder: string, rows: number): Promise<string> {
  const file = join(folder, `${rows}.csv`)
  const output = createWriteStream(file)
  await writeReport(['--rows', String(rows)], output)
  output.end()
  await finished(output)
  return file
}

const best = <T extends { seconds: number }>(rounds: readonly T[]): T =>
  rounds.reduce((least, one) => (one.seconds < least.seconds ? one : least))

const passed = (ok: boolean): string => (ok ? 'ok' : 'OVER BUDGET')

async function bench(sizes: readonly number[]): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-import-'))
  let ok = true
  try {
    for (const rows of sizes) {
      const file = await generated(folder, rows)
      const own: Round[] = []
      const theirs: Pick<Round, 'seconds' | 'cpu'>[] = []
      for (let count = 0; count < (rows > 1_000_000 ? 1 : ROUNDS); count++) {
        own.push(round(file))
        const other = yardstick(file)
        if (other) theirs.push(other)
      }
      const [mine, other] = [best(own), theirs.length > 0 ? best(theirs) : null]
      const peak = Math.max(...own.map(({ peakMb }) => peakMb))
      const times = other ? mine.seconds / other.seconds : null
      ok = ok && peak < MOST_MEMORY_MB && (times === null || times <= TIMES)
      console.log(
        [
          `${rows.toLocaleString('en')} rows, ${Math.round(statSync(file).size / 1e6)} MB:`,
          `${mine.seconds.toFixed(1)} s (${mine.cpu.toFixed(1)} s of one core)`,
          other
            ? `DuckDB ${other.seconds.toFixed(1)} s (${other.cpu.toFixed(1)} s of two cores); ${times?.toFixed(1)} times, budget ${TIMES}: ${passed((times ?? 0) <= TIMES)}`
            : 'DuckDB is not installed (npm install --no-save @duckdb/node-api): time not judged',
          `peak ${Math.round(peak)} MB, budget ${MOST_MEMORY_MB} MB: ${passed(peak < MOST_MEMORY_MB)}`,
        ].join('\n  '),
      )
      ok = intoDatabase(file) && ok
      rmSync(file)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  return ok
}

const SAMPLES = 7

/** How much longer than on the machine of the budgets a piece of work takes at this moment: 1.0 is as fast. */
function slownessOfMachine(): number {
  const times = Array.from({ length: SAMPLES }, waitingNow).toSorted((a, b) => a - b)
  return times[SAMPLES >> 1] ?? 1
}

/** @returns whether it is fast and small enough */
function intoDatabase(file: string, earlier: readonly string[] = []): boolean {
  const before = slownessOfMachine()
  const files = [file, ...earlier]
  const { rows, kept, seconds, cpu, peakMb, refundsOfOthers } = measuredApart<Imported>(
    AS_SERVER,
    '--into-database',
    ...files,
  )
  // The quicker of the two: a bench that scales by a moment of somebody else's work would flatter itself.
  const slowness = Math.max(1, Math.min(before, slownessOfMachine()))
  const speed = Math.round(rows / seconds)
  const scaled = Math.round(speed * slowness)
  const ok = scaled >= LEAST_ROWS_A_SECOND && peakMb < MOST_MEMORY_MB
  console.log(
    [
      `  into PostgreSQL ${seconds.toFixed(1)} s (${cpu.toFixed(1)} s of one core beside the database)`,
      `${speed.toLocaleString('en')} rows a second, ${kept.toLocaleString('en')} kept`,
      ...(earlier.length > 0 ? [`${refundsOfOthers.toLocaleString('en')} refunds of earlier months`] : []),
      `machine ${slowness.toFixed(2)} times slower than that of the budgets: ${scaled.toLocaleString('en')} there, budget ${LEAST_ROWS_A_SECOND.toLocaleString('en')}`,
      `peak ${Math.round(peakMb)} MB: ${passed(ok)}`,
    ].join('; '),
  )
  return ok
}

/** @returns whether a file is imported fast and small enough where the company has many other months */
function benchAfterOthers(months: number, rows: number): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'bench-import-'))
  try {
    const earlier = writeEarlierMonths(folder, months)
    const file = writeQuarter(folder, rows, earlier)
    console.log(`${rows.toLocaleString('en')} rows after ${months} earlier months of 20,000 rows:`)
    return intoDatabase(file, earlier.files)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    months: { type: 'string' },
    determine: { type: 'boolean' },
    'into-database': { type: 'boolean' },
  },
})
const [file = '', ...others] = positionals
const sizes = positionals.map(Number).filter((rows) => rows > 0)
const months = Number(values.months ?? 0)
if (values.determine) console.log(JSON.stringify(await determine(file)))
else if (values['into-database']) console.log(JSON.stringify(await importIntoDatabase(file, others)))
else if (months > 0) process.exitCode = benchAfterOthers(months, sizes[0] ?? 100_000) ? 0 : 1
else process.exitCode = (await bench(sizes.length > 0 ? sizes : [100_000, 1_000_000, 5_000_000])) ? 0 : 1
