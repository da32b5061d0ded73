import { isValidIBAN } from 'ibantools'
import { expect, it } from 'vitest'
import { DEMO_BANK } from '#payments/server/payments.config.ts'
import { DEMO_TAX_OFFICE } from './demo-tax-office.ts'

it('the tax office of the demo has a valid account of its own', () => {
  expect(isValidIBAN(DEMO_TAX_OFFICE.iban)).toBe(true)
  expect(DEMO_TAX_OFFICE.iban).not.toBe(DEMO_BANK.iban)
  expect(DEMO_BANK.iban).toMatch(/^DE/)
})
