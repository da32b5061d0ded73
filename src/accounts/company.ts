import { z } from 'zod'
import type { LatinNames } from './latin-names.ts'

export type Address = {
  line1: string
  line2: string
  city: string
  postcode: string
  country: string
  /** ISO 3166-2, of an address in mainland China. */
  province?: string | undefined
}

/**
 * `well_formed`: its letters, digits and check digits are right. Whether it is in force (`valid`) or not
 * (`invalid`) only the register, VIES or HMRC, can say; `unverified`: the register was asked and gave no
 * answer.
 */
export const VAT_NUMBER_STATUSES = ['none', 'well_formed', 'valid', 'invalid', 'unverified'] as const
export type VatNumberStatus = (typeof VAT_NUMBER_STATUSES)[number]

/** What orders and invoices say of a customer. */
export type Company = {
  id: string
  name: string
  nameOriginal: string | null
  country: string
  registrationNumber: string | null
  vatNumber: string | null
  vatNumberStatus: VatNumberStatus
  address: Address | null
  /** Name and address in Latin letters, where they stand above in another script. */
  latin: LatinNames | null
  lang: 'en' | 'zh'
  timeZone: string
}

/**
 * True when everything is there that an invoice has to name (Directive 2006/112 art. 226 no. 5: full name and
 * address).
 */
export function isReadyForInvoice(company: Pick<Company, 'name' | 'address'>): boolean {
  return company.name !== '' && company.address !== null
}

export const addressSchema = z.object({
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  postcode: z.string(),
  country: z.string(),
  province: z.string().optional().describe('ISO 3166-2, of an address in mainland China'),
})
