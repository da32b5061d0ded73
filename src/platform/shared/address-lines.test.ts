import { expect, test } from 'vitest'
import { addressText } from './address-lines.ts'
import { keptLines } from './kept-lines.ts'

const CHINA = { zh: '中国大陆', en: 'Mainland China' }
const LATIN = {
  line1: 'Room 1806, 1 Yabao Road',
  line2: 'Longgang District',
  city: 'Shenzhen',
  postcode: '518129',
  province: 'CN-GD',
}
const HAN = { line1: '科技路18号4栋', line2: '南山区', city: '深圳市', postcode: '518057', province: 'CN-GD' }

test.each([
  [
    'Latin, in English',
    LATIN,
    'en',
    'Room 1806, 1 Yabao Road, Longgang District, 518129 Shenzhen, Guangdong, Mainland China',
  ],
  [
    'Latin, in Chinese',
    LATIN,
    'zh',
    '中国大陆, Guangdong, Shenzhen, Longgang District, Room 1806, 1 Yabao Road, 518129',
  ],
  ['Chinese, in Chinese', HAN, 'zh', '中国大陆 广东省 深圳市 南山区 科技路18号4栋 518057'],
  ['Chinese, in English', HAN, 'en', 'Mainland China 广东省 深圳市 南山区 科技路18号4栋 518057'],
  [
    'Chinese with a building',
    { ...HAN, line1: '南山区科技路18号', line2: '4栋1203室' },
    'zh',
    '中国大陆 广东省 深圳市 南山区科技路18号 4栋1203室 518057',
  ],
  [
    'without a province',
    { ...HAN, province: undefined },
    'zh',
    '中国大陆 深圳市 南山区 科技路18号4栋 518057',
  ],
  [
    'in a city that is its own province',
    { ...HAN, city: '北京', line2: '朝阳区', province: 'CN-BJ' },
    'zh',
    '中国大陆 北京 朝阳区 科技路18号4栋 518057',
  ],
  ['without a postcode', { ...HAN, postcode: '' }, 'zh', '中国大陆 广东省 深圳市 南山区 科技路18号4栋'],
] as const)('an address in China: %s', (_name, address, lang, text) => {
  expect(addressText(keptLines(address), { name: CHINA[lang], code: 'CN', lang })).toBe(text)
})

test('an address elsewhere stays as it is written there', () => {
  const kept = keptLines({ line1: 'ul. Prosta 18/4', line2: '', city: 'Warszawa', postcode: '00-850' })
  const poland = { name: '波兰', code: 'PL', lang: 'zh' } as const
  expect(addressText(kept, poland)).toBe('ul. Prosta 18/4, 00-850 Warszawa, 波兰')
})

test('an address that orders have kept before there were provinces', () => {
  const old = ['南山区科技路18号4栋1203室', '518057 深圳']
  const china = { name: '中国大陆', code: 'CN', lang: 'zh' } as const
  expect(addressText(old, china)).toBe('中国大陆 深圳 南山区科技路18号4栋1203室 518057')
})
