import { describe, expect, it } from 'vitest'
import { canTake, next } from '#platform/shared/state-machine.ts'
import { answeredOn, askedAgain, askedSince, dueDay, inspectionFault, isLate } from './inspection-fields.ts'
import { INSPECTION_STATES, type InspectionKind, type InspectionState } from './inspection-kinds.ts'
import { INSPECTION_MOVES, type InspectionAction } from './inspection-moves.ts'
import { lawDeadline } from './law-deadline.ts'

describe('the deadline of law', () => {
  it.each<[InspectionKind, string, string, string]>([
    ['LIABILITY_NOTICE', 'DE', '2026-11-10', '2026-12-10'],
    ['SPECIAL_AUDIT', 'DE', '2026-11-10', '2026-12-10'],
    // A shorter month ends on its last day.
    ['LIABILITY_NOTICE', 'DE', '2027-03-31', '2027-04-30'],
    // 28 February 2027 is a Sunday.
    ['LIABILITY_NOTICE', 'DE', '2027-01-31', '2027-03-01'],
    // 25 December is a Friday, and behind it comes a weekend.
    ['LIABILITY_NOTICE', 'DE', '2026-11-25', '2026-12-28'],
    ['LIABILITY_NOTICE', 'DE', '2026-12-15', '2027-01-15'],
    // 6 January rests in Austria.
    ['LIABILITY_NOTICE', 'AT', '2026-12-06', '2027-01-07'],
    // The day of service is the first of thirty.
    ['HMRC_CHECK', 'GB', '2026-11-01', '2026-11-30'],
  ])('%s in %s, served on %s: %s', (kind, country, served, day) => {
    const law = lawDeadline(kind, country, served)
    expect(law?.day).toBe(day)
    expect(law?.source).toMatch(/^https:/)
  })

  it.each<[InspectionKind, string]>([
    ['VISIT', 'DE'],
    ['LIABILITY_NOTICE', 'GB'],
    ['LIABILITY_NOTICE', 'FR'],
    ['SPECIAL_AUDIT', 'AT'],
    ['HMRC_CHECK', 'DE'],
  ])('%s in %s is not known, and not guessed', (kind, country) =>
    expect(lawDeadline(kind, country, '2026-11-10')).toBeUndefined(),
  )
})

const LEASE = { what: 'Lease', on: '2026-11-12', byName: 'Lena' }
const REPLY = {
  what: 'Reply',
  on: '2026-11-14',
  byName: 'Lena',
  answered: { askedEn: 'The lease.', askedZh: '租赁合同。', answerBy: '2026-11-20' },
}
const AGAIN = { on: '2026-11-16', at: '2026-11-16T09:00:00.000Z', byName: 'Jonas' }

describe('what may happen to a check', () => {
  it.each<[InspectionAction, string]>([
    ['object', 'OPEN ANSWERED'],
    ['handOver', 'OPEN ANSWERED'],
    ['answer', 'OPEN'],
    ['askAgain', 'ANSWERED'],
    ['close', 'OPEN ANSWERED'],
  ])('%s from %s', (action, states) =>
    expect(INSPECTION_STATES.filter((state) => canTake(INSPECTION_MOVES, state, action)).join(' ')).toBe(
      states,
    ),
  )

  it('what is answered stays so with one paper more, until it is asked again', () => {
    expect(next(INSPECTION_MOVES, 'ANSWERED', 'handOver')).toBe('ANSWERED')
    expect(next(INSPECTION_MOVES, 'ANSWERED', 'askAgain')).toBe('OPEN')
  })
})

describe('an answer', () => {
  it.each([
    ['OPEN', [LEASE], null],
    ['ANSWERED', [LEASE, REPLY], '2026-11-14'],
    // A paper that follows does not move its day.
    ['ANSWERED', [REPLY, { ...LEASE, on: '2026-11-17' }], '2026-11-14'],
    ['OPEN', [REPLY], null],
    ['CLOSED', [LEASE, REPLY], '2026-11-14'],
    ['CLOSED', [LEASE], null],
    // What was asked after that was never answered.
    ['CLOSED', [{ ...REPLY, answered: { ...REPLY.answered, again: AGAIN } }], null],
  ] as const)('%s, %o: %s', (state, handedOver, on) => expect(answeredOn({ state, handedOver })).toBe(on))

  it('keeps what had been asked, and when it was asked again', () => {
    const createdAt = new Date('2026-11-10T09:00:00Z')
    expect(askedSince({ createdAt, handedOver: [LEASE, REPLY] })).toEqual(createdAt)
    const later = { ...REPLY, on: '2026-11-15' }
    const handedOver = askedAgain([REPLY, later, LEASE], AGAIN)
    expect(handedOver).toEqual([REPLY, { ...later, answered: { ...later.answered, again: AGAIN } }, LEASE])
    expect(askedSince({ createdAt, handedOver })).toEqual(new Date(AGAIN.at))
    // Answered once more, and asked nothing since.
    expect(askedSince({ createdAt, handedOver: [...handedOver, later] })).toEqual(createdAt)
  })
})

describe('what has to be done first', () => {
  const days = {
    kind: 'LIABILITY_NOTICE',
    country: 'DE',
    servedOn: '2026-11-10',
    answerBy: null,
    objectionOn: null,
    handedOver: [],
  } as const
  it.each([
    [{}, '2026-12-10'],
    [{ answerBy: '2026-11-30' }, '2026-11-30'],
    [{ answerBy: '2026-12-20' }, '2026-12-10'],
    [{ answerBy: '2026-12-20', objectionOn: '2026-11-20' }, '2026-12-20'],
    [{ objectionOn: '2026-11-20' }, null],
    [{ country: 'FR' }, null],
    // A paper alone answers nothing; what is answered in full has let the day for an objection go.
    [{ handedOver: [LEASE] }, '2026-12-10'],
    [{ handedOver: [LEASE, REPLY] }, null],
    [{ handedOver: [REPLY], answerBy: '2027-01-20' }, '2027-01-20'],
  ])('%o: %s', (more, day) => expect(dueDay({ ...days, ...more }, '2026-11-18')).toBe(day))

  it.each([
    // The whole of its last day is left.
    ['2026-12-10', null, '2026-12-10'],
    ['2026-12-11', null, null],
    ['2026-12-11', '2026-12-20', '2026-12-20'],
    ['2026-12-11', '2026-12-01', '2026-12-01'],
  ])('on %s an objection counts only until its day; answered by %s: %s', (today, answerBy, day) =>
    expect(dueDay({ ...days, answerBy }, today)).toBe(day),
  )

  it.each<[InspectionState, string | null, boolean]>([
    ['OPEN', '2026-11-17', true],
    // The whole of its day is left.
    ['OPEN', '2026-11-18', false],
    ['OPEN', '2026-11-19', false],
    ['OPEN', null, false],
    ['ANSWERED', '2026-11-17', false],
    ['CLOSED', '2026-11-17', false],
  ])('%s, to be done by %s: late %s', (state, day, late) =>
    expect(isLate({ state, dueDay: day }, '2026-11-18')).toBe(late),
  )

  it.each([
    ['2026-11-18', null, undefined],
    ['2026-11-19', null, 'served_in_future'],
    ['2026-11-18', '2026-11-17', 'answer_before_service'],
  ])('served %s, answer by %s: %s', (servedOn, answerBy, fault) =>
    expect(inspectionFault({ servedOn, answerBy }, '2026-11-18')).toBe(fault),
  )
})
