import { describe, expect, it } from 'vitest'
import { foldText, keywordWords } from '#platform/shared/search-words.ts'
import { relevanceOf } from './keyword-search.ts'

const german = {
  name: foldText('VAT registration Germany 德国VAT注册'),
  country: foldText('Germany 德国 DE'),
  summary: foldText('First registration, tax number and VAT number 首次注册，取得本地税号和VAT税号'),
  rest: foldText('Whoever keeps goods in Europe 货物存放在德国 补申报'),
}
const score = (keyword: string) => relevanceOf(german, keywordWords(keyword))

describe('keywords', () => {
  it.each([
    ['德国VAT注册', ['德国', 'vat', '注册']],
    ['  ＶＡＴ　Déclaration ', ['vat', 'declaration']],
    ['包装法（LUCID）', ['包装法', 'lucid']],
    ["' or 1=1 --", ['or', '1=1']],
    ['', []],
  ])('of %j', (keyword, words) => {
    expect(keywordWords(keyword)).toEqual(words)
  })
})

describe('relevance', () => {
  it.each(['germany', 'GERMANY vat', '德国VAT注册', '德国注册', '德国补申报', 'de', 'Europe'])(
    'finds %s',
    (keyword) => {
      expect(score(keyword)).toBeGreaterThan(0)
    },
  )

  it.each(['france', 'germany france', '法国注册', '德国欧代', 'eu', '德'.repeat(3)])(
    'does not find %s',
    (keyword) => {
      expect(score(keyword)).toBe(0)
    },
  )

  it('gives the name more weight than the summary, and that more than the rest', () => {
    expect(score('vat')).toBeGreaterThan(score('tax'))
    expect(score('tax')).toBeGreaterThan(score('europe'))
  })
})
