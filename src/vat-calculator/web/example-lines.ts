import type { Lang } from '#platform/shared/local-text.ts'
import type { Draft } from './draft.ts'

type Terms = { yes: string; no: string; consumer: string; business: string }
const TERMS: Record<Lang, Terms> = {
  en: { yes: 'yes', no: 'no', consumer: 'B2C', business: 'B2B' },
  zh: { yes: '是', no: '否', consumer: '个人', business: '企业' },
}

/** A week's sales of a shop from Shenzhen with stock in three countries; the fourth line needs a correction. */
export function exampleLines(date: string, lang: Lang): Draft[] {
  const { yes, no, consumer, business } = TERMS[lang]
  const line = (from: string, to: string, amount: string, currency = 'EUR'): Draft => ({
    date,
    from,
    to,
    viaMarketplace: yes,
    buyer: consumer,
    amount,
    inclusive: yes,
    currency,
  })
  return [
    line('DE', 'DE', '119.00'),
    line('DE', 'FR', '59.90'),
    line('PL', 'PL', '246.00', 'PLN'),
    line('DE', 'AT', '1,234'),
    { ...line('DE', 'IT', '122.00'), viaMarketplace: no },
    line('GB', 'GB', '48.00', 'GBP'),
    line('DE', 'CH', '81.00'),
    {
      ...line('DE', 'AT', '500.00'),
      viaMarketplace: no,
      buyer: business,
      buyerVatId: 'ATU39378767',
      buyerVatIdValid: yes,
    },
  ]
}

export const EXAMPLE_SELLER: Draft = {
  sellerEstablished: 'CN',
  registrations: 'DE, PL, GB',
  oss: 'DE',
  ioss: 'no',
}
