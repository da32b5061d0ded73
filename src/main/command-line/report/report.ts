import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type PerEuro, throughEuro } from '#declarations/boxes/euro-sum.ts'
import { nationalReturns } from '#declarations/boxes/national-returns.ts'
import type { PreparedReturn } from '#declarations/boxes/prepared-return.ts'
import { schemeReturns } from '#declarations/boxes/scheme-returns.ts'
import { type FilingFacts, filingFacts } from '#declarations/files/declaration-file.ts'
import { MissingColumns, type ReportResult } from '#reports/determine-rows.ts'
import { FILE_FAULTS } from '#reports/file-faults.ts'
import { TooManyRows } from '#reports/hashed-keys.ts'
import { IssueLog } from '#reports/issues.ts'
import { UnreadableFile } from '#reports/reader/cells.ts'
import { readReport } from '#reports/read-report.ts'
import { DistanceSales } from '#reports/distance-sales.ts'
import { prepareVatEngine } from '#vat/engine/determine-vat.ts'
import { decimalOf } from '#vat/engine/money.ts'
import type { Seller } from '#vat/engine/vat-result.ts'
import { THRESHOLDS } from '#vat/rates/thresholds.ts'
import { type Answer, unreadable } from '../command.ts'
import { openReport } from './open-report.ts'
import { polishInvoices } from './polish-invoices.ts'
import { presentReport } from './present-report.ts'
import { presentReturn } from './present-return.ts'
import { type Company, readCompany } from './read-company.ts'
import { readRates, UnreadableRates } from './read-rates.ts'
import { removeLeftFolders } from './run-folder.ts'
import { SpilledInvoices } from './spilled-invoices.ts'
import { UnreadableCompany } from './unreadable-company.ts'
import { writeFiles } from './write-files.ts'

const USAGE = 'report FILE --company c.json [--rates fx.json] [--out DIR]\n'

type Options = { file: string; company: string; rates: string | undefined; out: string | undefined }

/** @returns the exit code: 0 read; 1 read, with issues that keep money out of the totals; 2 not read */
export async function report(given: string[], write: (text: string) => void): Promise<number> {
  const parsed = readOptions(given)
  if (!parsed) {
    process.stderr.write(USAGE)
    return 2
  }
  const refuse = (answer: Answer): number => {
    write(`${JSON.stringify(answer)}\n`)
    return 2
  }
  removeLeftFolders()
  const invoices = new SpilledInvoices()
  try {
    const company = readCompany(await readFile(parsed.company, 'utf8'))
    const perEuro = readRates(parsed.rates === undefined ? null : await readFile(parsed.rates, 'utf8'))
    const onRow = company.registrations.some(({ country }) => country === 'PL')
      ? { onRow: polishInvoices(invoices) }
      : {}
    const options = { ...optionsFor(company, perEuro), ...onRow }
    const result = await openReport(parsed.file, ({ open, ...thread }) =>
      readReport(open, { ...options, ...thread }),
    )
    const returns = await returnsOf(result, company, { perEuro, invoices, folder: parsed.out })
    const { rows, totals, ...rest } = presentReport(result)
    write(`${JSON.stringify({ rows, totals, returns, ...rest })}\n`)
    return keepsMoneyOut(result) ? 1 : 0
  } catch (error) {
    const answer = refusalOf(error)
    if (answer) return refuse(answer)
    throw error
  } finally {
    invoices.close()
  }
}

type Given = { perEuro: PerEuro; invoices: SpilledInvoices; folder: string | undefined }

async function returnsOf(
  { totals }: ReportResult,
  company: Company,
  { perEuro, invoices, folder }: Given,
): Promise<Answer[]> {
  const list = totals.list
  const conversion = throughEuro(perEuro)
  const prepared = [
    ...nationalReturns(list, company.ledger, company.registrations, conversion),
    ...schemeReturns(list, company, perEuro),
  ]
  const known = knownFacts(company)
  const answers: Answer[] = []
  for (const one of prepared) {
    const listed = one.kind === 'NATIONAL' && one.country === 'PL'
    const facts = {
      ...known,
      periodKey: periodKeyOf(one, company),
      invoices: listed ? { of: (month: string) => invoices.of(month), conversion } : null,
    }
    answers.push({ ...presentReturn(one), ...(await writeFiles(one, facts, folder)) })
  }
  return answers
}

