import { expect, it } from 'vitest'
import { awaitsConfirmation, identityOf, type Identity } from './account-identity.ts'

const company: Identity = {
  names: ['Shenzhen Brightoak Trading Co., Ltd.', '深圳市明橡贸易有限公司'],
  address: '1 Yabao Road, Shenzhen, 518129',
  registrationNumber: '91440300MA5GX7QK45',
}
const unnumbered = { ...company, registrationNumber: null }
const other: Identity = {
  names: ['Example Trader GmbH'],
  address: 'Musterstraße 1, Hamburg, 20095',
  registrationNumber: 'HRB 12345',
}

it.each<[string, Identity, Identity, ReturnType<typeof identityOf>]>([
  ['another number of the register', company, { ...company, registrationNumber: 'HRB 12345' }, 'OTHER'],
  [
    'the same number in another writing, all else different',
    company,
    { ...other, registrationNumber: '9144 0300 MA5G X7QK 45' },
    'OURS',
  ],
  ['no number, name and address differ', unnumbered, other, 'OTHER'],
  [
    'no number at the account, name and address differ',
    company,
    { ...other, registrationNumber: null },
    'OTHER',
  ],
  ['a name alone, and it differs', { ...unnumbered, address: null }, other, 'OTHER'],
  [
    'no number, only the address differs',
    unnumbered,
    { ...other, names: ['Shenzhen Brightoak Trading Ltd'] },
    'OURS',
  ],
  [
    'no number, only the name differs',
    unnumbered,
    { ...unnumbered, names: ['Example Trader GmbH'] },
    'UNKNOWN',
  ],
  [
    'no number, the Chinese name agrees',
    unnumbered,
    { ...other, names: ['X', '深圳市明橡贸易有限公司'] },
    'OURS',
  ],
  ['no number, names in two scripts', { ...unnumbered, names: ['深圳市明橡贸易有限公司'] }, other, 'UNKNOWN'],
  [
    'an account that says nothing',
    company,
    { names: [null], address: null, registrationNumber: null },
    'UNKNOWN',
  ],
])('%s', (_case, ours, theirs, expected) => {
  expect(identityOf(ours, theirs)).toBe(expected)
})

it('waits for a member only where the account is another company’s and nobody has said otherwise', () => {
  expect(awaitsConfirmation({ accountIs: 'OTHER', confirmedAt: null })).toBe(true)
  expect(awaitsConfirmation({ accountIs: 'OTHER', confirmedAt: new Date(0) })).toBe(false)
  expect(awaitsConfirmation({ accountIs: 'OURS', confirmedAt: null })).toBe(false)
  expect(awaitsConfirmation(null)).toBe(false)
})
