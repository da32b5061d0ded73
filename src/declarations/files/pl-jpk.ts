import type { NationalReturn, PreparedReturn } from '../boxes/prepared-return.ts'
import type { DeclarationFile, FilingFacts } from './declaration-file.ts'
import { type DeclarationForm, declarationXml } from './pl-declaration.ts'
import { jpkProblems, NO_ADDRESS, partnerProblems } from './pl-problems.ts'
import { registerXml } from './pl-rows.ts'
import { summaryOf } from './pl-summary.ts'
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

export const JPK_V7M: DeclarationFile = {
  label: 'validated',
  isFor: (prepared) => isPolish(prepared) && isMonthly(prepared),
  name: ({ period }) => `pl-${period.name}.xml`,
  write: (prepared, facts) =>
    whole(prepared, facts, { month: prepared.period.name, declares: true, quarter: null }),
  problems: (content) => jpkProblems(bytesOf(content)),
}

/** For a quarter: its declaration with the last month's register, and the registers of the two months before. */
export const JPK_V7K: readonly DeclarationFile[] = [3, 1, 2].map((ordinal) => ({
  label: 'generated, not validated',
  isFor: (prepared) => isPolish(prepared) && isQuarterly(prepared),
  name: (prepared) =>
    `pl-${ordinal === 3 ? prepared.period.name : monthOfQuarter(prepared.period.name, ordinal)}.xml`,
  write: (prepared, facts) => {
    const quarter = prepared.period.name.slice(-1)
    const month = monthOfQuarter(prepared.period.name, ordinal)
    return whole(prepared, facts, { month, declares: ordinal === 3, quarter })
  },
  // There is no schema of it here; the sums of the last month are not those of the quarter.
  problems: (content) => partnerProblems(new TextDecoder().decode(bytesOf(content))),
}))

function monthOfQuarter(name: string, ordinal: number): string {
  const month = (Number(name.slice(-1)) - 1) * 3 + ordinal
  return `${name.slice(0, 4)}-${String(month).padStart(2, '0')}`
}

async function whole(prepared: PreparedReturn, facts: FilingFacts, part: Part): Promise<Uint8Array> {
  const chunks: string[] = []
  if (isPolish(prepared)) for await (const chunk of jpkXml(prepared, facts, part)) chunks.push(chunk)
  return bytesOf(chunks.join(''))
}

const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content

/** The file in pieces: of its rows one at a time is in memory. */
export async function* jpkXml(
  prepared: NationalReturn,
  facts: FilingFacts,
  part: Part,
): AsyncGenerator<string> {
  const { namespace, system } = part.quarter === null ? MONTHLY : QUARTERLY
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<JPK xmlns="${namespace}">\n`
  yield `${header(facts, system, part.month)}\n${taxpayer(prepared, facts)}\n`
  if (part.declares) yield declarationXml(prepared, formOf(part.quarter))
  yield* registerXml(facts.register ?? summaryOf(prepared, part.month, facts))
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
