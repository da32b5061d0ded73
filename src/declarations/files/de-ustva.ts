import { dayOf } from '#platform/shared/calendar.ts'
import { formatAmount } from '#vat/engine/money.ts'
import type { Box, NationalReturn, PreparedReturn } from '../boxes/prepared-return.ts'
import type { WholeFile, FileProblem, FilingFacts } from './declaration-file.ts'
import { latin9Xml } from './latin9.ts'
import { element, textElement, token } from './xml-text.ts'

/** The bases, in whole euro; all other boxes are taxes, in cents. */
const BASES = new Set(
  '21 35 41 42 43 44 45 46 48 49 50 60 68 73 76 77 78 81 84 86 87 89 90 91 93 94 95'.split(' '),
)
/** A base whose tax the form does not work out needs it beside it. */
const PAIRS = [
  ['35', '36'],
  ['46', '47'],
  ['84', '85'],
  ['95', '98'],
] as const
const RESULT = '83'
const NAME = 45

const isGerman = (prepared: PreparedReturn): prepared is NationalReturn =>
  prepared.kind === 'NATIONAL' &&
  prepared.country === 'DE' &&
  prepared.boxes !== null &&
  codeOf(prepared.period.name) !== null

/** `02` for February, `41` to `44` for the quarters; null for any other period. */
function codeOf(name: string): string | null {
  const quarter = /^\d{4}-Q([1-4])$/.exec(name)?.[1]
  return quarter === undefined ? (/^\d{4}-(\d\d)$/.exec(name)?.[1] ?? null) : `4${quarter}`
}

/** The advance return (UStVA) as the XML that Mein ELSTER takes as an upload. There is no free schema to hold it against. */
export const DE_USTVA: WholeFile = {
  label: 'generated, not validated',
  isFor: isGerman,
  taxNumberOf: 'DE',
  name: ({ period }) => `de-${period.name}.xml`,
  write: (prepared, facts) => latin9Xml(isGerman(prepared) ? textOf(prepared, facts) : ''),
  problems: (content) => ustvaProblems(textIn(content)),
}

function textOf(prepared: NationalReturn, facts: FilingFacts): string {
  const year = prepared.period.name.slice(0, 4)
  const made = dayOf(new Date(facts.madeAt), 'Europe/Berlin').replaceAll('-', '')
  const taxpayer = textElement('Name', token(facts.taxpayer, NAME))
  const fields = [
    element('Jahr', year),
    element('Zeitraum', codeOf(prepared.period.name) ?? ''),
    textElement('Steuernummer', (facts.taxNumbers.DE ?? '').replaceAll(/[\s/]/g, '')),
    facts.correction ? element('Kz10', '1') : '',
    ...figures(prepared.boxes ?? []),
  ]
  const content = [
    element('Erstellungsdatum', made),
    element('DatenLieferant', taxpayer),
    element('Steuerfall', element('Umsatzsteuervoranmeldung', fields.join(''))),
  ]
  const namespace = `xmlns="http://finkonsens.de/elster/elsteranmeldung/ustva/v${year}" version="${year}"`
  const root = element('Anmeldungssteuern', content.join('\n'), namespace)
  return `<?xml version="1.0" encoding="ISO-8859-15"?>\n${root}\n`
}

/** Boxes with something in them in ascending order; the result always. */
function figures(boxes: readonly Box[]): string[] {
  const units = new Map<string, number>([
    [RESULT, 0],
    ...boxes.map(({ box, units: of }) => [box, of] as const),
  ])
  return [...units]
    .filter(([box, of]) => /^\d\d$/.test(box) && (of !== 0 || box === RESULT))
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([box, of]) => element(`Kz${box}`, BASES.has(box) ? wholeEuro(of) : formatAmount(of, 'EUR')))
}

const wholeEuro = (cents: number): string => formatAmount(cents, 'EUR').slice(0, -3).replace(/^-0$/, '0')

/** Characters that matter here are ASCII in every encoding. */
const textIn = (content: string | Uint8Array): string =>
  typeof content === 'string' ? content : new TextDecoder('latin1').decode(content)

/** The rules that the form itself states. */
function ustvaProblems(xml: string): FileProblem[] {
  const values = new Map(
    [...xml.matchAll(/<(Kz\d\d|Steuernummer|Name)>([^<]*)</g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
  const has = (box: string): boolean => values.has(`Kz${box}`)
  return [
    ...(/^\d{13}$/.test(values.get('Steuernummer') ?? '')
      ? []
      : [{ code: 'TAX_NUMBER_NOT_13_DIGITS', path: '/Steuernummer' }]),
    ...(values.get('Name') ? [] : [{ code: 'NAME_MISSING', path: '/DatenLieferant/Name' }]),
    ...(has(RESULT) ? [] : [{ code: 'RESULT_MISSING', path: '/Kz83' }]),
    ...PAIRS.filter(([base, tax]) => has(base) && !has(tax)).map(([, tax]) => ({
      code: 'TAX_MISSING',
      path: `/Kz${tax}`,
    })),
    ...((values.get('Kz39') ?? '').startsWith('-') ? [{ code: 'NEGATIVE', path: '/Kz39' }] : []),
  ]
}
