import { memberMayConfirm } from '#accounts/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { Actor, SellerPrincipal } from '#platform/shared/principal.ts'
import type { TaxStatus } from '../declaration.ts'
import { declarationRefusals } from './declarations.errors.ts'
import { findBox } from './declarations.queries.ts'
import type { DeclarationRow } from './declarations.tables.ts'
import { moveDeclaration } from './move-declaration.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock'>
type Seen = { id: string; revision: number }
/** Who acts for the company, and from where. */
export type SellerAt = { seller: SellerPrincipal; address: string }

const actorOf = ({ userId: id, userName: name }: SellerPrincipal): Actor => ({ kind: 'seller', id, name })

/**
 * Confirms the figures that the person saw. From here on the tax is owed, or claimed.
 * @throws declarations.not_found, declarations.outdated, declarations.not_now, declarations.may_not_confirm
 */
export async function confirmDeclaration(
  deps: Deps,
  { seller, address }: SellerAt,
  seen: Seen,
): Promise<DeclarationRow> {
  return deps.db.transaction(async (tx) => {
    await requireMayConfirm(tx, seller)
    const { companyId } = seller
    const step = { ...seen, companyId, by: actorOf(seller), address, at: deps.clock.now() }
    return moveDeclaration(tx, { ...step, action: 'confirm' }, (row) => ({
      confirmedRevision: row.revision,
      confirmedBy: seller.userId,
      taxStatus: taxAfterConfirming(row),
    }))
  })
}

export function taxAfterConfirming({ payable }: Pick<DeclarationRow, 'payable'>): TaxStatus {
  if (payable === null || payable === 0) return 'NONE'
  return payable > 0 ? 'DUE' : 'CREDIT'
}

/**
 * Asks about a figure instead of confirming it: the agency's turn.
 * @throws declarations.not_found, declarations.outdated, declarations.not_now, declarations.no_such_box
 */
export async function queryDeclaration(
  deps: Deps,
  { seller, address }: SellerAt,
  query: Seen & { box?: string | undefined; text: string },
): Promise<DeclarationRow> {
  const { id, revision, box, text } = query
  return deps.db.transaction((tx) =>
    moveDeclaration(
      tx,
      {
        id,
        revision,
        companyId: seller.companyId,
        action: 'query',
        by: actorOf(seller),
        address,
        at: deps.clock.now(),
        note: text,
        ...(box !== undefined && { box }),
      },
      async (row) => {
        if (box !== undefined && !(await findBox(tx, row, box))) throw declarationRefusals.no_such_box()
        return {}
      },
    ),
  )
}

/** @throws declarations.not_found, declarations.not_now */
export async function withdrawQuery(
  deps: Deps,
  { seller, address }: SellerAt,
  { id }: { id: string },
): Promise<DeclarationRow> {
  const step = { id, companyId: seller.companyId, by: actorOf(seller), address, at: deps.clock.now() }
  return deps.db.transaction((tx) => moveDeclaration(tx, { ...step, action: 'withdraw_query' }))
}

/** @throws declarations.may_not_confirm */
export async function requireMayConfirm(tx: Transaction, seller: SellerPrincipal): Promise<void> {
  if (!(await memberMayConfirm(tx, seller))) throw declarationRefusals.may_not_confirm()
}
