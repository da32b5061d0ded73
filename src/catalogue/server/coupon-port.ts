import type { LocalText } from '#platform/shared/local-text.ts'
import type { Money } from '#platform/shared/money.ts'
import type { Product } from '../product.ts'

/**
 * A coupon's discount on one product at this price, as a positive amount. Coupons are above the catalogue; main passes
 * the port in. @throws the refusal that says why there is no discount
 */
export type CouponPort = (
  caller: { companyId: string } | { ip: string },
  input: { code: string; product: Product; net: Money },
) => Promise<{ label: LocalText; amount: Money }>
