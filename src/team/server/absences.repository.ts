import { eq, lt } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { staffAbsences, type AbsenceRow } from './absences.tables.ts'

export async function putAbsence(tx: Transaction, row: AbsenceRow): Promise<void> {
  const { id: _id, ...set } = row
  await tx.insert(staffAbsences).values(row).onConflictDoUpdate({ target: staffAbsences.id, set })
}

export async function deleteAbsence(tx: Transaction, id: string): Promise<void> {
  await tx.delete(staffAbsences).where(eq(staffAbsences.id, id))
}

export async function deleteAbsencesBefore(tx: Transaction, day: Day): Promise<void> {
  await tx.delete(staffAbsences).where(lt(staffAbsences.until, day))
}
