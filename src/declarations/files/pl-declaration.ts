import type { NationalReturn } from '../boxes/prepared-return.ts'
import { PURCHASE_BOXES, SALES_BOXES, wholeZloty } from './pl-boxes.ts'
import { element } from './xml-text.ts'

/** How the monthly and the quarterly declaration are called (VAT-7 (23), VAT-7K (17)). */
export type DeclarationForm = { code: string; system: string; variant: string; quarter: string | null }

const P = (box: string): string => box.replace('K_', 'P_')
/** Boxes that the declaration must have, even empty. */
const REQUIRED = new Set(['P_38', 'P_48', 'P_51'])
const GROUPS: readonly (readonly string[])[] = [
  ...SALES_BOXES.map((group) => group.map(P)),
  ['P_37'],
  ['P_38'],
  ['P_39'],
  ...PURCHASE_BOXES.map((group) => group.map(P)),
  ...['P_48', 'P_49', 'P_50', 'P_51', 'P_52', 'P_53', 'P_62'].map((box) => [box]),
]

/** The declaration in whole zloty, from the boxes of the return. */
export function declarationXml(prepared: NationalReturn, form: DeclarationForm): string {
  const units = new Map(prepared.boxes?.map((box) => [box.box, box.units]))
  // Boxes of the register stand in the declaration under the same number.
  const of = (box: string): number | undefined => units.get(box) ?? units.get(box.replace('P_', 'K_'))
  const lines = GROUPS.filter((group) =>
    group.some((box) => of(box) !== undefined || REQUIRED.has(box)),
  ).flatMap((group) => group.map((box) => element(box, wholeZloty(of(box) ?? 0))))
  const attributes = `kodSystemowy="${form.system}" kodPodatku="VAT" rodzajZobowiazania="Z" wersjaSchemy="1-0E"`
  const head = [
    element('KodFormularzaDekl', form.code, attributes),
    element('WariantFormularzaDekl', form.variant),
    form.quarter === null ? '' : element('Kwartal', form.quarter),
  ]
  const parts = [
    element('Naglowek', head.join('')),
    element('PozycjeSzczegolowe', lines.join('')),
    element('Pouczenia', '1'),
  ]
  return `${element('Deklaracja', parts.join(''))}\n`
}
