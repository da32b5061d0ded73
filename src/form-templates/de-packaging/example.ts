import type { Answers } from '#forms/engine/model/template.ts'
import { exampleTrade, shenzhenCompany, type Uploads } from '../parts/example-parts.ts'

/** A complete set of answers to the packaging form: two materials, one of them also for the year before. */
export function dePackagingExampleAnswers(uploads: Uploads): Answers {
  return {
    ...shenzhenCompany,
    hasGermanNumber: 'yes',
    germanVatNumber: 'DE136695976',
    lucidPerson: 'ZHOU MING',
    lucidPosition: 'director',
    lucidEmail: 'tax@lanhai-trading.example.com',
    lucidPhone: '+8613800138000',
    lucidRegistered: 'no',
    ...exampleTrade,
    packagingKinds: ['sales', 'shipping'],
    shipsFrom: 'fba',
    firstParcelOn: '2025-10-06',
    brands: [
      { _id: 'lanhai', brandName: 'Lanhai Home', brandRole: 'own' },
      { _id: 'deng', brandName: 'DENGLIGHT', brandRole: 'imported' },
    ],
    quantities: [
      { _id: 'paper25', material: 'paper', year: '2025', weightKg: 184.5, basis: 'weighed' },
      { _id: 'paper26', material: 'paper', year: '2026', weightKg: 900, basis: 'estimate' },
      { _id: 'plastics26', material: 'plastics', year: '2026', weightKg: 62.25, basis: 'estimate' },
    ],
    totalWeightKg: 1146.75,
    hasDualSystem: 'no',
    packagingRepresentative: 'agency',
    signatory: 'ZHOU MING',
    businessLicence: [uploads.businessLicenceId],
    declaration: true,
  }
}
