import type { Answers } from '#forms/engine/model/template.ts'
import { exampleRegistered, exampleSignature, knownCompany } from '../parts/example-lists.ts'
import { EXAMPLE_UPLOADS, exampleTrade } from '../parts/example-parts.ts'

const OWN: Readonly<Record<string, Answers>> = {
  DE: {
    taxNumber: '21/815/08150',
    taxOffice: 'Finanzamt Berlin Neukölln',
    annualReturnsDe: ['none'],
    estimatedDe: 'no',
    proceedingsDe: 'no',
  },
  FR: {
    taxNumber: '30326504500012',
    importsPrefilledFr: 'no',
    reminderFr: 'no',
    firstTimeFr: 'yes',
    representativeNameFr: 'Example Représentation SAS',
    representativeFutureFr: 'same',
  },
  IT: {
    identifiedBy: 'direct',
    inViesIt: 'no',
    annualReturnsIt: ['2024'],
    lipeFiled: 'no',
    intrastatMissing: 'no',
    complianceIt: 'none',
  },
  ES: {
    inRoi: 'no',
    inRedeme: 'no',
    censusCovers: 'yes',
    annualSummariesEs: 'none',
    requirementEs: 'no',
  },
  PL: {
    taxOffice: 'Drugi Urząd Skarbowy Warszawa-Śródmieście',
    inVatUe: 'no',
    vatRCovers: 'yes',
    repentantPerson: 'ZHOU MING',
    officeKnows: 'no',
  },
  CZ: {
    payerStatus: 'payer',
    taxOffice: 'Finanční úřad pro Moravskoslezský kraj',
    controlStatementsCz: 'none',
    salesToBusinessesCz: 'no',
    callCz: 'no',
  },
  GB: { backdate: 'yes', trueStart: '2024-01-15', openWithHmrc: ['overdue'], promptedGb: 'no' },
  AT: { taxNumber: '68 123/4567', annualReturnAt: 'no' },
  NL: { taxNumber: '123456789B01', correctionNl: 'no' },
  BE: { identifiedBy: 'direct', substituteAssessment: 'no' },
  SE: { estimatedSe: 'no' },
  IE: { rtdMissing: 'yes' },
}

const currencyOf = (country: string) => (country === 'GB' ? ('GBP' as const) : ('EUR' as const))

/** A complete set of answers to the list for missing months of a country, by its code. */
export function vatRetroactiveExample(country: string): Answers {
  const at = country.charAt(0) + country.slice(1).toLowerCase()
  const amount = { amount: 4_200_000, currency: currencyOf(country) }
  return {
    ...knownCompany,
    hasNumber: 'yes',
    ...exampleRegistered(country),
    missingFromYear: '2025',
    missingFromMonth: '03',
    missingFrom: '2025-03',
    missingToYear: '2026',
    missingToMonth: '08',
    missingTo: '2026-08',
    nothingFiled: 'nothing',
    whyMissing: 'The marketplace moved stock there and we learnt of it only in August.',
    missingSales: [{ _id: 'y25', salesYear: '2025', salesAmount: amount }],
    ...exampleTrade,
    [`hasStock${at}`]: 'yes',
    ...(country !== 'GB' && { stockElsewhere: ['none'] }),
    [`imports${at}`]: 'no',
    reportsAtHand: ['marketplace'],
    payAtOnce: 'yes',
    officeAsked: 'letter',
    answerBy: '2026-12-15',
    officeLetters: [EXAMPLE_UPLOADS.articlesId],
    marketplaceAsked: 'no',
    ...OWN[country],
    ...exampleSignature,
    consequences: true,
  }
}
