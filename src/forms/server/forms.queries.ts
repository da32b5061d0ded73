import { and, desc, eq, sql } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { TemplateRef } from '#form-templates/find-template.ts'
import type { Template } from '../engine/model/template.ts'
import {
  forms,
  formSections,
  formSubmissions,
  formTemplates,
  type FormRow,
  type SectionRow,
  type SubmissionRow,
} from './forms.tables.ts'
import type { FormId } from './sealed-answers.ts'

/** Undefined while nobody has saved anything in it. */
export async function findForm(executor: Executor, form: FormId): Promise<FormRow | undefined> {
  const [row] = await executor
    .select()
    .from(forms)
    .where(and(eq(forms.companyId, form.companyId), eq(forms.nodeId, form.nodeId)))
  return row
}

export async function listSections(executor: Executor, form: FormId): Promise<SectionRow[]> {
  return executor
    .select()
    .from(formSections)
    .where(and(eq(formSections.companyId, form.companyId), eq(formSections.nodeId, form.nodeId)))
}

/** The submissions, newest first. */
export async function listSubmissions(executor: Executor, form: FormId): Promise<SubmissionRow[]> {
  return submissionsOf(executor, form)
}

export async function findLastSubmission(
  executor: Executor,
  form: FormId,
): Promise<SubmissionRow | undefined> {
  const [last] = await submissionsOf(executor, form).limit(1)
  return last
}

function submissionsOf(executor: Executor, form: FormId) {
  return executor
    .select()
    .from(formSubmissions)
    .where(and(eq(formSubmissions.companyId, form.companyId), eq(formSubmissions.nodeId, form.nodeId)))
    .orderBy(desc(formSubmissions.number))
}

/** A version that was published since the program was built. */
export async function findPublished(executor: Executor, ref: TemplateRef): Promise<Template | undefined> {
  const [row] = await executor
    .select({ template: formTemplates.template })
    .from(formTemplates)
    .where(and(eq(formTemplates.key, ref.key), eq(formTemplates.version, ref.version)))
  return row?.template
}

/** The newest of the versions that were published since the program was built. */
export async function findNewestPublished(
  executor: Executor,
  key: string,
): Promise<{ template: Template; version: number } | undefined> {
  const [row] = await executor
    .select({ template: formTemplates.template, version: formTemplates.version })
    .from(formTemplates)
    .where(eq(formTemplates.key, key))
    .orderBy(desc(formTemplates.version))
    .limit(1)
  return row
}

/** Forms with rows in which something is not sealed yet that is sealed today: only rows of earlier programs. */
export async function findFormsToSeal(executor: Executor, limit: number): Promise<FormId[]> {
  const { rows } = await executor.execute<{ companyId: string; nodeId: string }>(sql`
    select company_id as "companyId", node_id as "nodeId" from form_sections where seals < 3
    union select company_id, node_id from form_submissions where seals < 3
    limit ${limit}`)
  return rows
}

/**
 * Forms whose numbers are not marked under the current key, of companies that are not closed: what was forgotten of one is
 * not made again.
 */
export async function findFormsToMark(executor: Executor, keyId: string, limit: number): Promise<FormId[]> {
  const { rows } = await executor.execute<{ companyId: string; nodeId: string }>(sql`
    select company_id as "companyId", node_id as "nodeId" from (
      select company_id, node_id from forms where marked_submission <> submissions
      union select company_id, node_id from forms where marked_by < ${keyId} or marked_by > ${keyId}) as behind
    where not exists (select from companies where companies.id = behind.company_id and companies.closed_at is not null)
    limit ${limit}`)
  return rows
}
