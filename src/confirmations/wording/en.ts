import type { ConfirmationWording } from './confirmation-wording.ts'

export const en: ConfirmationWording = {
  title: 'Confirmation of filing',
  numbered: 'Letter {{number}} of {{day}}',
  salutation: 'To whom it may concern',
  intro:
    'We hereby confirm that we have filed the following application or notification with the competent authority on behalf of the company named below.',
  company: 'Company',
  service: 'Subject',
  country: 'Country',
  ourReference: 'Our reference',
  filedOn: 'Filed on',
  filedAgainOn: 'Further filing on',
  way: 'Method of filing',
  reference: 'Reference of the filing',
  status: 'Status on {{day}}',
  states: {
    AWAITED: 'The authority’s decision is awaited.',
    QUERIED: 'The authority requested further information on {{day}}.',
    GRANTED: 'Granted on {{day}}.',
  },
  results: {
    TAX_NUMBER: 'Tax number',
    VAT_NUMBER: 'VAT number',
    EORI_NUMBER: 'EORI number',
    EPR_NUMBER: 'EPR registration number',
    OSS_CONFIRMATION: 'Confirmation of registration',
    MANDATE: 'Mandate',
    DECISION: 'Decision',
  },
  limits:
    'This letter states what our records show on the day of issue. It is not a decision of the authority and does not replace one.',
  check: 'You can verify this letter at {{page}} by scanning the QR code or entering this code:',
  code: 'Verification code',
  issued: 'Issued electronically by {{agency}}; valid without signature.',
  foot: 'Letter {{number}} · Page {{page}} of {{pages}}',
  services: null,
}
