import type { z } from 'zod'
import type { Lang } from '#platform/shared/local-text.ts'
import type { Money } from '#platform/shared/money.ts'
import type { productPrice } from '../contract.ts'

type Answer = z.input<(typeof productPrice)['output']>

/**
 * The VAT on a net price for a company, or for what a visitor says of one. Who buys is known above the catalogue; main
 * passes the port in.
 */
export type VatPort = (
  buyer: { companyId: string } | { country: string; number: string } | undefined,
  net: Money,
  lang: Lang,
) => Promise<Pick<Answer, 'vat' | 'total' | 'treatment' | 'saving' | 'numberProblem'>>
