import { describe, expect, it } from 'vitest'
import { checkBankAccount, lastDigits } from './bank-account.ts'

const check = (number: string, bic = '') => {
  const { account, problems } = checkBankAccount({ holder: 'Lumena', number, bic })
  return { number: account.number, bic: account.bic, wrong: Object.keys(problems).toSorted() }
}

describe('a bank account', () => {
  it.each([
    ['DE89 3704 0044 0532 0130 00', '', 'DE89370400440532013000', ''],
    ['pl61-1090-1014-0000-0712-1981-2874', '', 'PL61109010140000071219812874', ''],
    ['GB29NWBK60161331926819', 'nwbkgb2l', 'GB29NWBK60161331926819', 'NWBKGB2L'],
    ['004-123456-838', 'HSBCHKHHHKH', '004123456838', 'HSBCHKHHHKH'],
    ['6222 0212 3456 7890 123', 'ICBKCNBJSZN', '6222021234567890123', 'ICBKCNBJSZN'],
  ])('%s %s is taken', (number, bic, compact, compactBic) =>
    expect(check(number, bic)).toEqual({ number: compact, bic: compactBic, wrong: [] }),
  )

  it.each([
    ['DE89370400440532013001', '', ['number']],
    ['DE8937040044', '', ['number']],
    ['XX12345678901234', '', ['number']],
    ['004123456838', '', ['bic']],
    ['004123456838', 'HSBC', ['bic']],
    ['12', '', ['bic', 'number']],
    ['<script>', 'HSBCHKHH', ['number']],
    ['', '', ['bic', 'number']],
    ['１２３４５６', 'HSBCHKHH', ['number']],
  ])('%s %s is not, and says where', (number, bic, wrong) => expect(check(number, bic).wrong).toEqual(wrong))

  it('is known by its last digits', () => expect(lastDigits('DE89370400440532013000')).toBe('3000'))
})
