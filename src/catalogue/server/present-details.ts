import type { z } from 'zod'
import { addWorkingDays, type Day } from '#platform/shared/calendar.ts'
import { restingIn } from '#platform/shared/public-holidays.ts'
import { type Lang, pickText } from '#platform/shared/local-text.ts'
import type { Currency } from '#platform/shared/money.ts'
import type { productDetails, quoteOutput } from '../contract.ts'
import { offeredOptions } from '../options.ts'
import type { Product, Requirement } from '../product.ts'
import { type Quote, valuePrice } from '../quote.ts'
import { requirementsOf } from '../requirements.ts'
import type { CatalogueSnapshot } from './catalogue-cache.ts'
import type { FormOutlines } from './form-outlines.ts'
import { allCards, presentCard } from './present-card.ts'
import { quoteOrRefuse } from './quote-or-refuse.ts'

type Details = z.input<(typeof productDetails)['output']>

export function presentDetails(
  snapshot: CatalogueSnapshot,
  product: Product,
  context: { lang: Lang; currency: Currency; formOutlines: FormOutlines; agencyCountry: string },
): Details {
  const { lang, currency, formOutlines } = context
  const text = (local: { en: string; zh: string }) => pickText(local, lang)
  const outline = outlineOf(product, formOutlines)
  const price = quoteOrRefuse(product, { options: {}, quantity: 1, currency, day: snapshot.day })
  return {
    ...presentCard(snapshot, product, lang, currency),
    lead: text(product.lead),
    description: product.description.map(text),
    deliverables: product.deliverables.map(text),
    officialFees: text(product.officialFees),
    effortMinutes: product.effortMinutes,
    today: snapshot.day,
    maxQuantity: product.maxQuantity,
    currency,
    options: presentOptions(snapshot, product, lang, currency),
    process: product.process.map((node) => ({
      key: node.key,
      name: text(node.name),
      description: node.description ? text(node.description) : null,
      kind: node.kind,
      owner: node.owner,
      expectedDays: node.expectedDays,
      mayBeSkipped: node.canSkip ? text(node.canSkip.reason) : null,
      onlyWhen: node.onlyWhen ?? null,
    })),
    daysAreMeasured: snapshot.measured.has(product.id),
    expectedFinish: finishOf(snapshot.day, product, context.agencyCountry),
    form: presentForm(lang, outline),
    materials: presentMaterials(product, lang, outline),
    faqs: product.faqs.map(({ question, answer, sources }) => ({
      question: text(question),
      answer: text(answer),
      sources: sources.map((source) => presentSource(source, lang)),
    })),
    related: cardsOf(snapshot, product.related, lang, currency),
    requires: presentRequirements(snapshot, product, lang, currency),
    price: presentQuote(price, lang),
  }
}

/** The rule by which the work order says it after the purchase. */
function finishOf(today: Day, { expectedDays: { low, high }, country }: Product, agencyCountry: string) {
  const rests = restingIn(agencyCountry, country)
  return { low: addWorkingDays(today, low, rests), high: addWorkingDays(today, high, rests) }
}

export function presentQuote(quote: Quote, lang: Lang): z.input<typeof quoteOutput> {
  const { unit, discount, net, options, quantity } = quote
  const lines = quote.lines.map(({ key, label, amount }) => ({ key, label: pickText(label, lang), amount }))
  return { unit, discount, net, vat: null, total: net, lines, options, quantity }
}

function presentOptions(snapshot: CatalogueSnapshot, product: Product, lang: Lang, currency: Currency) {
  return offeredOptions(product, snapshot.day).map((option) => ({
    key: option.key,
    name: pickText(option.name, lang),
    help: option.help ? pickText(option.help, lang) : null,
    onlyWhen: option.onlyWhen ?? null,
    default: option.default,
    values: option.values.map(({ value, label, charge }) => ({
      value,
      label: pickText(label, lang),
      charge: charge.kind,
      months: charge.kind === 'monthly' ? charge.months : null,
      price: valuePrice(product, { option: option.key, value, charge }, currency, snapshot.day),
    })),
  }))
}

type Outline = { template: string; parts: NonNullable<ReturnType<FormOutlines>> }

function outlineOf(product: Product, formOutlines: FormOutlines): Outline | null {
  const template = product.process.find((node) => node.kind === 'FORM')?.formTemplate
  const parts = template && formOutlines(template)
  return template && parts ? { template: template.key, parts } : null
}

function presentForm(lang: Lang, outline: Outline | null): Details['form'] {
  if (!outline) return null
  const { sections } = outline.parts
  return {
    template: outline.template,
    questions: sections.reduce((sum, section) => sum + section.questions, 0),
    sections: sections.map(({ title, questions, asks }) => ({
      title: pickText(title, lang),
      questions,
      asks: asks.map((ask) => pickText(ask, lang)),
    })),
  }
}

/** The papers of the form in its own words; beside them only what is needed later. */
function presentMaterials(product: Product, lang: Lang, outline: Outline | null): Details['materials'] {
  const papers = outline?.parts.papers ?? []
  const later = product.materials
    .filter((material) => !papers.some((paper) => paper.key === material.key))
    .map((material) => ({ ...material, depends: false }))
  return [
    ...papers.filter((paper) => !paper.depends),
    ...later,
    ...papers.filter((paper) => paper.depends),
  ].map(({ key, name, note, depends }) => ({
    key,
    name: pickText(name, lang),
    note: pickText(note, lang),
    depends,
  }))
}

function presentSource({ label, url }: Requirement['source'], lang: Lang) {
  return { label: pickText(label, lang), url: url ?? null }
}

/** The page is the same for everybody, so the company's country is unknown here; the cart knows it. */
function presentRequirements(snapshot: CatalogueSnapshot, product: Product, lang: Lang, currency: Currency) {
  return requirementsOf(product, null).flatMap(({ code, condition, reason, source, certain }) =>
    cardsOf(snapshot, [code], lang, currency).map((card) => ({
      product: card,
      condition: pickText(condition, lang),
      reason: pickText(reason, lang),
      source: presentSource(source, lang),
      certain,
    })),
  )
}

/** The cards of these codes, except those not sold (in this currency). */
function cardsOf(snapshot: CatalogueSnapshot, codes: readonly string[], lang: Lang, currency: Currency) {
  const cards = new Map(allCards(snapshot, lang, currency).map(({ card }) => [card.code, card]))
  return codes.flatMap((code) => cards.get(code) ?? [])
}
