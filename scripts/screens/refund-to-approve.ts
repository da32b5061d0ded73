/** What one of finance asked for, and is too much for one person. */
export const REFUND_TO_APPROVE = {
  id: 'rp_1',
  workOrder: null,
  amount: { amount: 28_500, currency: 'EUR' },
  reason: 'The registration was obtained elsewhere',
  proposedBy: 'Tom Berger',
  proposedById: 'stf_9',
  needsOther: true,
  approvers: ['Ines Keller', '林悦'],
  createdAt: '2026-11-20T09:30:00.000Z',
}

/** What somebody made in the provider's dashboard, and finance has not booked yet. */
export const REFUND_OUTSIDE = {
  id: 'rf_1',
  paymentId: 'pay_1',
  kind: 'STAFF',
  way: 'OUTSIDE',
  status: 'REQUESTED',
  amount: { amount: 4_000, currency: 'EUR' },
  reason: null,
  requestedBy: null,
  proof: null,
  failure: null,
  retriable: false,
  createdAt: '2026-11-26T16:10:00.000Z',
  settledAt: null,
}

const DUE = { order: { id: 'or_1', number: 'O-2026-0412' }, company: 'Shenzhen Lanhai Trading Co., Ltd.' }

/** One to be transferred, one to be booked. */
export const REFUNDS_DUE = {
  records: [
    { ...REFUND_OUTSIDE, ...DUE, id: 'rf_2', way: 'BY_HAND', reason: 'The work order was cancelled' },
    { ...REFUND_OUTSIDE, ...DUE, proof: 're_3PqLx2BtYv0aQ9Zk1mN8c7dE' },
  ],
  total: 2,
}
