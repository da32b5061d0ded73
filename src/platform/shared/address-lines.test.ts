import { expect, test } from 'vitest'
import { addressLines, addressText } from './address-lines.ts'

test.each<[string, string[], string, string[], string]>([
  [
    'Latin',
    ['Room 1806, 1 Yabao Road', '518129 Shenzhen'],
    'Mainland China',
    ['Room 1806, 1 Yabao Road', '518129 Shenzhen', 'Mainland China'],
    'Room 1806, 1 Yabao Road, 518129 Shenzhen, Mainland China',
  ],
  [
    'Latin, read in Chinese',
    ['ul. Prosta 18/4', '', '00-850 Warszawa'],
    '波兰',
    ['ul. Prosta 18/4', '00-850 Warszawa', '波兰'],
    'ul. Prosta 18/4, 00-850 Warszawa, 波兰',
  ],
  [
    'Chinese',
    ['南山区科技路18号4栋1203室', '518057 深圳'],
    '中国大陆',
    ['中国大陆', '深圳', '南山区科技路18号4栋1203室', '518057'],
    '中国大陆 深圳 南山区科技路18号4栋1203室 518057',
  ],
  [
    'Chinese without a postcode',
    ['中环皇后大道', '香港'],
    '中国香港',
    ['中国香港', '中环皇后大道', '香港'],
    '中国香港 中环皇后大道 香港',
  ],
])('an address in %s', (_, lines, country, expected, text) => {
  expect(addressLines(lines, country)).toEqual(expected)
  expect(addressText(lines, country)).toBe(text)
})
