import type { Rule } from '../rule.ts'
import { customsRules } from './customs.ts'
import { oneStopShopRules } from './one-stop-shop.ts'
import { packagingRules } from './packaging.ts'
import { productRules } from './products.ts'
import { vatRules } from './vat.ts'

/** The rules that ship with the product. An adviser has not reviewed them yet, and the result says so. */
export const RULES: readonly Rule[] = [
  ...vatRules,
  ...oneStopShopRules,
  ...customsRules,
  ...packagingRules,
  ...productRules,
]
