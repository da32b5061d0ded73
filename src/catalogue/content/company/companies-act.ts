import { act } from '../sources.ts'

/** The British company law. */
export const companiesAct = (en: string, zh: string) =>
  act(`Companies Act 2006, ${en}`, `英国2006年公司法${zh}`, 'https://www.legislation.gov.uk/ukpga/2006/46')