/** What the files say of the company beside its figures. */
function knownFacts({ name, email, registrations, seller }: Company): FilingFacts {
  const byCountry = (of: (one: Company['registrations'][number]) => string): Record<string, string> =>
    Object.fromEntries(registrations.map((one) => [one.country, of(one)]).filter(([, text]) => text !== ''))
  return filingFacts({
    taxpayer: name,
    madeAt: new Date().toISOString(),
    email,
    vatNumbers: byCountry(({ number }) => number),
    taxNumbers: byCountry(({ taxNumber }) => taxNumber),
    taxOffices: byCountry(({ taxOffice }) => taxOffice),
    seat: seatOf(seller),
  })
}

/** The first place where it is established. */
function seatOf({ established }: Seller): string | null {
  const first: unknown = Array.isArray(established) ? established[0] : established
  return typeof first === 'string' ? first : null
}

function periodKeyOf(prepared: PreparedReturn, { registrations }: Company): string | null {
  if (prepared.kind !== 'NATIONAL') return null
  const registration = registrations.find(({ country }) => country === prepared.country)
  return registration?.periodKeys[prepared.period.name] ?? null
}

/** No register is asked from the command line: buyers' numbers count by their check digits, with a warning. */
const optionsFor = ({ seller, costPrices, costCurrency }: Company, perEuro: PerEuro) => ({
  engine: prepareVatEngine({ seller }),
  ...turnoverOf(seller, perEuro),
  issues: new IssueLog(),
  costPrices,
  costCurrency,
})

/** The turnover grows with the file, if both sums before it are given, and below the threshold. */
function turnoverOf(seller: Seller, perEuro: PerEuro): { turnover?: DistanceSales } {
  const base = decimalOf(seller.distance_sales_ytd_eur, 2)
  const previous = decimalOf(seller.distance_sales_prev_year_eur, 2)
  const most = THRESHOLDS.euDistanceSales.amount
  if (base === null || base < 0 || base > most || previous === null || previous > most) return {}
  const probe = prepareVatEngine({ seller: { ...seller, distance_sales_ytd_eur: 0 } })
  return { turnover: new DistanceSales(probe, perEuro, base) }
}

const keepsMoneyOut = ({ issues }: ReportResult): boolean =>
  issues.counts.some(({ severity }) => severity === 'ERROR')

function readOptions(options: string[]): Options | null {
  try {
    const { values, positionals } = parseArgs({
      args: options,
      allowPositionals: true,
      options: { company: { type: 'string' }, rates: { type: 'string' }, out: { type: 'string' } },
    })
    const [file] = positionals
    if (!file || positionals.length !== 1 || !values.company) return null
    return { file, company: values.company, rates: values.rates, out: values.out }
  } catch {
    return null
  }
}

/** null: our own fault */
function refusalOf(error: unknown): Answer | null {
  if (error instanceof MissingColumns)
    return {
      error: `The file has no column ${error.names.join(', ')}.`,
      error_zh: `文件缺少以下列：${error.names.join('、')}。`,
      code: 'COLUMNS_MISSING',
      columns: error.names,
    }
  const fault =
    error instanceof UnreadableFile ? error.code : error instanceof TooManyRows ? 'TOO_MANY_ROWS' : null
  if (fault) return unreadable(fault, FILE_FAULTS[fault].en, FILE_FAULTS[fault].zh)
  if (error instanceof UnreadableCompany)
    return { error: error.message, error_zh: '公司资料文件无法识别。', code: 'COMPANY_NOT_READABLE' }
  if (error instanceof UnreadableRates)
    return { error: error.message, error_zh: '汇率文件无法识别。', code: 'RATES_NOT_READABLE' }
  const { code, path } = error as NodeJS.ErrnoException
  if (code === 'ENOENT' || code === 'EISDIR' || code === 'EACCES')
    return { error: `${path ?? 'A file'} cannot be opened.`, error_zh: `无法打开${path ?? '文件'}。`, code }
  return null
}
