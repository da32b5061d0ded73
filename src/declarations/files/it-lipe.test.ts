import { XmlDocument } from 'libxml2-wasm'
import { describe, expect, test } from 'vitest'
import { IT } from '../boxes/forms/it.ts'
import type { NationalReturn } from '../boxes/prepared-return.ts'
import { FACTS, HOSTILE_NAME, nationalReturn } from '../testing/returns.builders.ts'
import { IT_LIPE, lipeXml } from './it-lipe.ts'

function italian(
  boxes: Readonly<Record<string, number>>,
  more: Partial<NationalReturn> = {},
): NationalReturn {
  const of = (box: string) => boxes[box] ?? 0
  const sum = (...names: string[]) => names.reduce((total, name) => total + of(name), 0)
  const all = { ...boxes, ...Object.fromEntries(IT.calculated({ of, sum })) }
  return nationalReturn('IT', all, { number: 'IT01234567890', ...more })
}
function fileOf(prepared: NationalReturn) {
  const text = String(IT_LIPE.write(prepared, FACTS))
  XmlDocument.fromString(text).dispose()
  return { text, problems: IT_LIPE.problems(text) }
}
const quarterly = (quarter: number) =>
  ({ period: { name: `2026-Q${quarter}`, from: '2026-01-01', to: '2026-03-31' } }) as const

describe('the module of a settlement', () => {
  test.each<[string, Record<string, number>, string]>([
    ['nil', {}, '<iv:Mese>2</iv:Mese></iv:Modulo>'],
    [
      'to pay, with commas',
      { VP2: 100_050, VP4: 22_011, VP3: 5000, VP5: 1100 },
      '<iv:TotaleOperazioniAttive>1000,50</iv:TotaleOperazioniAttive><iv:TotaleOperazioniPassive>50,00</iv:TotaleOperazioniPassive><iv:IvaEsigibile>220,11</iv:IvaEsigibile><iv:IvaDetratta>11,00</iv:IvaDetratta><iv:IvaDovuta>209,11</iv:IvaDovuta><iv:ImportoDaVersare>209,11</iv:ImportoDaVersare>',
    ],
    [
      'a credit',
      { VP5: 1 },
      '<iv:IvaDetratta>0,01</iv:IvaDetratta><iv:IvaCredito>0,01</iv:IvaCredito><iv:ImportoACredito>0,01</iv:ImportoACredito>',
    ],
    [
      'a credit carried over',
      { VP4: 1000, VP8: 3000 },
      '<iv:IvaDovuta>10,00</iv:IvaDovuta><iv:CreditoPeriodoPrecedente>30,00</iv:CreditoPeriodoPrecedente><iv:ImportoACredito>20,00</iv:ImportoACredito>',
    ],
    [
      'a negative correction',
      { VP2: -500, VP4: -110 },
      '<iv:TotaleOperazioniAttive>-5,00</iv:TotaleOperazioniAttive>',
    ],
    ['huge', { VP2: 9_007_199_254_740_991 }, '<iv:TotaleOperazioniAttive>90071992547409,91<'],
  ])('%s', (_, boxes, expected) => {
    const { text, problems } = fileOf(italian(boxes))
    expect(text).toContain(expected)
    expect(problems).toEqual([])
  })
})

test('the fourth quarter leaves what is to pay to the annual return', () => {
  const third = fileOf(italian({ VP4: 1000 }, quarterly(3))).text
  expect(third).toContain('<iv:Trimestre>3</iv:Trimestre>')
  expect(third).toContain('ImportoDaVersare')
  const fourth = fileOf(italian({ VP4: 1000 }, quarterly(4))).text
  expect(fourth).toContain('<iv:Trimestre>5</iv:Trimestre>')
  expect(fourth).not.toContain('ImportoDaVersare')
})

test('three months are three modules', () => {
  const [first, ...others] = (['01', '02', '03'] as const).map((month) =>
    italian({ VP4: 100 }, { period: { name: `2026-${month}`, from: '2026-01-01', to: '2026-01-31' } }),
  )
  const text = first ? lipeXml([first, ...others]) : ''
  expect(text.match(/<iv:NumeroModulo>\d<\/iv:NumeroModulo><iv:Mese>\d</g)).toEqual([
    '<iv:NumeroModulo>1</iv:NumeroModulo><iv:Mese>1<',
    '<iv:NumeroModulo>2</iv:NumeroModulo><iv:Mese>2<',
    '<iv:NumeroModulo>3</iv:NumeroModulo><iv:Mese>3<',
  ])
})

test('a number that cannot be one, or a payment below zero, is refused', () => {
  expect(fileOf(italian({}, { number: HOSTILE_NAME })).problems).toMatchObject([
    { code: 'NUMBER_NOT_11_DIGITS' },
  ])
  expect(fileOf(italian({ VP13: -100 })).problems).toMatchObject([{ code: 'NEGATIVE', path: '/Acconto' }])
})
