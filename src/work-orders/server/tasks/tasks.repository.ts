import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import { woTasks, type TaskRow } from '../tasks.tables.ts'

export async function insertTask(tx: Transaction, row: TaskRow): Promise<void> {
  await tx.insert(woTasks).values(row)
}

export async function setTaskDone(
  tx: Transaction,
  { companyId, id }: Pick<TaskRow, 'companyId' | 'id'>,
  done: Pick<TaskRow, 'doneAt' | 'doneByName'>,
): Promise<void> {
  await tx
    .update(woTasks)
    .set(done)
    .where(and(eq(woTasks.companyId, companyId), eq(woTasks.id, id)))
}
