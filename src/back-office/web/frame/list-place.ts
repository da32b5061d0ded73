import { useSearchParams } from 'react-router'
import { readPage } from '#platform/ui/pager.ts'

/** The longest keyword; the server refuses more. */
export const KEYWORD_MAX = 80

export type ListPlace<V extends string> = { view: V | undefined; keyword: string; page: number }

/**
 * The place in a list: view, keyword and page. It is in the address, so that a link, the back button and a reload keep it.
 * @param name the parameter that holds the view
 */
export function readListPlace<V extends string>(
  query: URLSearchParams,
  views: readonly V[],
  name = 'view',
): ListPlace<V> {
  return {
    view: views.find((known) => known === query.get(name)),
    keyword: (query.get('keyword') ?? '').trim().slice(0, KEYWORD_MAX),
    page: readPage(query),
  }
}

export function useListPlace<V extends string>(views: readonly V[], name?: string): ListPlace<V> {
  const [query] = useSearchParams()
  return readListPlace(query, views, name)
}
