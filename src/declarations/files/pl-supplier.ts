import { checkVatNumber } from '#tax-numbers/vat-number.ts'
import type { NationalReturn } from '../boxes/prepared-return.ts'
import type { FileProblem, FilingFacts, LedgerDocument } from './declaration-file.ts'
import type { PurchaseRow } from './pl-register.ts'
import { unionCode } from './scheme-content.ts'
import { withoutPrefix } from './tax-number.ts'

type Supplier = Pick<PurchaseRow, 'country' | 'number'>

/** The supplier's number as the register has it; nothing where the document shows none, as of a firm outside the EU. */
export function supplierOf({ supplierNumber, isDomestic }: LedgerDocument): Partial<Supplier> {
  if (supplierNumber === '') return {}
  const { country, normalised } = checkVatNumber(supplierNumber, isDomestic ? 'PL' : undefined)
  if (country === null) return { number: withoutPrefix(supplierNumber, '') }
  return {
    country: country === 'PL' ? null : country,
    number: withoutPrefix(normalised, unionCode(country)),
  }
}

/** An invoice with Polish VAT shows its supplier's NIP (art. 106e(1)(4) of the VAT act), and the register asks for it. */
export function suppliersLacking(
  prepared: NationalReturn,
  month: string,
  documents: FilingFacts['documents'],
): FileProblem[] {
  const named = (prepared.boxes ?? []).flatMap(({ sources }) =>
    sources.flatMap((source) => (source.month === month ? [source.of] : [])),
  )
  return [...new Set(named)].flatMap((of) => {
    const found = documents.get(of.replace('ledger:', ''))
    if (!found?.isDomestic || checkVatNumber(found.supplierNumber, 'PL').valid) return []
    return [{ code: 'SUPPLIER_NUMBER_MISSING', path: `${found.supplier}, ${found.number}` }]
  })
}
