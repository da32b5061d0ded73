import { describe, expect, it } from 'vitest'
import { label, oneSection } from '#forms/testing/one-section.ts'
import { numberHints } from './number-hints.ts'

const template = oneSection([
  {
    type: 'group',
    key: 'people',
    label,
    rowLabel: label,
    addLabel: label,
    titleField: 'fullName',
    minRows: 0,
    maxRows: 5,
    fields: [
      { type: 'text', key: 'fullName', label },
      { type: 'text', key: 'town', label },
      { type: 'text', key: 'passportNumber', label, sensitive: true },
    ],
  },
])
type Person = [name: string, passportNumber: string | undefined]
const form = (...people: Person[]) => ({
  template,
  answers: {
    people: people.map(([fullName, passportNumber], at) => ({
      _id: `r${at}`,
      fullName,
      town: 'Shenzhen',
      ...(passportNumber !== undefined && { passportNumber }),
    })),
  },
})
const path = 'people/r0/passportNumber'

describe('a passport’s number', () => {
  it.each<[string, Person[], Person[], object[]]>([
    ['of one person in both', [['Zhou Ming', 'E1']], [['ZHOU  MING', 'e1']], []],
    ['of two people', [['Zhou Ming', 'E1']], [['Li Na', 'E2']], []],
    ['not answered by either', [['Zhou Ming', undefined]], [['Li Na', '']], []],
    [
      'that another person has in another form',
      [['Zhou Ming', 'E1']],
      [['Li Na', 'Ｅ1']],
      [{ path, kind: 'sameNumberThere', number: 'WO-1', who: 'LI NA' }],
    ],
    [
      'that another person has in the same form, on both',
      [
        ['Zhou Ming', 'E1'],
        ['Li Na', 'E1'],
      ],
      [],
      [
        { path, kind: 'sameNumberHere', who: 'LI NA' },
        { path: 'people/r1/passportNumber', kind: 'sameNumberHere', who: 'ZHOU MING' },
      ],
    ],
  ])('%s', (_name, here, there, hints) => {
    expect(numberHints(form(...here), [{ ...form(...there), number: 'WO-1' }])).toEqual(hints)
  })

  it('is not looked for in what is no list of people', () => {
    expect(numberHints({ template, answers: { people: 'nonsense' } }, [])).toEqual([])
  })
})
