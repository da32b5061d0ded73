import { z } from 'zod'
import type { AccountFacts, Participation } from './amazon.ts'

/*
 * Amazon's answers, as its models of Sellers v1 and of Login with Amazon describe them; only what is read. Texts are
 * cut, because they end in the database and on screens.
 */

const line = z.string().transform((text) =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 300),
)
const optionalLine = line.nullish().transform((text) => text || null)
const countryCode = z.string().regex(/^[A-Z]{2}$/)

const participationSchema = z.object({
  marketplace: z.object({ countryCode }),
  storeName: line.optional(),
  participation: z.object({ isParticipating: z.boolean(), hasSuspendedListings: z.boolean() }),
})

export const participationsSchema = z
  .object({ payload: z.array(participationSchema).max(60) })
  .transform(({ payload }): Participation[] =>
    payload.map(({ marketplace, storeName, participation }) => ({
      country: marketplace.countryCode,
      storeName: storeName ?? '',
      active: participation.isParticipating,
      suspended: participation.hasSuspendedListings,
    })),
  )

const addressSchema = z.object({
  addressLine1: optionalLine,
  addressLine2: optionalLine,
  city: optionalLine,
  stateOrProvinceCode: optionalLine,
  postalCode: optionalLine,
  countryCode: countryCode.nullish(),
})

const personSchema = z.object({ name: line, nonLatinName: optionalLine, address: addressSchema })
const businessSchema = z.object({
  name: line,
  nonLatinName: optionalLine,
  registeredBusinessAddress: addressSchema,
  companyRegistrationNumber: optionalLine,
  companyTaxIdentificationNumber: optionalLine,
})

/** A sole trader has no business of its own: their name and address stand under the contact. */
export const accountSchema = z
  .object({
    payload: z.object({ business: businessSchema.nullish(), primaryContact: personSchema.nullish() }),
  })
  .transform(({ payload: { business, primaryContact } }): AccountFacts | undefined => {
    const found = business ?? primaryContact
    if (!found) return undefined
    const address = business?.registeredBusinessAddress ?? primaryContact?.address
    const { addressLine1, addressLine2, city, stateOrProvinceCode, postalCode } = address ?? {}
    const lines = [addressLine1, addressLine2, city, stateOrProvinceCode, postalCode]
    return {
      name: found.name,
      nameOriginal: found.nonLatinName,
      address: lines.filter((text) => typeof text === 'string'),
      country: address?.countryCode ?? null,
      registrationNumber: business?.companyRegistrationNumber ?? null,
      taxNumber: business?.companyTaxIdentificationNumber ?? null,
    }
  })

const token = z.string().min(1).max(4_096)
export const tokensSchema = z.object({ access_token: token, refresh_token: token.optional() })
export const tokenErrorSchema = z.object({ error: z.string() })
