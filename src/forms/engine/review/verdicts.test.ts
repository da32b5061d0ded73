import { describe, expect, test } from 'vitest'
import { deVatRegistration as template } from '#form-templates/de-vat-registration/template.ts'
import { example, withDirector } from '../../testing/example.builders.ts'
import type { Answers } from '../model/template.ts'
import { pathsToJudge, standingVerdicts, unjudgedPaths, type Judged, type Verdict } from './verdicts.ts'

const passport = 'directors/zhou/passport'
const fullName = 'directors/zhou/fullName'
const judged = (path: string, verdict: Verdict = 'ACCEPTED', submission = 1): Judged => ({
  path,
  verdict,
  submission,
})

/** Which paths hold a verdict for the last of these submissions. */
function standing(rounds: readonly unknown[], verdicts: readonly Judged[]) {
  const submissions = new Map(rounds.map((answers, index) => [index + 1, answers as Answers]))
  return standingVerdicts(template, submissions, rounds.length, verdicts).map(({ path }) => path)
}

const CASES: [string, unknown[], Judged[], string[]][] = [
  ['nobody judged', [example(), example()], [], []],
  ['this value was accepted', [example()], [judged('city')], ['city']],
  ['it was accepted and is unchanged', [example(), example()], [judged('city')], ['city']],
  ['it has changed since', [example(), example({ city: 'Guangzhou' })], [judged('city')], []],
  ['it was emptied since', [example(), example({ eori: undefined })], [judged('eori')], []],
  [
    'the changed value was accepted too',
    [example(), example({ city: 'Guangzhou' })],
    [judged('city'), judged('city', 'ACCEPTED', 2)],
    ['city'],
  ],
  ['the verdict was taken back', [example()], [judged('city', 'OPEN')], []],
  [
    'it was taken back a round later',
    [example(), example()],
    [judged('city'), judged('city', 'OPEN', 2)],
    [],
  ],
  ['it is marked for return', [example()], [judged(passport, 'RETURNED')], [passport]],
  [
    'it was returned a round ago, and came back as it was',
    [example(), example()],
    [judged(passport, 'RETURNED')],
    [],
  ],
  [
    'the list around it was returned after it was accepted',
    [example(), example()],
    [judged(fullName), judged('directors', 'RETURNED'), judged('city')],
    ['city'],
  ],
  [
    'the list around it was returned, and then it was accepted',
    [example(), example()],
    [judged('directors', 'RETURNED'), judged(fullName, 'ACCEPTED', 2)],
    [fullName],
  ],
  ['a file was replaced', [example(), withDirector({ passport: ['up_new'] })], [judged(passport)], []],
  ['the question is no longer asked', [example(), example({ country: 'HK' })], [judged('uscc')], []],
  ['it is of a submission that is not there yet', [example()], [judged('city', 'ACCEPTED', 2)], []],
]

test.each(CASES)('%s', (_name, rounds, verdicts, expected) => {
  expect(standing(rounds, verdicts)).toEqual(expected)
})

test('a value that returns to what was accepted is the value that was accepted', () => {
  const rounds = [example(), example({ city: 'Guangzhou' }), example()]
  expect(standing(rounds, [judged('city')])).toEqual(['city'])
})

test('a value of which the submission is gone counts as unread', () => {
  const submissions = new Map([[2, example()]])
  expect(standingVerdicts(template, submissions, 2, [judged('city')])).toEqual([])
})

describe('what has to be judged', () => {
  test('every question but optional ones that are empty', () => {
    const paths = pathsToJudge(template, example({ eori: undefined }), [])
    expect(paths).toContain('city')
    expect(paths).toContain(passport)
    expect(paths).not.toContain('eori')
    expect(paths).not.toContain('directors')
    expect(paths).not.toContain('totalShare')
  })

  test('an answer that was emptied after somebody looked at it', () => {
    expect(pathsToJudge(template, example({ eori: undefined }), [judged('eori', 'RETURNED')])).toContain(
      'eori',
    )
  })

  test('what is inside a list that goes back waits with it', () => {
    const open = unjudgedPaths(['city', passport, fullName], [judged('directors', 'RETURNED')])
    expect(open).toEqual(['city'])
  })

  test('what is decided either way is not open', () => {
    const open = unjudgedPaths(['city', passport, 'iban'], [judged('city'), judged(passport, 'RETURNED')])
    expect(open).toEqual(['iban'])
  })
})
