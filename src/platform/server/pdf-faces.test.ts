import { describe, expect, it } from 'vitest'
import { faceHas, missingGlyphs } from '../testing/missing-glyphs.ts'
import { isDrawable, runsOf } from './pdf-faces.ts'

describe('a text is set in faces that have its characters', () => {
  it.each([
    ['Łódź', [{ face: 'latin', text: 'Łódź' }]],
    ['深圳市', [{ face: 'chinese', text: '深圳市' }]],
    ['订单 OR-2026', [{ face: 'chinese', text: '订单 OR-2026' }]],
    [
      '华沙 Spółka Łódź sp. z o.o.',
      [
        { face: 'chinese', text: '华沙 ' },
        { face: 'latin', text: 'Spółka' },
        { face: 'chinese', text: ' ' },
        { face: 'latin', text: 'Łódź' },
        { face: 'chinese', text: ' sp. z o.o.' },
      ],
    ],
    ['', []],
  ] as const)('%s', (text, runs) => expect(runsOf(text)).toEqual(runs))

  it.each([
    'Zażółć gęślą jaźń, Příliš žluťoučký kůň úpěl ďábelské ódy',
    'Ștefan Țurcanu, Győr, Đorđe Šimić, İstanbul Şirketi, Þór',
    'Älteste Straße, œuvre, ¿Qué?, perché è così, 1 234,50 €, £ zł Kč',
    'ООО «Ромашка», ΑΒΓ Α.Ε.',
    '深圳市蓝海贸易有限公司（Łódź分公司）：2026年11月22日、“VAT”→✓',
    '“quoted” „tief“ ‚einfach‘ «guillemets» – — … • · № §',
  ])('%s', (text) => expect(missingGlyphs(text)).toEqual([]))

  it('which the Chinese face alone does not: the reason for the second', () => {
    expect([...'ąłřș'].filter((sign) => faceHas('chinese', sign))).toEqual([])
  })

  it.each([
    ['Łódź <script>alert(1)</script>', true],
    ['深圳市蓝海贸易有限公司', true],
    ['𠮷野家', false],
    ['شركة', false],
    ['חברה', false],
    ['Shop 🛒', false],
    ['a\u202Eb', false],
  ])('%s can be drawn: %s', (text, drawable) => expect(isDrawable(text)).toBe(drawable))
})
