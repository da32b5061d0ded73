import { searchQuestions, searchServices } from '#catalogue/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { hasTerms, readTerms } from '#platform/shared/search-terms.ts'
import { paths } from '#paths.ts'
import { RESULT_KINDS, type ResultKind, type SearchResult } from '../contract.ts'
import { findOfCompany } from './company.queries.ts'
import { inOrder } from './in-order.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config'>
type Asked = { typed: string; companyId: string; lang: Lang }

const SERVICES = 5
const QUESTIONS = 3

/** Everything of a company that is called so, and what it could buy or read about it. */
export async function searchCompany(deps: Deps, { typed, companyId, lang }: Asked): Promise<SearchResult[]> {
  const terms = readTerms(typed)
  if (!hasTerms(terms)) return []
  const [rows, services, questions] = await Promise.all([
    findOfCompany(deps.db, companyId, terms),
    searchServices(deps, { keyword: typed, limit: SERVICES, lang }),
    searchQuestions(deps, { keyword: typed, limit: QUESTIONS, lang }),
  ])
  const own = rows.flatMap(({ kind, title, rank: _rank, ...row }) =>
    isKind(kind) ? [{ ...row, kind, title: pickText(title, lang), link: LINKS[kind](row.id) }] : [],
  )
  return inOrder(RESULT_KINDS, [
    ...own,
    ...services.map(({ code, name, country }) => ({
      ...BARE,
      ...linkTo('SERVICE', code),
      title: name,
      country,
    })),
    ...questions.map(({ code, question, service, country }) => ({
      ...BARE,
      ...linkTo('HELP', code),
      id: question,
      title: question,
      detail: service,
      country,
    })),
  ])
}

const BARE = { detail: null, number: null, country: null }

const LINKS: Record<ResultKind, (id: string) => string> = {
  WORK_ORDER: paths.workOrder,
  ORDER: paths.order,
  DECLARATION: paths.declarationDetail,
  NUMBER: paths.workOrder,
  DOCUMENT: (id) => paths.documents({ id }),
  SERVICE: (code) => paths.product(code),
  HELP: (code) => `${paths.product(code)}#questions`,
}

const linkTo = (kind: ResultKind, id: string) => ({ kind, id, link: LINKS[kind](id) })

const isKind = (kind: string): kind is ResultKind => (RESULT_KINDS as readonly string[]).includes(kind)
