import type { ServerDeps } from '#platform/server/server-deps.ts'
import { countryName } from '#platform/shared/countries.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { foldText, keywordWords } from '#platform/shared/search-words.ts'
import type { Product } from '../product.ts'
import { cachedIn, readCatalogue, type CatalogueSnapshot } from './catalogue-cache.ts'
import { relevanceOf, type SearchText } from './keyword-search.ts'
import { findPage } from './product-pages.ts'

type Asked = { keyword: string; limit: number; lang: Lang }
type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config'>

/** Services on sale whose name, country or summary has the words, best first. */
export async function searchServices(deps: Deps, { keyword, limit, lang }: Asked) {
  const snapshot = await readCatalogue(deps)
  const input = { keyword, currency: 'EUR' as const, page: 1, pageSize: limit }
  return findPage(snapshot, input, lang).records.map(({ code, name, country }) => ({ code, name, country }))
}

type Question = { product: Product; question: Product['faqs'][number]['question']; text: SearchText }

/** Questions that the services' pages answer, best first. */
export async function searchQuestions(deps: Deps, { keyword, limit, lang }: Asked) {
  const words = keywordWords(keyword)
  const questions = questionsOf(await readCatalogue(deps))
  const found = questions
    .map((question) => ({ ...question, relevance: relevanceOf(question.text, words) }))
    .filter(({ relevance }) => relevance > 0)
    .toSorted((a, b) => b.relevance - a.relevance)
  // Services of one kind answer the same question.
  const first = new Map<string, Question>()
  for (const hit of found) {
    const question = pickText(hit.question, lang)
    if (!first.has(question)) first.set(question, hit)
  }
  return [...first].slice(0, limit).map(([question, { product }]) => ({
    question,
    code: product.code,
    service: pickText(product.name, lang),
    country: product.country,
  }))
}

const questionsOf = (snapshot: CatalogueSnapshot): Question[] =>
  cachedIn(snapshot, 'questions', () =>
    snapshot.products.flatMap((product) =>
      product.faqs.map(({ question, answer }) => ({
        product,
        question,
        text: textOf(product, question, answer),
      })),
    ),
  )

function textOf(
  { country }: Product,
  question: Question['question'],
  answer: Question['question'],
): SearchText {
  return {
    name: foldText(`${question.en} ${question.zh}`),
    country: foldText([countryName(country, 'en'), countryName(country, 'zh'), country].join(' ')),
    summary: '',
    rest: foldText(`${answer.en} ${answer.zh}`),
  }
}
