import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import {
  authorityLetterHistory,
  authorityLetters,
  type LetterHistoryRow,
  type LetterRow,
} from './letters.tables.ts'

export async function insertLetter(tx: Transaction, row: LetterRow): Promise<void> {
  await tx.insert(authorityLetters).values(row)
}

/** Locks a letter until the transaction ends. */
export async function lockLetter(tx: Transaction, id: string): Promise<LetterRow | undefined> {
  const [row] = await tx.select().from(authorityLetters).where(eq(authorityLetters.id, id)).for('update')
  return row
}

export async function updateLetter(tx: Transaction, { id, ...set }: LetterRow): Promise<void> {
  await tx.update(authorityLetters).set(set).where(eq(authorityLetters.id, id))
}

/** What was read in a letter: nothing that somebody said of it, and so no revision. */
export async function keepLetterText(
  tx: Transaction,
  id: string,
  read: Pick<LetterRow, 'textState' | 'pages' | 'ownText'>,
): Promise<void> {
  await tx.update(authorityLetters).set(read).where(eq(authorityLetters.id, id))
}

export async function insertLetterHistory(tx: Transaction, row: LetterHistoryRow): Promise<void> {
  await tx.insert(authorityLetterHistory).values(row)
}
