import { readCatalogue } from '#catalogue/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { isUniqueViolation, type Transaction } from '#platform/server/database.ts'
import { expectSame } from '#platform/server/http/once.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { CouponDraft } from '../staff/contract.ts'
import { couponRefusals } from './coupons.errors.ts'
import { findCoupon } from './coupons.queries.ts'
import { insertCoupon, updateCouponRow } from './coupons.repository.ts'
import type { NewCoupon } from './coupons.tables.ts'

type Writer = { staffId: string; address: string }
type Deps = Pick<ServerDeps, 'db' | 'clock' | 'config'>

/** One that is there already is the same request's. @returns the id of the new coupon */
export async function createCoupon(
  deps: Deps,
  writer: Writer,
  input: { id: string; code: string; draft: CouponDraft },
): Promise<string> {
  const { id, code, draft } = input
  await expectKnownProducts(deps, draft)
  const at = deps.clock.now()
  try {
    await deps.db.transaction(async (tx) => {
      const before = await findCoupon(tx, id)
      if (before) return expectSame(before, { code, ...draft })
      const made = { createdBy: writer.staffId, createdAt: at, updatedAt: at }
      await insertCoupon(tx, { id, code, ...draft, ...made })
      await audit(tx, writer, { action: 'coupon.create', record: id, at, detail: { code, ...draft } })
    })
  } catch (error) {
    if (isUniqueViolation(error, 'coupons_code')) throw couponRefusals.code_taken({ params: { code } })
    throw error
  }
  return id
}

/** Changes everything but the code. Orders keep the discount that was agreed. */
export async function updateCoupon(
  deps: Deps,
  writer: Writer,
  input: { id: string; version: number; draft: CouponDraft },
): Promise<void> {
  const { id, version, draft } = input
  await expectKnownProducts(deps, draft)
  await change(deps, writer, { id, version, set: draft, action: 'coupon.update', detail: { ...draft } })
}

/** Ends a coupon before its last day. */
export async function stopCoupon(
  deps: Deps,
  writer: Writer,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const set = { stoppedAt: deps.clock.now() }
  await change(deps, writer, { id, version, set, action: 'coupon.stop', detail: {} })
}

type Change = {
  id: string
  version: number
  set: Partial<NewCoupon>
  action: string
  detail: Record<string, unknown>
}

async function change(
  deps: Deps,
  writer: Writer,
  { id, version, set, action, detail }: Change,
): Promise<void> {
  const at = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const isChanged = await updateCouponRow(tx, { id, version }, { ...set, updatedAt: at })
    if (!isChanged) throw await whyNot(tx, id)
    await audit(tx, writer, { action, record: id, at, detail })
  })
}

async function whyNot(tx: Transaction, id: string) {
  const coupon = await findCoupon(tx, id)
  if (!coupon) return couponRefusals.not_found()
  return coupon.stoppedAt ? couponRefusals.stopped() : couponRefusals.changed_meanwhile()
}

async function audit(
  tx: Transaction,
  writer: Writer,
  entry: { action: string; record: string; at: Date; detail: Record<string, unknown> },
): Promise<void> {
  await writeAudit(tx, { ...entry, actorKind: 'staff', actorId: writer.staffId, address: writer.address })
}

async function expectKnownProducts(deps: Deps, draft: CouponDraft): Promise<void> {
  if (draft.products.length === 0) return
  const { byKey } = await readCatalogue(deps)
  const unknown = draft.products.find((code) => byKey.get(code)?.code !== code)
  if (unknown !== undefined) throw couponRefusals.product_unknown({ params: { code: unknown } })
}
