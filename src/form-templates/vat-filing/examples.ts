import type { Answers } from '#forms/engine/model/template.ts'
import { exampleFiling } from '../parts/example-lists.ts'
import { EXAMPLE_UPLOADS } from '../parts/example-parts.ts'

const OWN: Readonly<Record<string, Answers>> = {
  DE: {
    taxNumber: '21/815/08150',
    taxOffice: 'Finanzamt Berlin Neukölln',
    filingRhythm: 'monthly',
    firstQuarter: undefined,
    firstMonth: '02',
    firstPeriod: '2026-02',
    permanentExtension: 'yes',
    extensionProof: [EXAMPLE_UPLOADS.homeCertificateId],
    sepaMandate: 'no',
    lettersTo: 'agent',
  },
  FR: {
    taxNumber: '30326504500012',
    creditFr: 'no',
    representativeNameFr: 'Example Représentation SAS',
    representativeFutureFr: 'same',
    espaceProfessionnel: 'agent',
    sepaAccount: 'yes',
  },
  IT: {
    identifiedBy: 'representative',
    representativeNameIt: 'Rappresentanza Esempio S.r.l.',
    inViesIt: 'no',
    creditIt: 'no',
    advancePayment: 'historic',
    cassettoFiscale: 'agent',
    importVatIt: 'paid',
  },
  ES: {
    inRoi: 'yes',
    inRedeme: 'no',
    compensationEs: 'no',
    certificateEs: 'agent',
    notificationsEs: 'agent',
    importVatEs: 'paid',
  },
  PL: {
    taxOffice: 'Drugi Urząd Skarbowy Warszawa-Śródmieście',
    inVatUe: 'yes',
    surplusPl: 'none',
    signsJpk: 'agent',
    representativeStays: 'yes',
    representativeNamePl: 'Przykład Sp. z o.o.',
    importVatPl: 'inFile',
  },
  CZ: {
    payerStatus: 'payer',
    taxOffice: 'Finanční úřad pro Moravskoslezský kraj',
    controlStatement: 'withReturn',
    unreliablePayer: 'no',
    dataBox: 'agent',
    importVatCz: 'inReturn',
  },
  GB: {
    firstQuarter: '05',
    firstPeriod: '2026-05',
    ukScheme: 'none',
    xiNumber: 'no',
    gatewayAccount: 'yes',
    mtdStatus: 'yes',
    directDebit: 'no',
    importVatGb: 'postponed',
  },
  AT: { taxNumber: '68 123/4567', finanzOnline: 'agent' },
  NL: { taxNumber: '123456789B01', portalNl: 'agent', importVatNl: 'article23' },
  BE: { identifiedBy: 'direct', intervat: 'agent', importVatBe: 'paid' },
  SE: { eServiceSe: 'agent' },
  IE: {
    filingRhythm: 'twoMonthly',
    firstQuarter: undefined,
    firstTwoMonths: '03',
    firstPeriod: '2026-03',
    ros: 'agent',
    importVatIe: 'postponed',
  },
}

/** A complete set of answers to the filing list of a country, by its code. */
export function vatFilingExample(country: string): Answers {
  return { ...exampleFiling(country), ...OWN[country] }
}
