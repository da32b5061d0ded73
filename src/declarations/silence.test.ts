import { describe, expect, it } from 'vitest'
import { choicesIn, silenceOf, type StandingChoice } from './silence.ts'

const wait = {
  country: 'DE',
  dueOn: '2026-04-10',
  since: '2026-03-16',
  choice: 'ASK',
  choiceApplies: true,
} as const

describe('what happens while nobody answers', () => {
  it('leaves out weekends and public holidays of the country before the due day', () => {
    // Good Friday is 3 April, Easter Monday 6 April.
    expect(silenceOf(wait)).toEqual({
      remindedOn: ['2026-03-26', '2026-03-30', '2026-04-01'],
      lastSafeOn: '2026-04-02',
      dueOn: '2026-04-10',
      lateFrom: '2026-04-11',
      outcome: 'HELD',
    })
  })

  it('reminds of the due day where it began to wait behind the last safe one', () => {
    expect(silenceOf({ ...wait, since: '2026-04-02' })).toMatchObject({
      remindedOn: ['2026-04-03', '2026-04-07', '2026-04-09'],
      lastSafeOn: '2026-04-02',
    })
  })

  it.each([
    ['2026-03-27', ['2026-03-30', '2026-04-01']],
    ['2026-04-01', []],
    ['2026-04-09', []],
  ])('waiting since %s it reminds on %j', (since, days) => {
    expect(silenceOf({ ...wait, since }).remindedOn).toEqual(days)
  })

  it.each<[StandingChoice, boolean, string, string]>([
    ['ASK', true, 'DE', 'HELD'],
    ['HOLD', true, 'DE', 'HELD'],
    ['FILE', false, 'DE', 'HELD'],
    ['FILE', true, 'DE', 'FILED_BY_CHOICE'],
    ['FILE', true, 'GB', 'HELD'],
    ['FILE', true, 'XI', 'HELD'],
  ])('with the choice %s (applies: %s) in %s: %s', (choice, choiceApplies, country, outcome) => {
    expect(silenceOf({ ...wait, country, choice, choiceApplies }).outcome).toBe(outcome)
  })
})

it('Great Britain leaves no choice but to be asked each time', () => {
  expect(choicesIn('GB')).toEqual(['ASK'])
  expect(choicesIn('PL')).toEqual(['ASK', 'FILE', 'HOLD'])
})
