import type { Answers } from '#forms/engine/model/template.ts'
import { exampleSignature } from '../parts/example-lists.ts'
import { EXAMPLE_UPLOADS, exampleTrade, shenzhenCompany } from '../parts/example-parts.ts'

const OWN: Readonly<Record<string, Answers>> = {
  FR: { salesUnits: 4200, otherFamilies: ['electronics'], triman: 'no' },
  ES: {
    producerRole: 'packer',
    reusable: 'no',
    plasticTax: 'no',
    packagingRepresentative: 'agency',
    identityOfSigner: [EXAMPLE_UPLOADS.passportId],
  },
  AT: {
    singleUsePlastics: 'no',
    quantityClass: 'upTo1500',
    packagingRepresentative: 'agency',
    registerExtract: [EXAMPLE_UPLOADS.registerExtractId],
  },
  IT: {
    conaiCategory: 'userImporter',
    salesInItaly: { amount: 12_000_000, currency: 'EUR' },
    materialCodes: 'yes',
  },
  PL: {
    polishVatNumber: 'PL8567346215',
    companySize: 'micro',
    bdoActivity: 'packagedGoods',
    smallAid: 'yes',
    plasticBags: 'no',
  },
}

/** A complete set of answers to the list of a packaging register, by its country's code. */
export function packagingExample(country: string): Answers {
  return {
    ...shenzhenCompany,
    ...exampleTrade,
    packagingKinds: ['sales', 'shipping'],
    shipsFrom: 'fba',
    firstParcelOn: '2025-10-06',
    brands: [{ _id: 'lanhai', brandName: 'Lanhai Home', brandRole: 'own' }],
    quantities: [
      {
        _id: 'paper26',
        material: 'paper',
        year: '2026',
        weightKg: 184.5,
        usedBy: 'household',
        basis: 'estimate',
      },
    ],
    totalWeightKg: 184.5,
    hasScheme: 'no',
    yearsWithout: ['none'],
    marketplaceAsked: 'no',
    ...OWN[country],
    ...exampleSignature,
  }
}
