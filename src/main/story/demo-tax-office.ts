/** The German tax office of the demo. Its account is valid by its check digits and belongs to nobody: no bank has a code that begins with 9. */
export const DEMO_TAX_OFFICE = {
  name: 'Finanzamt Berlin Neukölln',
  iban: 'DE55999999990815081500',
  source: 'Letter of the tax office about its account (demo)',
} as const
