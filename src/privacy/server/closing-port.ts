import type { Executor, Transaction } from '#platform/server/database.ts'
import type { Jobs } from '#platform/server/jobs.ts'
import type { Day } from '#platform/shared/calendar.ts'
import type { ClosingObstacle } from '../closing-contract.ts'

/** The modules that have something to say when a company closes; this one knows no other's records. */
export type ClosingPort = {
  obstacles(executor: Executor, companyId: string): Promise<ClosingObstacle[]>
  hasBought(executor: Executor, companyId: string): Promise<boolean>
  /** Ends what would go on by itself: feeds, consents, invitations, mails. */
  end(tx: Transaction, companyId: string, at: Date): Promise<void>
  /** Whether an authority checks the company or a payment is disputed: then nothing is forgotten. */
  isHeld(executor: Executor, companyId: string): Promise<boolean>
  /**
   * Forgets the files of records that go, those that somebody uploaded, or all of a closed company, as far as no record
   * needs them. @returns how many
   */
  forgetFilesOf(
    tx: Transaction,
    deps: { jobs: Jobs },
    about: { companyId: string; records?: readonly string[]; uploadedBy?: readonly string[]; today: Day },
  ): Promise<number>
  /** Has the bytes of files removed whose rows this transaction removes. */
  removeBytesLater(tx: Transaction, deps: { jobs: Jobs }, fileIds: readonly string[]): Promise<void>
}
