type Settled<T extends readonly unknown[]> = { -readonly [K in keyof T]: Awaited<T[K]> }

/** What the server answers to every further statement once one has failed. */
const IN_FAILED_TRANSACTION = '25P02'

/**
 * Calls that were begun in one transaction and do not need each other's answers: their statements are sent one behind the other
 * and executed in the order of the calls. Unlike `Promise.all` it waits for all of them, so that nothing is sent after
 * the transaction was rolled back. Queries of the library are no calls: they begin when they are waited for, which would
 * be after the others.
 * @throws what the first one failed with, not that the others failed with it
 */
export async function together<const T extends readonly unknown[]>(work: T): Promise<Settled<T>> {
  if (work.some(isNotBegun)) throw new Error('a query that was not begun')
  const settled = await Promise.allSettled(work)
  const reasons = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  if (reasons.length > 0) throw reasons.find((reason) => !isConsequence(reason)) ?? reasons[0]
  return settled.map((one) => (one as PromiseFulfilledResult<unknown>).value) as Settled<T>
}

const isNotBegun = (one: unknown): boolean =>
  typeof one === 'object' && one !== null && 'then' in one && !(one instanceof Promise)

function isConsequence(reason: unknown): boolean {
  const { cause } = (reason ?? {}) as { cause?: { code?: unknown } }
  return cause?.code === IN_FAILED_TRANSACTION
}
