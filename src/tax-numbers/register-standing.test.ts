import { expect, it } from 'vitest'
import { isConfirmedOn, proofOf, standingOf } from './register-standing.ts'

const yes = (day: string) => ({ valid: true, day })
const no = (day: string) => ({ valid: false, day })

const DAY = '2026-03-10'

it.each([
  ['confirmed before', [yes('2026-01-05')], true],
  ['confirmed on the day', [yes(DAY)], true],
  ['confirmed after', [yes('2026-05-01')], true],
  ['denied before', [no('2026-01-05')], false],
  ['denied after, and never confirmed', [no('2026-05-01')], false],
  ['lost after', [yes('2026-01-05'), no('2026-03-11')], true],
  ['lost on the day', [yes('2026-01-05'), no(DAY)], false],
  ['lost before', [yes('2026-01-05'), no('2026-03-01'), no('2026-03-20')], false],
  ['denied, then confirmed', [no('2026-03-02'), yes('2026-03-20')], true],
  ['confirmed again after it was lost', [yes('2026-01-05'), no('2026-03-02'), yes('2026-09-20')], true],
  ['lost, confirmed and lost again', [no('2026-01-05'), yes('2026-02-01'), no('2026-03-09')], false],
  ['whatever the order of the answers', [no('2026-03-11'), yes('2026-01-05')], true],
])('a number %s', (_, answers, confirmed) => {
  const standing = standingOf(answers)
  expect(standing && isConfirmedOn(standing, DAY)).toBe(confirmed)
})

it('without an answer has no standing', () => {
  expect(standingOf([])).toBeNull()
})

it('knows since when a number is denied', () => {
  expect(standingOf([no('2026-03-02'), no('2026-04-02')])).toEqual({
    confirmed: false,
    deniedSince: '2026-03-02',
  })
  expect(standingOf([no('2026-01-01'), yes('2026-02-01'), no('2026-03-02'), no('2026-04-02')])).toEqual({
    confirmed: true,
    deniedSince: '2026-03-02',
  })
})

it.each([
  [
    'the last yes until the day',
    [yes('2026-01-05'), yes('2026-03-01'), yes('2026-04-01')],
    yes('2026-03-01'),
  ],
  ['the first yes after it', [yes('2026-05-01'), yes('2026-04-01')], yes('2026-04-01')],
  ['the yes before it was lost', [yes('2026-01-05'), no('2026-04-01')], yes('2026-01-05')],
  [
    'the first no since the last yes',
    [yes('2026-01-05'), no('2026-03-09'), no('2026-03-10')],
    no('2026-03-09'),
  ],
  ['the first no, where there never was a yes', [no('2026-05-01'), no('2026-06-01')], no('2026-05-01')],
  ['nothing', [], null],
])('the proof is %s', (_, answers, proof) => {
  expect(proofOf(answers, DAY)).toEqual(proof)
})
