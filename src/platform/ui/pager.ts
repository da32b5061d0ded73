/** The server allows no more. */
const LAST_PAGE = 100_000

/** The page number in a URL, counted from 1; anything but a whole page number means the first. */
export function readPage(query: URLSearchParams): number {
  const asked = query.get('page') ?? ''
  const page = /^\d{1,6}$/.test(asked) ? Number(asked) : 1
  return page >= 1 && page <= LAST_PAGE ? page : 1
}

/** Pages that are not shown, before or after the current one. */
export type PageGap = 'gapBefore' | 'gapAfter'

/** Which page numbers to show: the ends, the current one with its neighbours, and a gap between. */
export function pageNumbers(page: number, pages: number): (number | PageGap)[] {
  const wanted = new Set([1, page - 1, page, page + 1, pages])
  if (page <= 3) [2, 3].forEach((number) => wanted.add(number))
  if (page >= pages - 2) [pages - 1, pages - 2].forEach((number) => wanted.add(number))
  const numbers = [...wanted].filter((number) => number >= 1 && number <= pages).toSorted((a, b) => a - b)
  return numbers.flatMap((number, index): (number | PageGap)[] => {
    const before = numbers[index - 1]
    if (before === undefined || number - before === 1) return [number]
    return number - before === 2 ? [number - 1, number] : [before === 1 ? 'gapBefore' : 'gapAfter', number]
  })
}
