const line = (serial: number, payer: string, company: string, amount: number) => ({
  id: `tr_${serial}`,
  bankId: `2026-11-20-${serial}`,
  day: '2026-11-20',
  amount: { amount, currency: 'EUR' },
  reference: `RF18 OR20 2600 00${serial}`,
  payer,
  status: 'OPEN',
  order: null,
  isPart: false,
  returnReference: null,
  returnReason: null,
  decidedBy: null,
  suggestions: [
    {
      orderId: `or_${serial}`,
      number: `OR-2026-0000${serial}`,
      status: 'AWAITING_PAYMENT',
      company,
      outstanding: { amount, currency: 'EUR' },
      fit: 'EXACT',
      because: 'REFERENCE',
    },
  ],
})

/** Lines of a bank statement that leave nothing to judge. */
export const EXACT_TRANSFERS = {
  records: [
    line(41, 'SHENZHEN LANHAI TRADING CO LTD', 'Shenzhen Lanhai Trading Co., Ltd.', 59_900),
    line(42, 'BRIGHTOAK GMBH', 'Brightoak GmbH', 128_450),
  ],
}
