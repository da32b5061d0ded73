import { describe, expect, test } from 'vitest'
import { TODAY } from '../../testing/example.builders.ts'
import type { Answer } from '../model/template.ts'
import type { Validator } from '../model/validator-schema.ts'
import { checkAnswer, normaliseFor } from './validators.ts'

const people = [{ _id: 'a', fullName: 'ZHOU MING' }, { _id: 'b', fullName: 'Lü Xi’an' }, { _id: 'c' }]
const known: Record<string, Answer> = { country: 'CN', uk: 'GB', hk: 'HK', people }
const context = { today: TODAY, lookup: (ref: string) => known[ref] }

function check(validator: Validator, text: string): string | undefined {
  return checkAnswer(validator, normaliseFor([validator], text), context)?.key
}

describe.each<[Validator, string[], string[]]>([
  [
    { name: 'vatNumber' },
    [
      'DE129273398',
      'de 129 273 398',
      'ＤＥ１２９２７３３９８',
      'GR094259216',
      'XI110305878',
      'GB330635736',
      'EE161185945',
      'NO166961076MVA',
      'SK6105072853',
      'CHE107787577MWST',
    ],
    ['DE129273397', '129273398', 'US123456789', 'DE', '', 'DE12927339A', 'NO166961077MVA', 'GB330635737'],
  ],
  [{ name: 'vatNumber', countries: ['FR'] }, ['FR40303265045'], ['DE129273398']],
  [
    { name: 'eori' },
    ['DE1234567', 'GB123456789000', 'de 1234567'],
    ['GB12345678000', 'US123456789', 'DE', 'DE1234567890123456'],
  ],
  [
    { name: 'iban' },
    ['DE89 3704 0044 0532 0130 00', 'GB90MMDP60313721590109'],
    ['DE89370400440532013001', 'CN12345678', 'DE'],
  ],
  [{ name: 'bic' }, ['COBADEFFXXX', 'bkchcnbj45a', 'DEUTDEFF'], ['COBADEFFX', '12345678', 'COBAXXFF']],
  [
    { name: 'phone' },
    ['+86 138 0013 8000', '0086-755-8888-6666', '＋８６１３８００１３８０００', '+49 (0)30 1234567'],
    ['13800138000', '+86 138 0013 800', '+0123456', 'call me'],
  ],
  [
    { name: 'email' },
    ['tax@lanhai.com', 'ｔａｘ＠lanhai.com', 'a.b+c@shop.co.uk'],
    ['tax@lanhai', 'tax.lanhai.com', 'a@b@c.com', 'a..b@c.com', '@c.com', 'a@-c.com'],
  ],
  [
    { name: 'url' },
    ['https://www.shop.com/de', 'shop.com'],
    ['javascript:alert(1)', 'http://user:pw@shop.com', 'ftp://shop.com', 'http://localhost', 'my shop'],
  ],
  [{ name: 'postcode', countryField: 'country' }, ['518057', '５１８０５７'], ['51805', 'ABCDEF']],
  [{ name: 'postcode', countryField: 'uk' }, ['sw1a 1aa', 'M1 1AE'], ['12345', 'SW1A']],
  [{ name: 'postcode', countryField: 'hk' }, ['999077'], ['!']],
  [
    { name: 'uscc' },
    ['91440300MA5FKD8Q2L', '91440300ma5fkd8q2l', '91440300MA5FKD8QG0'],
    ['91440300MA5FKD8Q2A', '91440300MA5FKD8Q2', '91440300MA5FKDIQ2L', ''],
  ],
  [
    { name: 'germanTaxNumber' },
    ['21/815/08150', '181/815/08155', '1121081508150', '21 815 08150'],
    ['DE129273398', '123456789', '7721081508150', '1121181508150'],
  ],
  [{ name: 'oneStopShopNumber' }, ['IM0405260181', 'eu 372022452'], ['IN0405260181', 'IM123', 'DE136695975']],
  [
    { name: 'oneOf', column: 'people/fullName' },
    ['ZHOU MING', 'zhou  ming', 'Zhōu Míng', 'ZhouMing', "Lu Xi'an", 'LÜ XIAN'],
    ['ZHOU', 'MING ZHOU', 'SUN HUI', ''],
  ],
  [{ name: 'oneOf', column: 'nobody/fullName' }, ['SUN HUI'], []],
  [{ name: 'length', min: 2, max: 4 }, ['ab', '蓝海贸易', '😀😀😀😀'], ['a', 'abcde']],
  [
    { name: 'pattern', pattern: 'latin' },
    ['ZHOU MING', 'Müller & Söhne', 'ＺＨＯＵ　ＭＩＮＧ', 'Lanhai（Shenzhen）Co., Ltd.'],
    ['周明', 'Zhou 明', '123', '<b>'],
  ],
  [
    { name: 'pattern', pattern: 'latinAddress' },
    ['No. 18 Keji Road\nShenzhen, 518057', 'Room 3#502'],
    ['科技路18号'],
  ],
  [{ name: 'pattern', pattern: 'digits' }, ['123 456', '１２'], ['12a']],
  [{ name: 'pattern', pattern: 'lettersAndDigits' }, ['6222-0212 3456', 'ab12'], ['ab_12']],
  [
    { name: 'pattern', pattern: 'passportNumber' },
    ['E12345678', 'ea1234567', 'Ｅ12345678'],
    ['ABCDEFGHI', 'E123', '440301198604120011'],
  ],
])('%j', (validator, right, wrong) => {
  test.each(right)('accepts %j', (text) => {
    expect(check(validator, text)).toBeUndefined()
  })

  test.each(wrong)('refuses %j', (text) => {
    expect(check(validator, text)).toBeTypeOf('string')
  })
})

const euros = (amount: number): Answer => ({ amount, currency: 'EUR' })

test.each<[Validator, Answer, string | undefined]>([
  [{ name: 'minAge', years: 18 }, '2008-03-15', undefined],
  [{ name: 'minAge', years: 18 }, '2008-03-16', 'tooYoung'],
  [{ name: 'notExpired' }, TODAY, undefined],
  [{ name: 'notExpired' }, '2026-03-14', 'expired'],
  [{ name: 'notExpired', days: 90 }, '2026-06-13', undefined],
  [{ name: 'notExpired', days: 90 }, '2026-06-12', 'expiresSoon'],
  [{ name: 'range', max: 'today' }, TODAY, undefined],
  [{ name: 'range', max: 'today' }, '2026-03-16', 'dayFuture'],
  [{ name: 'range', min: 'today' }, '2026-03-14', 'dayPast'],
  [{ name: 'range', min: '2000-01-01' }, '1999-12-31', 'dayTooEarly'],
  [{ name: 'range', max: '2030-01-01' }, '2030-01-02', 'dayTooLate'],
  [{ name: 'range', min: 0.01, max: 100 }, 100, undefined],
  [{ name: 'range', min: 0.01, max: 100 }, 100.01, 'tooLarge'],
  [{ name: 'range', min: 0.01, max: 100 }, 0, 'tooSmall'],
  [{ name: 'range', min: 1 }, euros(0), 'tooSmall'],
  [{ name: 'range', min: 0 }, euros(-1), 'tooSmall'],
  [{ name: 'range', min: 1 }, euros(1), undefined],
])('%j of %j: %s', (validator, answer, expected) => {
  expect(checkAnswer(validator, answer, context)?.key).toBe(expected)
})
