import type { Answers } from '#forms/engine/model/template.ts'
import { exampleRegistered, exampleSignature, knownCompany } from '../parts/example-lists.ts'
import { EXAMPLE_UPLOADS } from '../parts/example-parts.ts'

const OWN: Readonly<Record<string, Answers>> = {
  DE: { taxNumber: '21/815/08150', taxOffice: 'Finanzamt Berlin Neukölln', permanentExtensionEnd: 'no' },
  FR: { taxNumber: '30326504500012', representativeEnd: 'yes', creditAtEnd: 'no' },
  IT: { identifiedBy: 'direct', inViesIt: 'yes', guaranteeEnd: 'no', endReportedOn: '2026-10-31' },
  ES: { inRoi: 'yes', inRedeme: 'no', leavesRoi: 'yes', balanceEs: 'no', certificateEs: 'agent' },
  PL: {
    taxOffice: 'Drugi Urząd Skarbowy Warszawa-Śródmieście',
    inVatUe: 'yes',
    vatUeEnds: 'yes',
    refundAtEnd: 'no',
    representativeContractEnds: 'yes',
  },
  CZ: {
    payerStatus: 'payer',
    taxOffice: 'Finanční úřad pro Moravskoslezský kraj',
    deductedCz: 'no',
    acquisitionsGoOn: 'no',
  },
  GB: { cashAccounting: 'no', eoriNeeded: 'no', gatewayForCancelling: 'yes' },
  AT: { taxNumber: '68 123/4567', taxCreditAt: 'no' },
  NL: { taxNumber: '123456789B01', article23Ends: 'no' },
  BE: { identifiedBy: 'direct', securityBe: 'no' },
  SE: { taxAccountCredit: 'no' },
  IE: { rtdLastYear: 'yes' },
}

/** A complete set of answers to the list for ending the registration of a country, by its code. */
export function vatDeregistrationExample(country: string): Answers {
  return {
    ...knownCompany,
    ...exampleRegistered(country),
    endReason: country === 'GB' ? 'ceasedTrading' : 'ceased',
    lastSaleOn: '2026-10-20',
    endOn: '2026-11-30',
    importsGoOn: 'no',
    stockLeft: 'none',
    stockProof: [EXAMPLE_UPLOADS.proofOfTradeId],
    storageBlocked: 'yes',
    filedUntilYear: '2026',
    filedUntilMonth: '09',
    filedUntil: '2026-09',
    lastReturns: [EXAMPLE_UPLOADS.articlesId],
    openMatters: 'no',
    otherRegistrations: ['eori', 'marketplaces'],
    refundAccount: 'none',
    recordsKeptBy: 'company',
    ...OWN[country],
    ...exampleSignature,
  }
}
