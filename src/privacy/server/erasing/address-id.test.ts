import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createSecretBox } from '#platform/server/secret-box.ts'
import { addressId, addressIds, addressOf, isAddressId, markIn } from './address-id.ts'

const key = () => randomBytes(32).toString('base64')
const [old, current] = [key(), key()]
const before = createSecretBox([old])
const now = createSecretBox([current, old])

it.each([
  ['amelia.chen@gone.example', true],
  [' Amelia.Chen@Gone.Example ', true],
  ['amelia.chen@gone.example.org', false],
  ['', false],
])('of %j the id is the same: %s', (address, same) => {
  expect(addressId(now, address) === addressId(now, 'amelia.chen@gone.example')).toBe(same)
})

it('holds nothing of the address, and is told from the id of an account', () => {
  const id = addressId(now, 'amelia.chen@gone.example')
  expect(id).not.toMatch(/amelia|gone/)
  expect([isAddressId(id), isAddressId('usr_8c5kq2v7m3'), isAddressId('adr_x')]).toEqual([true, false, false])
  expect(markIn(id)).toBe(now.addressMarks('amelia.chen@gone.example')[0])
})

it('is known again after the key was changed, and not without its key', () => {
  const id = addressId(before, 'ben@moved.example')
  expect(addressIds(now, 'ben@moved.example')).toContain(id)
  const there = ['x@moved.example', 'Ben@moved.example']
  expect(addressOf(now, id, there)).toBe('ben@moved.example')
  expect(addressOf(now, id, ['x@moved.example'])).toBeUndefined()
  expect(() => addressOf(createSecretBox([current]), id, there)).toThrow(/no key/)
})
