import { useSearchParams } from 'react-router'
import { readPage } from '#platform/ui/pager.ts'

const PAGE_SIZE = 50

/**
 * What the address of a list of a declaration's company asks for: the declaration, the same with a keyword for links to
 * other pages, and the input of the call.
 */
export function useListAsked() {
  const [query] = useSearchParams()
  const at = { companyId: query.get('companyId') || 'none', id: query.get('id') || 'none' }
  const keyword = (query.get('keyword') ?? '').trim().slice(0, 80)
  const place = { ...at, ...(keyword !== '' && { keyword }) }
  return { at, keyword, place, asked: { ...place, page: readPage(query), pageSize: PAGE_SIZE } }
}
