import type { Answers } from '#forms/engine/model/template.ts'
import { exampleSignature } from '../parts/example-lists.ts'
import { EXAMPLE_UPLOADS, shenzhenCompany } from '../parts/example-parts.ts'

const customs: Answers = {
  ...shenzhenCompany,
  hadEori: 'no',
  contactName: 'ZHOU MING',
  sector: '4791',
  publish: 'yes',
  firstShipmentOn: '2026-12-20',
  goods: 'phone cases, charging cables and desk lamps',
  shippedFrom: 'Yantian',
  declarant: 'indirect',
  forwarder: 'Example Logistics GmbH',
  importPlan: [EXAMPLE_UPLOADS.proofOfTradeId],
  ...exampleSignature,
  registerExtract: [EXAMPLE_UPLOADS.registerExtractId],
}

export const euEoriExample: Answers = { ...customs, firstState: 'DE', taxNumber: '21/815/08150' }

export const gbEoriExample: Answers = {
  ...customs,
  hasNumber: 'yes',
  vatNumber: 'GB980780684',
  registeredSince: '2025-01-01',
  eoriUse: ['import'],
  importVatGb: 'postponed',
}
