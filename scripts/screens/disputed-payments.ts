import type { StaffDispute } from '../../src/payments/staff/contract.ts'

/** What banks dispute: to answer soon, too late, and answered. */
const DISPUTE: StaffDispute = {
  id: 'dsp_1',
  status: 'OPEN',
  isInquiry: false,
  amount: { amount: 29_000, currency: 'EUR' },
  paid: { amount: 29_000, currency: 'EUR' },
  toBook: false,
  reason: 'fraudulent',
  dueOn: '2026-12-04',
  isLate: false,
  url: 'https://dashboard.stripe.com/disputes/dp_1',
  openedAt: '2026-11-20T09:30:00.000Z',
  closedAt: null,
}

const ASKED = {
  ...DISPUTE,
  id: 'dsp_2',
  isInquiry: true,
  reason: 'product_not_received',
  isLate: true,
  dueOn: '2026-11-19',
}
const ANSWERED = { ...DISPUTE, id: 'dsp_3', status: 'ANSWERED', dueOn: null }
const LOST = { ...ANSWERED, id: 'dsp_4', status: 'LOST', closedAt: '2026-11-22T09:30:00.000Z' }
/** Claimed in the currency of the card: how much of the payment it took, finance says. */
const TO_BOOK = {
  ...LOST,
  id: 'dsp_5',
  amount: { amount: 25_130, currency: 'GBP' },
  toBook: true,
}

export const ORDER_DISPUTES = [DISPUTE, ASKED, ANSWERED, LOST, TO_BOOK]

export const DISPUTED = {
  records: [DISPUTE, ASKED, ANSWERED, TO_BOOK].map((dispute, nth) => ({
    ...dispute,
    order: { id: `or_${nth}`, number: `OR-2026-00012${nth}` },
    company: [
      '深圳明橡贸易有限公司',
      'Hangzhou Lanhai Trading Co., Ltd.',
      '宁波远帆科技有限公司',
      'Yiwu Fengying Co., Ltd.',
    ][nth],
  })),
  total: 4,
  page: 1,
  pageSize: 20,
}
