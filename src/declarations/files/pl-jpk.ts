import type { NationalReturn, PreparedReturn } from '../boxes/prepared-return.ts'
import type { FileInPieces, FileProblem, FilingFacts } from './declaration-file.ts'
import { type DeclarationForm, declarationXml } from './pl-declaration.ts'
import { JpkChecker, NO_ADDRESS } from './pl-checker.ts'
import { invoiceRows, type Shares } from './pl-invoices.ts'
import type { Register, SalesRow } from './pl-register.ts'
import { registerXml } from './pl-rows.ts'
import { purchasesOf, salesBeside } from './pl-summary.ts'
import { suppliersLacking } from './pl-supplier.ts'
import { withoutPrefix } from './tax-number.ts'
import { element, textElement, token } from './xml-text.ts'

/** JPK_V7M(3) and JPK_V7K(3) are in force for periods from February 2026. */
const IN_FORCE = '2026-02-01'
const MONTHLY = { namespace: 'http://crd.gov.pl/wzor/2025/12/19/14090/', system: 'JPK_V7M (3)' }
const QUARTERLY = { namespace: 'http://crd.gov.pl/wzor/2025/12/19/14089/', system: 'JPK_V7K (3)' }
/** The second Warsaw-Śródmieście office is competent for taxpayers without a seat in Poland. */
const OFFICE_FOR_FOREIGNERS = '1436'
const NAME = 240

/** A file is for one month; the declaration of a quarter stands in that of its last month. */
type Part = { month: string; declares: boolean; quarter: string | null }

const isPolish = (prepared: PreparedReturn): prepared is NationalReturn =>
  prepared.kind === 'NATIONAL' &&
  prepared.country === 'PL' &&
  prepared.boxes !== null &&
  prepared.period.from >= IN_FORCE

const isMonthly = ({ period }: PreparedReturn): boolean => /^\d{4}-\d\d$/.test(period.name)
const isQuarterly = ({ period }: PreparedReturn): boolean => /^\d{4}-Q[1-4]$/.test(period.name)

export const JPK_V7M: FileInPieces = {
  label: 'validated',
  isFor: (prepared) => isPolish(prepared) && isMonthly(prepared),
  name: ({ period }) => `pl-${period.name}.xml`,
  pieces: (prepared, facts, lacks) =>
    pieces(prepared, facts, { month: prepared.period.name, declares: true, quarter: null }, lacks),
  checker: () => new JpkChecker(true),
}

/** For a quarter: its declaration with the last month's register, and the registers of the two months before. */
export const JPK_V7K: readonly FileInPieces[] = [3, 1, 2].map((ordinal) => ({
  label: 'generated, not validated',
  isFor: (prepared) => isPolish(prepared) && isQuarterly(prepared),
  name: (prepared) =>
    `pl-${ordinal === 3 ? prepared.period.name : monthOfQuarter(prepared.period.name, ordinal)}.xml`,
  pieces: (prepared, facts, lacks) => {
    const quarter = prepared.period.name.slice(-1)
    const month = monthOfQuarter(prepared.period.name, ordinal)
    return pieces(prepared, facts, { month, declares: ordinal === 3, quarter }, lacks)
  },
  checker: () => new JpkChecker(false),
}))

function monthOfQuarter(name: string, ordinal: number): string {
  const month = (Number(name.slice(-1)) - 1) * 3 + ordinal
  return `${name.slice(0, 4)}-${String(month).padStart(2, '0')}`
}

async function* pieces(
  prepared: PreparedReturn,
  facts: FilingFacts,
  part: Part,
  lacks: (problem: FileProblem) => void,
): AsyncGenerator<string> {
  if (!isPolish(prepared)) return
  for (const problem of suppliersLacking(prepared, part.month, facts.documents)) lacks(problem)
  yield* jpkXml({ prepared, facts, part }, registerOf(prepared, facts, part.month, lacks))
}

/** Invoices one by one as they are read, then what is left of each box. */
function registerOf(
  prepared: NationalReturn,
  facts: FilingFacts,
  month: string,
  lacks: (problem: FileProblem) => void,
): Register {
  const { invoices, seat } = facts
  async function* sales(): AsyncGenerator<SalesRow> {
    const shares: Shares = new Map()
    if (invoices) {
      const { conversion } = invoices
      yield* invoiceRows(invoices.of(month), shares, { month, conversion, seat, lacks })
    }
    yield* salesBeside(prepared, month, facts, shares)
  }
  return { sales: sales(), purchases: purchasesOf(prepared, month, facts) }
}

/** The file in pieces: of its rows one at a time is in memory. */
export async function* jpkXml(
  { prepared, facts, part }: { prepared: NationalReturn; facts: FilingFacts; part: Part },
  register: Register,
): AsyncGenerator<string> {
  const { namespace, system } = part.quarter === null ? MONTHLY : QUARTERLY
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<JPK xmlns="${namespace}">\n`
  yield `${header(facts, system, part.month)}\n${taxpayer(prepared, facts)}\n`
  if (part.declares) yield declarationXml(prepared, formOf(part.quarter))
  yield* registerXml(register)
  yield '</JPK>\n'
}

const formOf = (quarter: string | null): DeclarationForm =>
  quarter === null
    ? { code: 'VAT-7', system: 'VAT-7 (23)', variant: '23', quarter }
    : { code: 'VAT-7K', system: 'VAT-7K (17)', variant: '17', quarter }

function header(facts: FilingFacts, system: string, month: string): string {
  return element(
    'Naglowek',
    [
      element('KodFormularza', 'JPK_VAT', `kodSystemowy="${system}" wersjaSchemy="1-0E"`),
      element('WariantFormularza', '3'),
      textElement('DataWytworzeniaJPK', facts.madeAt),
      element('NazwaSystemu', 'Greenlane'),
      element('CelZlozenia', facts.correction ? '2' : '1', 'poz="P_7"'),
      textElement('KodUrzedu', facts.taxOffices.PL ?? OFFICE_FOR_FOREIGNERS),
      element('Rok', month.slice(0, 4)),
      element('Miesiac', String(Number(month.slice(5)))),
    ].join(''),
  )
}

/** A company; for a person the form asks for the day of birth, which is not kept. */
function taxpayer({ number }: NationalReturn, facts: FilingFacts): string {
  const company = [
    textElement('NIP', withoutPrefix(number, 'PL')),
    textElement('PelnaNazwa', token(facts.taxpayer, NAME)),
    textElement('Email', facts.email?.trim() ?? NO_ADDRESS),
  ]
  return element('Podmiot1', element('OsobaNiefizyczna', company.join('')), 'rola="Podatnik"')
}
