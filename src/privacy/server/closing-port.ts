import type { Executor, Transaction } from '#platform/server/database.ts'
import type { ClosingObstacle } from '../closing-contract.ts'

/** The modules that have something to say when a company closes; this one knows no other's records. */
export type ClosingPort = {
  obstacles(executor: Executor, companyId: string): Promise<ClosingObstacle[]>
  hasBought(executor: Executor, companyId: string): Promise<boolean>
  /** Ends what would go on by itself: feeds, consents, invitations, mails. */
  end(tx: Transaction, companyId: string, at: Date): Promise<void>
}
