import { useState } from 'react'
import type { Currency } from '#platform/shared/money.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { siteConfig } from '#site/contract.ts'
import { methodsElsewhere } from '../methods-elsewhere.ts'
import type { PaymentMethod } from '#payments/payment-methods.ts'

const MINUTES = 10

/** What can be paid how; it hardly ever changes. */
export function useSiteConfig() {
  return useCallQuery(siteConfig, {}, { staleTime: MINUTES * 60_000 })
}

/**
 * How an order in this currency can be paid here, and which method the buyer has picked; the first by
 * default.
 */
export function usePaymentMethod(currency: Currency) {
  const config = useSiteConfig()
  const [picked, setPicked] = useState<PaymentMethod>('CARD')
  const methods: readonly PaymentMethod[] = config.data?.paymentMethodsByCurrency[currency] ?? ['CARD']
  const method = methods.find((candidate) => candidate === picked) ?? methods[0] ?? 'CARD'
  const elsewhere = methodsElsewhere(config.data?.paymentMethodsByCurrency ?? {}, currency)
  return { methods, method, choose: setPicked, elsewhere }
}
