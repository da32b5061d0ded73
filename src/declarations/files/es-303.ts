import type { NationalReturn, PreparedReturn } from '../boxes/prepared-return.ts'
import type { WholeFile, FileProblem, FilingFacts } from './declaration-file.ts'
import { CLOSING, OPENING, PAGE_1, PAGE_3 } from './es-303-layout.ts'
import type { Field, Source } from './es-fields.ts'

/** The design of the record that is used here is in force from 2026. */
const IN_FORCE = '2026-01-01'

const isSpanish = (prepared: PreparedReturn): prepared is NationalReturn =>
  prepared.kind === 'NATIONAL' &&
  prepared.country === 'ES' &&
  prepared.boxes !== null &&
  prepared.period.from >= IN_FORCE &&
  /^\d{4}-(?:Q[1-4]|\d\d)$/.test(prepared.period.name)

/** Modelo 303 as the record of fixed width that the authority's site takes; ISO 8859-1. */
export const ES_303: WholeFile = {
  label: 'generated, not validated',
  isFor: isSpanish,
  name: ({ period }) => `es-${period.name}.303`,
  write: (prepared, facts) => latin1(isSpanish(prepared) ? recordOf(prepared, facts) : ''),
  problems: (content) =>
    recordProblems(typeof content === 'string' ? content : new TextDecoder('latin1').decode(content)),
}

function recordOf(prepared: NationalReturn, facts: FilingFacts): string {
  const units = new Map(prepared.boxes?.map((box) => [box.box, box.units]))
  const source: Source = { prepared, facts, of: (box) => units.get(box) ?? 0 }
  return [OPENING, PAGE_1, PAGE_3, CLOSING].map((fields) => fieldsOf(fields, source)).join('')
}

const fieldsOf = (fields: readonly Field[], source: Source): string =>
  fields.map((field) => field.text(source)).join('')

/** Only letters that Latin 1 has come this far. */
const latin1 = (record: string): Uint8Array => Uint8Array.from(record, (one) => one.charCodeAt(0))

const widthOf = (fields: readonly Field[]): number => fields.reduce((sum, { width }) => sum + width, 0)
const WIDTH = [OPENING, PAGE_1, PAGE_3, CLOSING].reduce((sum, fields) => sum + widthOf(fields), 0)
/** Where page 1 says who files. */
const NUMBER_AT = widthOf(OPENING) + 13
const NAME_AT = NUMBER_AT + 9

/** The rules that the design of the record itself states. */
function recordProblems(record: string): FileProblem[] {
  const number = record.slice(NUMBER_AT, NAME_AT)
  return [
    ...(record.length === WIDTH ? [] : [{ code: 'WRONG_WIDTH', path: `/${record.length}` }]),
    ...(/^[A-Z0-9]{9}$/.test(number) ? [] : [{ code: 'NUMBER_NOT_9_CHARACTERS', path: '/NIF' }]),
    ...belowZero(record),
    ...(record.slice(NAME_AT, NAME_AT + 80).trim() === '' ? [{ code: 'NAME_MISSING', path: '/name' }] : []),
  ]
}

function belowZero(record: string): FileProblem[] {
  const found: FileProblem[] = []
  let at = 0
  for (const { width, unsigned } of [...OPENING, ...PAGE_1, ...PAGE_3]) {
    if (unsigned !== undefined && record[at] === 'N') found.push({ code: 'NEGATIVE', path: `/${unsigned}` })
    at += width
  }
  return found
}
