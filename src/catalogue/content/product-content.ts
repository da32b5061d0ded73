import type { LocalText } from '#platform/shared/local-text.ts'
import type { Currency } from '#platform/shared/money.ts'
import type { ProcessNode } from '../process.ts'
import type { CategoryCode } from '../codes.ts'
import type { ProductContentDraft } from '../product.ts'

/** One price in each currency, in minor units. Each is set for its market; none is converted from another. */
export type Amounts = Record<Currency, number>

/** Prices in whole euros, pounds, dollars and yuan. */
export function amounts(eur: number, gbp: number, usd: number, cny: number): Amounts {
  return { EUR: eur * 100, GBP: gbp * 100, USD: usd * 100, CNY: cny * 100 }
}

export function text(en: string, zh: string): LocalText {
  return { en, zh }
}

type Faq = ProductContentDraft['faqs'][number]

export function faq(question: LocalText, answer: LocalText, ...sources: Faq['sources']): Faq {
  return { question, answer, sources }
}

/** A shipped product, as a member of staff would enter it. */
export type ProductContent = {
  code: string
  category: CategoryCode
  country: string
  position: number
  content: ProductContentDraft
  process: { version: number; nodes: ProcessNode[] }
  prices: {
    base: Amounts
    /** option → value → once, or per month */
    options: Record<string, Record<string, Amounts>>
  }
}
