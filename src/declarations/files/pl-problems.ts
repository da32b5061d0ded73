import { PURCHASE_BOXES, SALES_BOXES, wholeZloty } from './pl-boxes.ts'
import type { FileProblem } from './declaration-file.ts'
import { xsdProblems } from './xsd-problems.ts'

const SCHEMAS = new URL('schemas/pl-jpk-v7m3/', import.meta.url)

/** The form has no place without an address; with this one the file is complete by the schema, and is not filed. */
export const NO_ADDRESS = 'brak@brak.invalid'

/** What the ministry's schema refuses in a JPK_V7M, and boxes of the declaration that are not the sum of their rows. */
export async function jpkProblems(content: Uint8Array): Promise<readonly FileProblem[]> {
  const refused = await xsdProblems(content, SCHEMAS, 'jpk_v7m.xsd')
  if (refused.length > 0) return refused
  const xml = new TextDecoder().decode(content)
  const noAddress = xml.includes(`<Email>${NO_ADDRESS}<`)
  return [
    ...(noAddress ? [{ code: 'EMAIL_MISSING', path: '/JPK/Podmiot1' }] : []),
    ...partnerProblems(xml),
    ...sumProblems(xml),
  ]
}

/**
 * Supplies within the EU are registered by invoice and buyer (Ustawa o VAT art. 109(3)); a sum without a buyer passes the
 * schema and says nothing that is true. The first of them is named.
 */
export function partnerProblems(xml: string): FileProblem[] {
  const rows = xml.match(/<SprzedazWiersz>[^]*?<\/SprzedazWiersz>/g) ?? []
  const at = rows.findIndex((row) => row.includes('<NrKontrahenta>BRAK<') && row.includes('<K_21>'))
  return at < 0 ? [] : [{ code: 'PARTNER_MISSING', path: `/JPK/Ewidencja/SprzedazWiersz[${at + 1}]` }]
}

function sumProblems(xml: string): FileProblem[] {
  const sums = new Map<string, bigint>()
  for (const [, box = '', whole = '', fraction = ''] of xml.matchAll(/<(K_\d+)>(-?\d+)\.?(\d*)<\//g))
    sums.set(box, (sums.get(box) ?? 0n) + BigInt(whole + fraction.padEnd(2, '0')))
  const declared = new Map(
    [...xml.matchAll(/<(P_\d+)>(-?\d+)<\//g)].map(([, box = '', text = '']) => [box, text]),
  )
  return [...SALES_BOXES, ...PURCHASE_BOXES]
    .flat()
    .filter((box) => (declared.get(box.replace('K_', 'P_')) ?? '0') !== rounded(sums.get(box) ?? 0n))
    .map((box) => ({
      code: 'SUM_DIFFERS',
      path: `/JPK/Deklaracja/PozycjeSzczegolowe/${box.replace('K_', 'P_')}`,
    }))
}

const rounded = (grosz: bigint): string => wholeZloty(Number(grosz))
