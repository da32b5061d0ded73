import { z } from 'zod'
import { writeAudit } from '#platform/server/audit.ts'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { MAIL_TRIES } from '#platform/server/job-tries.ts'
import type { SecretBox } from '#platform/server/secret-box.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { newId } from '#platform/shared/ids.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { BankDetails } from '../../bank-contract.ts'
import { accountsRefusals, badFields } from '../accounts.errors.ts'
import { requireConfirmed } from '../confirmation.ts'
import { BANK_CHANGED } from '../events.ts'
import { BANK_MAIL_JOB } from '../mail-jobs.ts'
import { asOwner } from '../members/as-owner.ts'
import { type BankAccount, checkBankAccount } from './bank-account.ts'
import { bankAccountsOf, type BankRow, ownersOf, replaceBankAccount } from './bank.repository.ts'

/** So long the earlier details are shown beside the new ones, and can be restored. */
export const SHOWN_FOR_MS = 14 * 24 * 3_600_000

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs' | 'box'>
type From = { ip: string }

export async function readBankDetails(
  { box, clock }: Pick<ServerDeps, 'box' | 'clock'>,
  executor: Executor,
  companyId: string,
): Promise<BankDetails> {
  const rows = await bankAccountsOf(executor, companyId, new Date(clock.now().getTime() - SHOWN_FOR_MS))
  const current = rows.find(({ replacedAt }) => replacedAt === null)
  return {
    current: current ? shown(box, current) : null,
    earlier: rows.flatMap((row) =>
      row.replacedAt
        ? [
            {
              ...shown(box, row),
              id: row.id,
              until: new Date(row.replacedAt.getTime() + SHOWN_FOR_MS).toISOString(),
            },
          ]
        : [],
    ),
  }
}

export async function updateBankDetails(
  deps: Deps,
  principal: SellerPrincipal,
  typed: BankAccount,
  from: From,
): Promise<BankDetails> {
  const { account, problems } = checkBankAccount(typed)
  if (Object.keys(problems).length > 0) throw badFields(problems)
  return changeBankDetails(deps, principal, { ...from, choose: async () => account })
}

/** The details of before, as they were; those that a stranger typed in become earlier ones in their turn. */
export async function restoreBankDetails(
  deps: Deps,
  principal: SellerPrincipal,
  { id }: { id: string },
  from: From,
): Promise<BankDetails> {
  const after = new Date(deps.clock.now().getTime() - SHOWN_FOR_MS)
  return changeBankDetails(deps, principal, {
    ...from,
    async choose(tx) {
      const rows = await bankAccountsOf(tx, principal.companyId, after)
      const earlier = rows.find((row) => row.id === id && row.replacedAt !== null)
      if (!earlier) throw accountsRefusals.bank_not_found()
      return opened(deps.box, earlier)
    },
  })
}

async function changeBankDetails(
  deps: Deps,
  principal: SellerPrincipal,
  { ip, choose }: From & { choose: (tx: Transaction) => Promise<BankAccount> },
): Promise<BankDetails> {
  const at = deps.clock.now()
  const { companyId, userId } = principal
  return asOwner(deps, principal, async (tx) => {
    await requireConfirmed(tx, principal, at)
    const account = await choose(tx)
    const id = newId('ban')
    const sealed = deps.box.seal(JSON.stringify(account), contextOf({ companyId, id }))
    await replaceBankAccount(tx, {
      companyId,
      id,
      sealed,
      createdAt: at,
      createdBy: userId,
      replacedAt: null,
    })
    for (const owner of await ownersOf(tx, companyId))
      await deps.jobs.add(tx, BANK_MAIL_JOB, { companyId, id, userId: owner }, MAIL_TRIES)
    await deps.jobs.publish(tx, BANK_CHANGED, { companyId, userId })
    const what = { action: 'company.bank_changed', record: id, address: ip }
    await writeAudit(tx, { at, actorKind: 'seller', actorId: userId, companyId, ...what })
    return readBankDetails(deps, tx, companyId)
  })
}

const accountSchema = z.object({ holder: z.string(), number: z.string(), bic: z.string() })
const contextOf = ({ companyId, id }: Pick<BankRow, 'companyId' | 'id'>) => `bank:${companyId}:${id}`

export const opened = (box: SecretBox, row: BankRow): BankAccount =>
  accountSchema.parse(JSON.parse(box.open(row.sealed, contextOf(row))))

const shown = (box: SecretBox, row: BankRow) => ({ ...opened(box, row), since: row.createdAt.toISOString() })
