import { describe, expect, it } from 'vitest'
import { orderNamedIn, readableReference, transferReference } from './transfer-reference.ts'

const reference = transferReference('OR-2026-000123')

describe('the reference of a bank transfer', () => {
  it('is a creditor reference with valid check digits (ISO 11649)', () => {
    expect(reference).toMatch(/^RF\d\dOR2026000123$/)
    const turned = `${reference.slice(4)}${reference.slice(0, 4)}`
    const digits = [...turned].map((character) => Number.parseInt(character, 36)).join('')
    expect(BigInt(digits) % 97n).toBe(1n)
    expect(readableReference(reference)).toBe(`${reference.slice(0, 4)} OR20 2600 0123`)
  })

  it.each([
    reference,
    readableReference(reference),
    `payment ${reference.toLowerCase()} thanks`,
    `SVWZ+${readableReference(reference)} 15.03.2026`,
    `${reference.slice(0, 9)}\n${reference.slice(9)}`,
  ])('is found in %j', (text) => {
    expect(orderNamedIn(text)).toEqual({ orderNumber: 'OR-2026-000123', because: 'REFERENCE' })
  })

  it('is not accepted with a wrong digit, but a plain number is a hint', () => {
    expect(orderNamedIn(reference.replace('123', '124'))?.because).toBe('NUMBER')
    expect(orderNamedIn('order OR-2026-000123')).toEqual({ orderNumber: 'OR-2026-000123', because: 'NUMBER' })
    expect(orderNamedIn('or 2026 000123 ok')).toEqual({ orderNumber: 'OR-2026-000123', because: 'NUMBER' })
    expect(orderNamedIn('rent for March')).toBeUndefined()
    expect(orderNamedIn('')).toBeUndefined()
  })

  it('differs from order to order', () => {
    const all = Array.from({ length: 500 }, (_, i) =>
      transferReference(`OR-2026-${String(i).padStart(6, '0')}`),
    )
    expect(new Set(all).size).toBe(500)
  })
})
