/** Rows of a list page by page, each read when the one before has been taken, so that memory does not grow with them. */
export async function* rowsInPages<Row>(
  first: readonly Row[],
  { next, atOnce }: { next: (after: Row) => Promise<readonly Row[]>; atOnce: number },
): AsyncGenerator<Row> {
  for (let page = first; ;) {
    yield* page
    const last = page.at(-1)
    if (last === undefined || page.length < atOnce) return
    page = await next(last)
  }
}
