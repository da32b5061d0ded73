import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { lockCartLines } from '#cart/server/public.ts'
import { cartLines } from '#cart/server/cart.tables.ts'
import { testApp } from '#main/testing/test-app.ts'
import { lockPaidOrder } from '#orders/server/public.ts'
import { orderLines, orders } from '#orders/server/orders.tables.ts'
import { fillCart, markPaid, placeOrderOf } from '#orders/testing/orders.builders.ts'
import type { Transaction } from '#platform/server/database.ts'
import { payerOf } from '../testing/payer.ts'
import { lockPaymentAndOrder } from './payments.repository.ts'
import { payments } from './payments.tables.ts'

const app = await testApp({ listen: true })
const { seller } = app.people
const { db } = app.deps
const payer = payerOf(app, seller)

/** A statement that takes a lock, while another transaction holds it and then changes what it is about. */
async function afterWaiting<T>(
  lock: (tx: Transaction) => Promise<T>,
  change: (tx: Transaction) => Promise<unknown>,
): Promise<T> {
  const isHeld = Promise.withResolvers<void>()
  const first = db.transaction(async (tx) => {
    await lock(tx)
    isHeld.resolve()
    await untilSomebodyWaits(tx)
    await change(tx)
  })
  await isHeld.promise
  const second = db.transaction(lock)
  await first
  return second
}

async function untilSomebodyWaits(tx: Transaction): Promise<void> {
  while ((await waitedFor(tx)).length === 0) await sleep(5)
}

/** What somebody waits for, of those in this database. */
async function waitedFor(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ kind: string }>(
    sql`select locktype as kind from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`,
  )
  return rows.map(({ kind }) => kind)
}

describe('a lock and what is read with it, in one statement', () => {
  it('of a payment and its order: both as they were left', async () => {
    const { order, paymentId } = await payer.orderAndBegin()
    const found = await afterWaiting(
      (tx) => lockPaymentAndOrder(tx, paymentId),
      async (tx) => {
        await tx.update(payments).set({ status: 'SUCCEEDED' }).where(eq(payments.id, paymentId))
        await tx.update(orders).set({ status: 'PAID' }).where(eq(orders.id, order.id))
      },
    )
    expect(found).toMatchObject({
      order: { id: order.id, status: 'PAID', renews: false },
      payment: { id: paymentId, status: 'SUCCEEDED' },
    })
  })

  it('of a paid order and its lines: none waits for work that was opened meanwhile', async () => {
    const order = await placeOrderOf(app, seller)
    await markPaid(app, order)
    const found = await afterWaiting(
      (tx) => lockPaidOrder(tx, order.id),
      (tx) => tx.update(orderLines).set({ workOrderId: 'wo_1' }).where(eq(orderLines.orderId, order.id)),
    )
    expect(found?.lines).toMatchObject([{ workOrderId: 'wo_1' }])
  })

  describe('of a cart and some of its lines', () => {
    const owner = { companyId: '', userId: '' }
    let ids: string[] = []

    beforeEach(async () => {
      await db.delete(cartLines)
      ids = (await fillCart(app, seller)).cartLineIds
      const [line] = await db.select().from(cartLines)
      Object.assign(owner, { companyId: line?.companyId, userId: line?.userId })
    })

    it('one that was changed meanwhile is read as it is', async () => {
      const lines = await afterWaiting(
        (tx) => lockCartLines(tx, owner, ids),
        (tx) => tx.update(cartLines).set({ seenNet: 7 }),
      )
      expect(lines).toMatchObject([{ id: ids[0], seenNet: 7 }])
    })

    it('one that is gone is left out', async () => {
      const lines = await afterWaiting(
        (tx) => lockCartLines(tx, owner, ids),
        (tx) => tx.delete(cartLines),
      )
      expect(lines).toEqual([])
    })

    it('the cart is locked first, and also where no line is', async () => {
      const held = await db.transaction(async (tx) => {
        await lockCartLines(tx, owner, ['cl_none'])
        const { rows } = await tx.execute<{ kind: string }>(
          sql`select locktype as kind from pg_locks where pid = pg_backend_pid() and locktype = 'advisory' and classid = 7201004`,
        )
        return rows
      })
      expect(held).toEqual([{ kind: 'advisory' }])
      // A line that somebody holds is waited for with the cart in hand: who waits for a cart holds no line.
      const isHeld = await afterWaiting(
        (tx) => lockCartLines(tx, owner, ids),
        async (tx) => expect(await waitedFor(tx)).toEqual(['advisory']),
      )
      expect(isHeld).toHaveLength(1)
    })
  })
})
