import { describe, expect, it } from 'vitest'
import { sameNumberHints, type Holder } from './same-number.ts'

const path = 'people/r0/passportNumber'
const numbers = [
  { path, marks: ['new', 'old'] },
  { path: 'uscc', marks: ['licence'] },
]
const at = (companyId: string, name: string | null, mark = 'new'): Holder => ({ mark, companyId, name })

describe('a number that stands at other companies', () => {
  it.each<[string, Holder[], object[]]>([
    ['nowhere', [], []],
    ['under a mark that is no number of this form', [at('c1', 'Alder', 'another')], []],
    [
      'at one that may be named',
      [at('c1', 'Alder')],
      [{ path, kind: 'sameNumberAt', who: ['Alder'], others: 0 }],
    ],
    ['at one that may not', [at('c1', null)], [{ path, kind: 'sameNumberAt', who: [], others: 1 }]],
    [
      'at one, under two keys',
      [at('c1', 'Alder'), at('c1', 'Alder', 'old')],
      [{ path, kind: 'sameNumberAt', who: ['Alder'], others: 0 }],
    ],
    [
      'at several',
      [at('c1', 'Alder'), at('c2', null), at('c3', 'Birch')],
      [{ path, kind: 'sameNumberAt', who: ['Alder', 'Birch'], others: 1 }],
    ],
    [
      'at more than a sentence can name',
      ['A', 'B', 'C', 'D', 'E'].map((name) => at(name, name)),
      [{ path, kind: 'sameNumberAt', who: ['A', 'B', 'C'], others: 2 }],
    ],
    [
      'the licence, not the passport',
      [at('c1', 'Alder', 'licence')],
      [{ path: 'uscc', kind: 'sameNumberAt', who: ['Alder'], others: 0 }],
    ],
  ])('%s', (_name, holders, hints) => {
    expect(sameNumberHints(numbers, holders)).toEqual(hints)
  })
})
