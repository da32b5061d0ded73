import { describe, expect, it, test } from 'vitest'
import { checkGermanTaxNumber } from './german-tax-number.ts'
import { federalTaxNumber, hasWrongCheckDigit } from './german-federal-number.ts'
import { GERMAN_STATES, type GermanState } from './german-states.ts'

/** The examples that ELSTER's help publishes for each state. */
const PUBLISHED: readonly (readonly [GermanState, string, string])[] = [
  ['BW', '93815/08152', '2893081508152'],
  ['BY', '181/815/08155', '9181081508155'],
  ['BE', '21/815/08150', '1121081508150'],
  ['BB', '048/815/08155', '3048081508155'],
  ['HB', '75 815 08152', '2475081508152'],
  ['HH', '02/815/08156', '2202081508156'],
  ['HE', '013 815 08153', '2613081508153'],
  ['MV', '079/815/08151', '4079081508151'],
  ['NI', '24/815/08151', '2324081508151'],
  ['NW', '133/8150/8159', '5133081508159'],
  ['RP', '22/815/0815/4', '2722081508154'],
  ['SL', '010/815/08182', '1010081508182'],
  ['SN', '201/123/12340', '3201012312340'],
  ['ST', '101/815/08154', '3101081508154'],
  ['SH', '29 815 08158', '2129081508158'],
  ['TH', '151/815/08156', '4151081508156'],
]
const TEN_DIGITS = ['BW', 'BE', 'HB', 'HH', 'NI', 'RP', 'SH']

describe('the number of electronic filing', () => {
  it('has an example of every state', () => {
    expect(PUBLISHED.map(([state]) => state)).toEqual([...GERMAN_STATES])
  })

  test.each(PUBLISHED)('%s: %s is %s', (state, written, federal) => {
    expect(federalTaxNumber(written, state)).toEqual({ number: federal })
    expect(federalTaxNumber(written.replaceAll(/\D/g, ''), state)).toEqual({ number: federal })
    expect(federalTaxNumber(federal)).toEqual({ number: federal })
    expect(checkGermanTaxNumber(federal).valid).toBe(true)
    const alone = federalTaxNumber(written)
    expect('states' in alone ? alone.states : [state]).toContain(state)
  })

  test.each([
    ['93815/08152', 'one slash is Baden-Württemberg’s', '2893081508152'],
    ['133/8150/8159', 'a district of four digits is North Rhine-Westphalia’s', '5133081508159'],
    ['22/815/0815/4', 'a check digit of its own is Rhineland-Palatinate’s', '2722081508154'],
    ['１３３／８１５０／８１５９', 'full width', '5133081508159'],
  ])('of %s is clear: %s', (written, _why, number) => {
    expect(federalTaxNumber(written)).toEqual({ number })
  })

  test.each([
    ['21/815/08150', TEN_DIGITS],
    ['2181508150', TEN_DIGITS],
    ['151/815/08156', ['BY', 'ST', 'TH']],
    ['201/123/12340', ['BY', 'SN']],
    ['048/815/08155', ['BY', 'BB', 'HE', 'MV', 'SL']],
    ['13381508159', ['BY', 'NW', 'ST', 'TH']],
  ])('of %s is not guessed: %j', (written, states) => {
    expect(federalTaxNumber(written)).toEqual({ states })
  })

  test.each([
    ['133/8150/8159', 'BY'],
    ['21/815/08150', 'BY'],
    ['181/815/08155', 'BE'],
    ['151/815/08156', 'SN'],
    ['123456789', undefined],
    ['DE129273398', undefined],
    ['', undefined],
  ] as const)('of %s in %s is none', (written, state) => {
    expect(federalTaxNumber(written, state)).toEqual({ number: null })
  })
})

/** Of Berlin and Saxony no rule is confirmed. */
const UNCHECKED: ReadonlySet<GermanState> = new Set(['BE', 'SN'])

/** The same number with the next last digit. */
const mistyped = (text: string) => `${text.slice(0, -1)}${(Number(text.at(-1)) + 1) % 10}`

describe('the check digit', () => {
  test.each(PUBLISHED)('%s: a wrong last digit of %s is refused', (state, written, federal) => {
    const isRefused = !UNCHECKED.has(state)
    expect(checkGermanTaxNumber(mistyped(federal)).reason?.code).toBe(isRefused ? 'CHECK_DIGITS' : undefined)
    expect(federalTaxNumber(mistyped(written), state)).toEqual({
      number: isRefused ? null : mistyped(federal),
    })
    expect(hasWrongCheckDigit(mistyped(written), state)).toBe(isRefused)
    expect(hasWrongCheckDigit(mistyped(federal))).toBe(isRefused)
    expect(hasWrongCheckDigit(written, state)).toBe(false)
  })

  test.each([
    ['21/815/08151', undefined, false],
    ['21/815/08151', 'BY', false],
    ['93815/08155', undefined, true],
    ['', undefined, false],
    ['289308150', undefined, false],
  ] as const)('of %s in %s is known to be wrong: %s', (written, state, isWrong) => {
    expect(hasWrongCheckDigit(written, state)).toBe(isWrong)
  })
})
