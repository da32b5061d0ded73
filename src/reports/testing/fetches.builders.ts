import type { Caller, TestApp } from '#main/testing/test-app.ts'
import { fetchMonth, listMonths } from '../contract.ts'

/** The shops' months, and what the clock does to fetches. */
export function monthKeeper(app: TestApp, as: Caller) {
  const shop = async (shopId: string) => {
    const { body } = await app.get(listMonths, {}, { as })
    const found = body.data?.find((one) => one.shopId === shopId)
    if (!found) throw new Error(JSON.stringify(body))
    return found
  }
  /** One run of the jobs takes one of each queue at times. */
  const settle = async (): Promise<void> => {
    for (let times = 0; times < 3; times++) await app.drain()
  }
  return {
    shop,
    settle,
    async month(shopId: string, month: string) {
      const found = (await shop(shopId)).months.find((one) => one.month === month)
      if (!found) throw new Error(`no month ${month}`)
      return found
    },
    fetch: (shopId: string, month: string) => app.post(fetchMonth, { shopId, month }, { as }),
    /** Lets so much time pass, and runs the jobs that were to wait. */
    async pass(seconds: number): Promise<void> {
      app.clock.set(new Date(app.clock.now().getTime() + seconds * 1_000))
      await app.database.pool.query('update graphile_worker._private_jobs set run_at = now()')
      await settle()
    },
  }
}
