import { expect, test } from 'vitest'
import { accountSchema, participationsSchema } from './models.ts'

/* The examples of Amazon's own models (sellers.json, Apache-2.0). */

const MARKETPLACE = {
  id: 'ATVPDKIKX0DER',
  name: 'Amazon.com',
  countryCode: 'US',
  defaultCurrencyCode: 'USD',
  defaultLanguageCode: 'en_US',
  domainName: 'www.amazon.com',
}
const ADDRESS = {
  addressLine1: '123 Main St',
  addressLine2: 'Suite 500',
  city: 'Seattle',
  stateOrProvinceCode: 'WA',
  postalCode: '98101',
  countryCode: 'US',
}
const CONTACT = { name: 'John Doe', nonLatinName: 'ジョン・ドゥ', address: ADDRESS }
const BUSINESS = {
  name: 'BestSeller Inc.',
  nonLatinName: 'ベストセラー株式会社',
  registeredBusinessAddress: ADDRESS,
  companyRegistrationNumber: '123456789',
  companyTaxIdentificationNumber: '987654321',
}

test('the marketplaces of the model', () => {
  const participation = { isParticipating: true, hasSuspendedListings: false }
  const payload = [{ marketplace: MARKETPLACE, storeName: 'BestSellerStore', participation }]
  expect(participationsSchema.parse({ payload })).toEqual([
    { country: 'US', storeName: 'BestSellerStore', active: true, suspended: false },
  ])
})

test('the account of the model, and that of a sole trader', () => {
  const whole = accountSchema.parse({
    payload: { businessType: 'PRIVATE_LIMITED', business: BUSINESS, primaryContact: CONTACT },
  })
  expect(whole).toEqual({
    name: 'BestSeller Inc.',
    nameOriginal: 'ベストセラー株式会社',
    address: ['123 Main St', 'Suite 500', 'Seattle', 'WA', '98101'],
    country: 'US',
    registrationNumber: '123456789',
    taxNumber: '987654321',
  })
  const sole = accountSchema.parse({ payload: { businessType: 'INDIVIDUAL', primaryContact: CONTACT } })
  expect(sole).toMatchObject({ name: 'John Doe', country: 'US', registrationNumber: null })
  expect(accountSchema.parse({ payload: {} })).toBeUndefined()
})

test.each([
  ['no payload', {}],
  ['a list', { payload: [] }],
  ['a name that is none', { payload: { business: { ...BUSINESS, name: 7 } } }],
])('an account with %s is not read', (_case, body) =>
  expect(accountSchema.safeParse(body).success).toBe(false),
)

test('long and hidden texts are cut', () => {
  const account = accountSchema.parse({
    payload: { business: { ...BUSINESS, name: `a\u0000b${'x'.repeat(999)}` } },
  })
  expect(account?.name).toHaveLength(300)
  expect(account?.name).not.toContain('\u0000')
})
