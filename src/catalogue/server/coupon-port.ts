import type { LocalText } from '#platform/shared/local-text.ts'
import type { Money } from '#platform/shared/money.ts'
import type { Product } from '../product.ts'

/**
 * What a coupon takes off one product at this price, as a positive amount. Coupons stand above the catalogue; main hands
 * it in. @throws the refusal that says why it takes nothing off
 */
export type CouponPort = (
  asker: { companyId: string } | { ip: string },
  asked: { code: string; product: Product; net: Money },
) => Promise<{ label: LocalText; amount: Money }>
