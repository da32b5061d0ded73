import { placesOf } from '#declarations/boxes/entries.ts'
import type { RowOutcome } from '#reports/determine-rows.ts'
import type { SalesRow } from '#reports/formats/sales-row.ts'
import { type Treatment, treatmentOf } from '#reports/totals.ts'
import type { VatDecision } from '#vat/engine/vat-result.ts'
import type { SpilledInvoices } from './spilled-invoices.ts'

/** As long as texts of a row are where the portal keeps them. */
const LONGEST = 100
const cut = (text: string | undefined): string => (text ?? '').slice(0, LONGEST)

/** Told of each row of a report: keeps sales to businesses that belong into Poland's register, and their refunds. */
export function polishInvoices(into: SpilledInvoices): (row: SalesRow, outcome: RowOutcome) => void {
  const treatmentIn = polishTreatments()
  return ({ day, orderId, currency, buyer, document }, { result, figures, rateDay }) => {
    if (!result || !figures || day === null || buyer.buyer !== 'B2B' || buyer.buyer_vat_id === null) return
    const treatment = treatmentIn(result.decision)
    if (!treatment) return
    into.add({
      treatment,
      month: day.slice(0, 7),
      currency,
      rateDay,
      ...figures,
      document: cut(document?.number),
      documentDay: document?.day ?? null,
      ksef: cut(document?.ksef),
      day,
      orderId: cut(orderId),
      buyerNumber: cut(buyer.buyer_vat_id),
      // From the command line nobody tells of goods, and no register is asked.
      group: null,
      buyerName: null,
    })
  }
}

/** The same decision is the same object for many rows. */
function polishTreatments(): (decision: VatDecision) => Treatment | null {
  const known = new WeakMap<VatDecision, Treatment | null>()
  return (decision) => {
    const found = known.get(decision)
    if (found !== undefined) return found
    const treatment = treatmentOf(decision)
    const isPolish = placesOf(treatment).some(({ country }) => country === 'PL')
    known.set(decision, isPolish ? treatment : null)
    return isPolish ? treatment : null
  }
}
