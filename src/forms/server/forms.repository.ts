import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/server/database.ts'
import {
  forms,
  formSections,
  formSubmissions,
  formTemplates,
  numberMarks,
  type FormRow,
  type NewTemplate,
  type SectionRow,
  type SubmissionRow,
} from './forms.tables.ts'
import type { NumberMarks } from './number-marks.ts'
import type { FormId } from './sealed-answers.ts'

/** Says whether the version is new; a published one never changes. */
export async function insertTemplate(tx: Transaction, row: NewTemplate): Promise<boolean> {
  const written = await tx
    .insert(formTemplates)
    .values(row)
    .onConflictDoNothing()
    .returning({ version: formTemplates.version })
  return written.length > 0
}

/** Begins a form, or updates its row; the number of submissions stays. */
export async function putForm(
  tx: Transaction,
  form: FormId,
  content: Omit<FormRow, keyof FormId | 'submissions' | 'markedSubmission' | 'markedBy'>,
): Promise<void> {
  const { companyId, nodeId } = form
  await tx
    .insert(forms)
    .values({ companyId, nodeId, submissions: 0, ...content })
    .onConflictDoUpdate({ target: [forms.companyId, forms.nodeId], set: content })
}

export async function putSection(
  tx: Transaction,
  { companyId, nodeId, section, ...content }: SectionRow,
): Promise<void> {
  await tx
    .insert(formSections)
    .values({ companyId, nodeId, section, ...content })
    .onConflictDoUpdate({
      target: [formSections.companyId, formSections.nodeId, formSections.section],
      set: content,
    })
}

export async function deleteSections(tx: Transaction, form: FormId): Promise<void> {
  await tx
    .delete(formSections)
    .where(and(eq(formSections.companyId, form.companyId), eq(formSections.nodeId, form.nodeId)))
}

/** Stores a submission and counts it; its numbers are marked with it. */
export async function insertSubmission(
  tx: Transaction,
  row: SubmissionRow,
  numbers: NumberMarks,
): Promise<void> {
  await tx.insert(formSubmissions).values(row)
  await tx
    .update(forms)
    .set({ submissions: row.number, markedSubmission: row.number, markedBy: numbers.markedBy })
    .where(and(eq(forms.companyId, row.companyId), eq(forms.nodeId, row.nodeId)))
  if (row.number > 1) await deleteMarks(tx, row)
  await insertMarks(tx, row, numbers)
}

/** The marks of a form's last submission in place of others. */
export async function replaceMarks(
  tx: Transaction,
  { companyId, nodeId, submissions }: Pick<FormRow, 'companyId' | 'nodeId' | 'submissions'>,
  numbers: NumberMarks,
): Promise<void> {
  await tx
    .update(forms)
    .set({ markedSubmission: submissions, markedBy: numbers.markedBy })
    .where(and(eq(forms.companyId, companyId), eq(forms.nodeId, nodeId)))
  await deleteMarks(tx, { companyId, nodeId })
  await insertMarks(tx, { companyId, nodeId }, numbers)
}

async function deleteMarks(tx: Transaction, { companyId, nodeId }: FormId): Promise<void> {
  await tx
    .delete(numberMarks)
    .where(and(eq(numberMarks.companyId, companyId), eq(numberMarks.nodeId, nodeId)))
}

async function insertMarks(
  tx: Transaction,
  { companyId, nodeId }: FormId,
  { marks }: NumberMarks,
): Promise<void> {
  if (marks.length > 0)
    await tx.insert(numberMarks).values(marks.map((one) => ({ companyId, nodeId, ...one })))
}

type Stored = Pick<SectionRow, 'answers' | 'sealed' | 'seals'>

/** The same answers, stored in another way: nobody saved anything. */
export async function resealSection(tx: Transaction, row: SectionRow, stored: Stored): Promise<void> {
  const { companyId, nodeId, section } = row
  await tx
    .update(formSections)
    .set(stored)
    .where(
      and(
        eq(formSections.companyId, companyId),
        eq(formSections.nodeId, nodeId),
        eq(formSections.section, section),
      ),
    )
}

export async function resealSubmission(tx: Transaction, row: SubmissionRow, stored: Stored): Promise<void> {
  const { companyId, nodeId, number } = row
  await tx
    .update(formSubmissions)
    .set(stored)
    .where(
      and(
        eq(formSubmissions.companyId, companyId),
        eq(formSubmissions.nodeId, nodeId),
        eq(formSubmissions.number, number),
      ),
    )
}

/** Nobody saves the form until the transaction ends. */
export async function lockForm(tx: Transaction, { companyId, nodeId }: FormId): Promise<FormRow | undefined> {
  const [row] = await tx
    .select()
    .from(forms)
    .where(and(eq(forms.companyId, companyId), eq(forms.nodeId, nodeId)))
    .for('update')
  return row
}
