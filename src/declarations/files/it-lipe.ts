import { formatAmount } from '#vat/engine/money.ts'
import type { NationalReturn, PreparedReturn } from '../boxes/prepared-return.ts'
import type { WholeFile, FileProblem } from './declaration-file.ts'
import { withoutPrefix } from './tax-number.ts'
import { element, textElement } from './xml-text.ts'

const NAMESPACE =
  'xmlns:iv="urn:www.agenziaentrate.gov.it:specificheTecniche:sco:ivp" xmlns:ds="http://www.w3.org/2000/09/xmldsig#"'

/** Boxes of quadro VP in the order of the form. */
const FIELDS = [
  ['VP2', 'TotaleOperazioniAttive'],
  ['VP3', 'TotaleOperazioniPassive'],
  ['VP4', 'IvaEsigibile'],
  ['VP5', 'IvaDetratta'],
  ['VP6 col 1', 'IvaDovuta'],
  ['VP6 col 2', 'IvaCredito'],
  ['VP7', 'DebitoPrecedente'],
  ['VP8', 'CreditoPeriodoPrecedente'],
  ['VP9', 'CreditoAnnoPrecedente'],
  ['VP10', 'VersamentiAutoUE'],
  ['VP11', 'CreditiImposta'],
  ['VP12', 'InteressiDovuti'],
  ['VP13', 'Acconto'],
  ['VP14 col 1', 'ImportoDaVersare'],
  ['VP14 col 2', 'ImportoACredito'],
] as const
/** In the fourth quarter these belong to the annual return. */
const OF_THE_YEAR = new Set<string>(['VP12', 'VP14 col 1', 'VP14 col 2'])

const isItalian = (prepared: PreparedReturn): prepared is NationalReturn =>
  prepared.kind === 'NATIONAL' &&
  prepared.country === 'IT' &&
  prepared.boxes !== null &&
  /^\d{4}-(?:Q[1-4]|\d\d)$/.test(prepared.period.name)

/**
 * The communication of periodic settlements (LIPE, IVP18), with one module: a quarter, or a month of one. It is sent
 * by the quarter, so the modules of three months go together.
 */
export const IT_LIPE: WholeFile = {
  label: 'generated, not validated',
  isFor: isItalian,
  name: ({ period }) => `it-${period.name}.xml`,
  write: (prepared) => (isItalian(prepared) ? lipeXml([prepared]) : ''),
  problems: (content) => lipeProblems(String(content)),
}

/** @param settlements of one taxpayer: a quarter, or the months of one */
export function lipeXml(settlements: readonly [NationalReturn, ...NationalReturn[]]): string {
  const [{ number, period }] = settlements
  const own = withoutPrefix(number, 'IT')
  const front = [
    textElement('iv:CodiceFiscale', own),
    element('iv:AnnoImposta', period.name.slice(0, 4)),
    textElement('iv:PartitaIVA', own),
    element('iv:FirmaDichiarazione', '1'),
    element('iv:IdentificativoProdSoftware', 'Greenlane'),
  ]
  const communication = [
    element('iv:Frontespizio', front.join('')),
    element('iv:DatiContabili', settlements.map(moduleXml).join('\n')),
  ]
  const content = [
    element('iv:Intestazione', element('iv:CodiceFornitura', 'IVP18')),
    element('iv:Comunicazione', communication.join('\n'), 'identificativo="00001"'),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('iv:Fornitura', content.join('\n'), NAMESPACE)}\n`
}

function moduleXml({ period, boxes }: NationalReturn, index: number): string {
  const units = new Map(boxes?.map((box) => [box.box, box.units]))
  const quarter = /Q([1-4])$/.exec(period.name)?.[1]
  const isLast = quarter === '4'
  const figures = FIELDS.filter(([box]) => !(isLast && OF_THE_YEAR.has(box))).map(([box, name]) => {
    const of = units.get(box) ?? 0
    return of === 0 ? '' : element(`iv:${name}`, formatAmount(of, 'EUR').replace('.', ','))
  })
  const when =
    quarter === undefined
      ? element('iv:Mese', String(Number(period.name.slice(-2))))
      : // The form's own number for the fourth.
        element('iv:Trimestre', isLast ? '5' : quarter)
  return element('iv:Modulo', element('iv:NumeroModulo', String(index + 1)) + when + figures.join(''))
}

/** The rules that the form itself states. */
function lipeProblems(xml: string): FileProblem[] {
  const values = new Map(
    [...xml.matchAll(/<iv:(\w+)>([^<]*)</g)].map(([, name = '', value = '']) => [name, value]),
  )
  const both = (a: string, b: string): FileProblem[] =>
    values.has(a) && values.has(b) ? [{ code: 'BOTH_COLUMNS', path: `/${a}` }] : []
  const signed = new Set(['TotaleOperazioniAttive', 'TotaleOperazioniPassive', 'IvaEsigibile', 'IvaDetratta'])
  return [
    ...(/^\d{11}$/.test(values.get('PartitaIVA') ?? '')
      ? []
      : [{ code: 'NUMBER_NOT_11_DIGITS', path: '/PartitaIVA' }]),
    ...both('IvaDovuta', 'IvaCredito'),
    ...both('ImportoDaVersare', 'ImportoACredito'),
    ...[...values]
      .filter(([name, value]) => value.startsWith('-') && !signed.has(name))
      .map(([name]) => ({ code: 'NEGATIVE', path: `/${name}` })),
  ]
}
