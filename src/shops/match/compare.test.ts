import { describe, expect, test } from 'vitest'
import { compareAddresses, compareNames, compareNumbers, type Verdict } from './compare.ts'

describe('two names', () => {
  test.each<[string, string, Verdict]>([
    ['Shenzhen Brightoak Trading Co., Ltd.', 'SHENZHEN BRIGHTOAK TRADING CO LTD', 'SAME'],
    ['Shenzhen Brightoak Trading Co., Ltd.', 'Shenzhen Brightoak Trading Co.,Ltd', 'SAME'],
    ['Shen Zhen Bright Oak Trading Co., Ltd.', 'Shenzhen Brightoak Trading Co., Ltd.', 'SAME'],
    ['Shenzhen Brightoak Trading Co., Ltd.', 'Shenzhen Brightoak Trading Co Limited', 'SAME'],
    ['Shenzhen Brightoak Trading Co., Ltd.', 'Shenzhen Brightoak Trading Company Limited', 'SAME'],
    ['Shenzhen Brightoak Trading Co., Ltd.', 'Shenzhen Brightoak Trading Ltd', 'LEGAL_FORM'],
    ['Shenzhen Brightoak Trading Co., Ltd.', 'Shenzhen Brightoak Technology Co., Ltd.', 'DIFFERENT'],
    ['Shenzhen Brightoak Trading Co., Ltd.', 'Brightoak', 'DIFFERENT'],
    ['Müller & Söhne GmbH', 'MULLER AND SOHNE GMBH', 'SAME'],
    ['Müller & Söhne GmbH', 'Müller & Söhne UG (haftungsbeschränkt)', 'DIFFERENT'],
    ['Lumena Sp. z o.o.', 'LUMENA SP. Z O.O.', 'SAME'],
    ['Lumena Sp. z o.o.', 'Lumen Sp. z o.o.', 'DIFFERENT'],
    ['Lumena Sp. z o.o.', 'Lumena S.A.', 'DIFFERENT'],
    ['Lumena GmbH', 'Lumena AG', 'DIFFERENT'],
    ['Lumena Ltd', 'Lumena PLC', 'DIFFERENT'],
    ['Lumena S.A.', 'Lumena S.L.', 'DIFFERENT'],
    ['Lumena S.r.l.', 'Lumena S.p.A.', 'DIFFERENT'],
    ['Lumena', 'Lumena GmbH', 'DIFFERENT'],
    ['Lumena Ag Trading Ltd', 'Lumena Aktiengesellschaft Trading Ltd', 'DIFFERENT'],
    ['Łódź Świat S.R.L.', 'LODZ SWIAT SRL', 'SAME'],
    ['O’Neill Trading Ltd', "O'Neill Trading Ltd.", 'SAME'],
    ['Ｂｒｉｇｈｔｏａｋ Ltd', 'Brightoak Ltd', 'SAME'],
    ['深圳市明橡贸易有限公司', '深圳市明橡贸易有限公司', 'SAME'],
    ['深圳市明橡贸易有限公司', '深圳市明象贸易有限公司', 'DIFFERENT'],
    ['深圳市明橡贸易（香港）有限公司', '深圳市明橡贸易(香港)有限公司', 'SAME'],
    ['深圳市明橡贸易有限公司', '深圳市明橡贸易股份有限公司', 'DIFFERENT'],
    ['深圳市明橡贸易有限公司', 'Shenzhen Brightoak Trading Co., Ltd.', 'OTHER_SCRIPT'],
    ['Limited', 'Ltd', 'DIFFERENT'],
  ])('%s / %s: %s', (a, b, verdict) => {
    expect(compareNames(a, b)).toBe(verdict)
    expect(compareNames(b, a)).toBe(verdict)
  })
})

