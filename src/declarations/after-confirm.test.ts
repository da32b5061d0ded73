import { describe, expect, it } from 'vitest'
import { afterConfirming } from './after-confirm.ts'
import { FILING_STATUSES } from './declaration.ts'

type Facts = Parameters<typeof afterConfirming>[0]

const at = (action: string) => ({ action, at: `${action}-at` })
const facts = (more: Partial<Facts>): Facts => ({
  kind: 'RETURN',
  status: 'AWAITING_CONFIRMATION',
  taxStatus: 'NONE',
  payable: { amount: 12_000 },
  dueAt: '2026-12-10',
  payBy: '2026-12-10',
  receiptAt: null,
  silence: { lastSafeAt: '2026-12-04T11:00:00Z' },
  history: [at('calculate'), at('check')],
  ...more,
})

const said = (more: Partial<Facts>) =>
  afterConfirming(facts(more)).map(({ step, by, state }) => `${step} ${by} ${state}`)

describe('after a seller confirms', () => {
  it('each step has its hands and its day', () => {
    expect(afterConfirming(facts({}))).toEqual([
      { step: 'CHECK', by: 'us', state: 'done', doneAt: 'check-at', until: null },
      {
        step: 'CONFIRM',
        by: 'you',
        state: 'now',
        doneAt: null,
        until: { moment: '2026-12-04T11:00:00Z' },
      },
      { step: 'SIGN_OFF', by: 'signer', state: 'next', doneAt: null, until: null },
      { step: 'FILE', by: 'us', state: 'next', doneAt: null, until: { day: '2026-12-10' } },
      { step: 'ANSWER', by: 'authority', state: 'next', doneAt: null, until: null },
      { step: 'PAY', by: 'you', state: 'next', doneAt: null, until: { day: '2026-12-10' } },
    ])
  })

  it.each<[string, Partial<Facts>, string[]]>([
    [
      'before the second check',
      { status: 'CALCULATED', history: [at('calculate')], payable: { amount: 0 } },
      ['CHECK us now', 'CONFIRM you next', 'SIGN_OFF signer next', 'FILE us next', 'ANSWER authority next'],
    ],
    [
      'a query is ours to answer',
      { status: 'QUERIED', payable: null },
      ['CHECK us done', 'CONFIRM us now', 'SIGN_OFF signer next', 'FILE us next', 'ANSWER authority next'],
    ],
    [
      'a list is not paid',
      { kind: 'EC_SALES_LIST', status: 'CONFIRMED' },
      ['CHECK us done', 'CONFIRM you done', 'SIGN_OFF signer now', 'FILE us next', 'ANSWER authority next'],
    ],
    [
      'quantities need no licence',
      { kind: 'EPR', status: 'CONFIRMED', payable: null },
      ['CHECK us done', 'CONFIRM you done', 'FILE us now', 'ANSWER authority next'],
    ],
    [
      'once filed, the answer and the payment',
      { status: 'FILED', taxStatus: 'DUE' },
      [
        'CHECK us done',
        'CONFIRM you done',
        'SIGN_OFF signer done',
        'FILE us done',
        'ANSWER authority now',
        'PAY you now',
      ],
    ],
    [
      'a proof is matched by us',
      { status: 'ACCEPTED', taxStatus: 'PROOF_SENT' },
      [
        'CHECK us done',
        'CONFIRM you done',
        'SIGN_OFF signer done',
        'FILE us done',
        'ANSWER authority done',
        'PAY us now',
      ],
    ],
    [
      'a credit is followed by us',
      { payable: { amount: -500 } },
      [
        'CHECK us done',
        'CONFIRM you now',
        'SIGN_OFF signer next',
        'FILE us next',
        'ANSWER authority next',
        'CREDIT us next',
      ],
    ],
    ['nothing once all is done', { status: 'ACCEPTED', taxStatus: 'PAID' }, []],
    ['nothing of what was refused', { status: 'REJECTED' }, []],
    ['nothing while data is missing', { status: 'AWAITING_DATA' }, []],
  ])('%s', (_name, more, expected) => {
    expect(said(more)).toEqual(expected)
  })

  it('promises no day that nobody knows', () => {
    const stops = afterConfirming(facts({ dueAt: null, payBy: null, silence: null }))
    expect(stops.every(({ until }) => until === null)).toBe(true)
  })

  it.each(FILING_STATUSES)('has at most one step of the filing at hand: %s', (status) => {
    const now = afterConfirming(facts({ status })).filter(
      ({ step, state }) => step !== 'PAY' && state === 'now',
    )
    expect(now.length).toBeLessThanOrEqual(1)
  })
})
