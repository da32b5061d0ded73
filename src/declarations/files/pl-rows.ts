import { PURCHASE_BOXES, SALES_BOXES, deductedIn, exactZloty, owedIn, zloty } from './pl-boxes.ts'
import type { Evidence, PurchaseRow, Register, SalesRow } from './pl-register.ts'
import { element, textElement, token } from './xml-text.ts'

const NAME = 512
const DOCUMENT = 256
const NUMBER = 50
/** What the ministry asks for where there is no number or name: a consumer. */
const NONE = 'BRAK'
const LARGEST_GROUP = 13

/** The two registers of a month, row by row, each with its control sum. */
export async function* registerXml({ sales, purchases }: Register): AsyncGenerator<string> {
  yield '<Ewidencja>\n'
  let [count, tax] = [0, 0n]
  for await (const row of sales) {
    count++
    // An invoice for what a cash register already reported does not count again.
    if (row.type !== 'FP') tax += owedIn(row.amounts)
    yield `${element('SprzedazWiersz', salesRow(row, count))}\n`
  }
  yield `${control('SprzedazCtrl', 'LiczbaWierszySprzedazy', 'PodatekNalezny', count, tax)}\n`
  ;[count, tax] = [0, 0n]
  for await (const row of purchases) {
    count++
    tax += deductedIn(row.amounts)
    yield `${element('ZakupWiersz', purchaseRow(row, count))}\n`
  }
  yield `${control('ZakupCtrl', 'LiczbaWierszyZakupow', 'PodatekNaliczony', count, tax)}\n</Ewidencja>\n`
}

const control = (name: string, rows: string, tax: string, count: number, sum: bigint): string =>
  element(name, element(rows, String(count)) + element(tax, exactZloty(sum)))

function salesRow(row: SalesRow, ordinal: number): string {
  return [
    element('LpSprzedazy', String(ordinal)),
    ...partner(row, 'NrKontrahenta', 'NazwaKontrahenta'),
    textElement('DowodSprzedazy', token(row.document, DOCUMENT) || NONE),
    element('DataWystawienia', row.issued),
    row.sold === null || row.sold === row.issued ? '' : element('DataSprzedazy', row.sold),
    evidence(row.evidence),
    row.type === null ? '' : element('TypDokumentu', row.type),
    ...groups(row.groups),
    ...(['WSTO_EE', 'IED'] as const).map((name) => (row.procedures.includes(name) ? mark(name) : '')),
    amounts(SALES_BOXES, row.amounts),
  ].join('')
}

function purchaseRow(row: PurchaseRow, ordinal: number): string {
  return [
    element('LpZakupu', String(ordinal)),
    ...partner(row, 'NrDostawcy', 'NazwaDostawcy'),
    textElement('DowodZakupu', token(row.document, DOCUMENT) || NONE),
    element('DataZakupu', row.issued),
    row.received === null ? '' : element('DataWplywu', row.received),
    evidence(row.evidence),
    row.type === null ? '' : element('DokumentZakupu', row.type),
    row.isImport ? mark('IMP') : '',
    amounts(PURCHASE_BOXES, row.amounts),
  ].join('')
}

function partner(
  { country, number, name }: SalesRow | PurchaseRow,
  numberName: string,
  nameName: string,
): string[] {
  const code = country === 'GR' ? 'EL' : country
  return [
    code === null || number === null ? '' : element('KodKrajuNadaniaTIN', token(code, 2)),
    textElement(numberName, token(number ?? '', NUMBER) || NONE),
    textElement(nameName, token(name ?? '', NAME) || NONE),
  ]
}

const mark = (name: string): string => element(name, '1')

const evidence = (given: Evidence): string =>
  typeof given === 'string' ? mark(given) : textElement('NrKSeF', token(given.ksef, NUMBER))

function groups(given: readonly number[]): string[] {
  if (given.length === 0) return []
  const wanted = new Set(given)
  return Array.from({ length: LARGEST_GROUP }, (_, at) => at + 1)
    .filter((group) => wanted.has(group))
    .map((group) => mark(`GTU_${String(group).padStart(2, '0')}`))
}

/** Boxes that belong together are written together, the one without an amount as nothing. */
function amounts(boxes: readonly (readonly string[])[], given: Readonly<Record<string, number>>): string {
  return boxes
    .filter((together) => together.some((box) => given[box] !== undefined))
    .flatMap((together) => together.map((box) => element(box, zloty(given[box] ?? 0))))
    .join('')
}
