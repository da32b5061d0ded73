import { CALLS, sendRight, type Callers } from './api-calls.ts'
import { BASE, buyOne } from './checkout.ts'

export type Shop = Callers & { url: string; agreementVersion: string }

/** A whole purchase instead of one of so many requests. */
const PURCHASE_EVERY = 200
const WORKERS = 8

/** Those who buy: one a worker, since two purchases out of one cart would change each other's total. */
const buyerOf = ({ sellers }: Shop, worker: number) => sellers[sellers.length - 1 - worker]

async function sendOne(shop: Shop, number: number, worker: number): Promise<void> {
  if (number % PURCHASE_EVERY === 0) {
    const seller = buyerOf(shop, worker)
    if (!seller) throw new Error('no seller')
    const { url, sold: product, agreementVersion } = shop
    await buyOne({ url, seller, product, agreementVersion })
    return
  }
  const call = CALLS[number % CALLS.length]
  // Another seller for each round of all calls.
  const seller = Math.floor(number / CALLS.length) % (shop.sellers.length - WORKERS)
  if (call) await sendRight(shop, BASE, call.wire(shop, seller))
}

/**
 * Every call of `bench:api` by turns, reads and writes, by eight connections and many sellers.
 * @param onDone told of how many are done
 * @returns how many were answered rightly, and what went wrong, the first few
 */
export async function sendMixed(
  shop: Shop,
  { count, onDone }: { count: number; onDone(done: number): Promise<void> },
): Promise<{ succeeded: number; failures: string[] }> {
  let [next, done, succeeded] = [1, 0, 0]
  const failures: string[] = []
  const worker = async (own: number) => {
    while (next <= count) {
      const number = next++
      try {
        await sendOne(shop, number, own)
        succeeded += 1
      } catch (error) {
        if (failures.length < 5) failures.push(error instanceof Error ? error.message : String(error))
      }
      await onDone((done += 1))
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, (_, number) => worker(number)))
  return { succeeded, failures }
}

/** Reads as an ordinary visitor and sellers make them, for those who watch how long each takes. */
export async function sendRead(shop: Shop, number: number): Promise<void> {
  const reads = CALLS.filter(({ isWrite }) => !isWrite)
  const read = reads[number % reads.length]
  if (read) await sendRight(shop, BASE, read.wire(shop, number % (shop.sellers.length - WORKERS)))
}

/** Of the reads that are answered when each of a few clients sends the next one at once, for so long. */
const SHARE_OF_ANSWERED = 1 / 3
const LOOK_MS = 5_000

/** How many reads a second to send, at most: more than a busy machine answers in all would only wait for each other. */
export async function paceFor(shop: Shop, most: number): Promise<number> {
  const end = performance.now() + LOOK_MS
  let done = 0
  const client = async () => {
    for (; performance.now() < end; done++) await sendRead(shop, done)
  }
  await Promise.all(Array.from({ length: WORKERS }, client))
  return Math.max(1, Math.min(most, Math.floor((done / LOOK_MS) * 1_000 * SHARE_OF_ANSWERED)))
}