describe('a legal form, in full and in short, is the same', () => {
  test.each<[string, string]>([
    ['Lumena Sp. z o.o.', 'LUMENA SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ'],
    ['Lumena S.A.', 'Lumena Spółka Akcyjna'],
    ['Lumena GmbH', 'Lumena Gesellschaft mit beschränkter Haftung'],
    ['Lumena G.m.b.H.', 'Lumena GmbH'],
    ['Lumena AG', 'Lumena Aktiengesellschaft'],
    ['Lumena UG', 'Lumena UG (haftungsbeschränkt)'],
    ['Lumena UG (haftungsbeschränkt)', 'Lumena Unternehmergesellschaft (haftungsbeschränkt)'],
    ['Lumena SARL', 'Lumena Société à responsabilité limitée'],
    ['Lumena S.A.S.', 'Lumena Société par actions simplifiée'],
    ['Lumena S.r.l.', 'Lumena Società a responsabilità limitata'],
    ['Lumena S.p.A.', 'Lumena Società per azioni'],
    ['Lumena S.L.', 'Lumena Sociedad Limitada'],
    ['Lumena S.L.', 'Lumena Sociedad de Responsabilidad Limitada'],
    ['Lumena S.A.', 'Lumena Sociedad Anónima'],
    ['Lumena B.V.', 'Lumena Besloten Vennootschap'],
    ['Lumena B.V.', 'Lumena besloten vennootschap met beperkte aansprakelijkheid'],
    ['Lumena s.r.o.', 'Lumena společnost s ručením omezeným'],
    ['Lumena s.r.o.', 'Lumena spol. s r.o.'],
    ['Lumena Ltd', 'Lumena Limited'],
    ['Lumena PLC', 'Lumena Public Limited Company'],
    ['Brightoak Co., Ltd.', 'Brightoak Company Limited'],
    ['Brightoak Co., Ltd.', 'Brightoak有限公司'],
    ['深圳市明橡贸易有限公司', '深圳市明橡贸易有限责任公司'],
  ])('%s / %s', (short, full) => {
    expect(compareNames(short, full)).toBe('SAME')
    expect(compareNames(full, short.toUpperCase())).toBe('SAME')
  })
})

describe('two addresses', () => {
  const HERE = 'Room 1203, Bldg 2, Keji South Rd, Nanshan, Shenzhen 518057'
  test.each<[string, string, Verdict]>([
    [HERE, 'RM 1203 BUILDING 2, KEJI SOUTH ROAD, NANSHAN, SHENZHEN 518057', 'SAME'],
    [HERE, 'Nanshan, Shenzhen 518057, Room 1203, Bldg 2, Keji South Rd', 'SAME'],
    [HERE, 'Room 1203, Bldg 2, Keji South Rd, Nanshan District, Shenzhen, Guangdong 518057', 'SAME'],
    [HERE, 'Room 1203, Bldg 3, Keji South Rd, Nanshan, Shenzhen 518057', 'DIFFERENT'],
    [HERE, 'Room 1203, Keji South Rd, Nanshan, Shenzhen 518057', 'DIFFERENT'],
    [HERE, 'Room 1203, Bldg 2, Keji North Rd, Nanshan, Shenzhen 518057', 'DIFFERENT'],
    [HERE, 'Room 1203, Bldg 2, Keji South Rd, Nan Shan, Shen Zhen 518057', 'SAME'],
    ['Tower B, Galaxy World', 'Tower A, Galaxy World', 'DIFFERENT'],
    ['ul. Prosta 18/4, 00-850 Warszawa', 'Prosta 18/4, 00-850 Warszawa', 'SAME'],
    ['Musterstraße 1, 20095 Hamburg', 'Musterstrasse 1, 20095 HAMBURG', 'SAME'],
    ['深圳市南山区科技南路2栋1203', '深圳市南山区科技南路 2 栋 1203', 'SAME'],
    ['深圳市南山区科技南路2栋1203', HERE, 'OTHER_SCRIPT'],
  ])('%s / %s: %s', (a, b, verdict) => {
    expect(compareAddresses(a, b)).toBe(verdict)
    expect(compareAddresses(b, a)).toBe(verdict)
  })
})

test.each<[string, string, Verdict]>([
  ['DE 123 456 788', 'de123456788', 'SAME'],
  ['DE123456788', 'DE123456780', 'DIFFERENT'],
])('two numbers: %s / %s: %s', (a, b, verdict) => expect(compareNumbers(a, b)).toBe(verdict))
