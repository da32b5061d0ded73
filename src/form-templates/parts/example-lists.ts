import type { Answers } from '#forms/engine/model/template.ts'
import { EXAMPLE_UPLOADS, exampleTrade, shenzhenCompany } from './example-parts.ts'

/*
 * Complete answers to the lists for companies that are registered already, one for each list: the seller from Shenzhen
 * of the registrations, and what each list asks in addition.
 */

const { legalForm: _form, foundedOn: _day, ...known } = shenzhenCompany

/** The company as an office knows it. */
export const knownCompany: Answers = known

/** What a company from the Netherlands is asked instead. */
export const noRepresentative = {
  representativeNameFr: undefined,
  representativeFutureFr: undefined,
  representativeNameEs: undefined,
  representativeStays: undefined,
  representativeNamePl: undefined,
  representativeEnd: undefined,
  representativeContractEnds: undefined,
  intermediaryBy: undefined,
} satisfies Record<string, unknown>

const exampleVatNumbers: Readonly<Record<string, string>> = {
  DE: 'DE136695976',
  FR: 'FR40303265045',
  IT: 'IT00743110157',
  ES: 'ESN9246823J',
  PL: 'PL8567346215',
  CZ: 'CZ25123891',
  GB: 'GB980780684',
  AT: 'ATU00908642',
  NL: 'NL378818296B90',
  BE: 'BE0976713784',
  SE: 'SE509061247301',
  IE: 'IE9666872G',
}

export const exampleRegistered = (country: string): Answers => ({
  vatNumber: exampleVatNumbers[country],
  registeredSince: '2024-03-01',
  vatCertificate: [EXAMPLE_UPLOADS.registerExtractId],
})

export const exampleSignature: Answers = {
  businessLicence: [EXAMPLE_UPLOADS.businessLicenceId],
  signatory: 'ZHOU MING',
  declaration: true,
}

/** What a filing list of any country is answered with. */
export function exampleFiling(country: string): Answers {
  const at = country.charAt(0) + country.slice(1).toLowerCase()
  return {
    ...knownCompany,
    ...exampleRegistered(country),
    filingRhythm: 'quarterly',
    firstPeriodYear: '2026',
    firstQuarter: '04',
    firstPeriod: '2026-04',
    ...exampleTrade,
    [`hasStock${at}`]: 'yes',
    ...(country !== 'GB' && { stockElsewhere: ['none'], oss: 'no' }),
    [`imports${at}`]: 'yes',
    eori: country === 'GB' ? 'GB123456789012' : 'DE123456789012345',
    salesDataBy: 'upload',
    linesAMonth: 'upTo5000',
    filedBy: 'agent',
    formerAgent: 'Example Tax Services Ltd.',
    formerAgentEmail: 'vat@agent.example.com',
    formerAgentTold: 'released',
    release: [EXAMPLE_UPLOADS.articlesId],
    lastReturns: [EXAMPLE_UPLOADS.proofOfTradeId],
    openMatters: 'no',
    refundAccount: 'known',
    ...exampleSignature,
  }
}
