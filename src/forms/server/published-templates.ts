import { and, desc, eq } from 'drizzle-orm'
import type { Executor, Transaction } from '#platform/server/database.ts'
import { lintTemplate } from '../engine/lint/lint-template.ts'
import type { Template } from '../engine/model/template.ts'
import { findTemplate, newestTemplate, type TemplateRef } from '#form-templates/find-template.ts'
import { formTemplates } from './forms.tables.ts'
import { formRefusals } from './forms.errors.ts'

/** A published version: one that comes with the program, or one that was published since. */
export async function loadTemplate(executor: Executor, ref: TemplateRef): Promise<Template | undefined> {
  const builtIn = findTemplate(ref)
  if (builtIn) return builtIn
  const [row] = await executor
    .select({ template: formTemplates.template })
    .from(formTemplates)
    .where(and(eq(formTemplates.key, ref.key), eq(formTemplates.version, ref.version)))
  return row?.template
}

/** @throws when a process or a form names a version that was never published, which is a fault of ours */
export async function requireTemplate(executor: Executor, ref: TemplateRef): Promise<Template> {
  const template = await loadTemplate(executor, ref)
  if (!template) throw new Error(`no form template ${ref.key} version ${ref.version}`)
  return template
}

/** What a form that begins today asks. */
export async function loadNewest(executor: Executor, key: string): Promise<Template | undefined> {
  const [row] = await executor
    .select({ template: formTemplates.template, version: formTemplates.version })
    .from(formTemplates)
    .where(eq(formTemplates.key, key))
    .orderBy(desc(formTemplates.version))
    .limit(1)
  const builtIn = newestTemplate(key)
  return row && row.version > (builtIn?.version ?? 0) ? row.template : builtIn
}

/** Publishes the next version of a template; from then on it never changes. @throws forms.template_unsound, version_taken */
export async function publishTemplate(tx: Transaction, template: Template, at: Date): Promise<void> {
  const [issue] = lintTemplate(template)
  if (issue) throw formRefusals.template_unsound({ params: { at: issue.at, detail: issue.code } })
  const newest = await loadNewest(tx, template.key)
  if (newest && newest.version >= template.version) throw formRefusals.version_taken()
  const { key, version } = template
  const written = await tx
    .insert(formTemplates)
    .values({ key, version, template, publishedAt: at })
    .onConflictDoNothing()
    .returning({ version: formTemplates.version })
  if (written.length === 0) throw formRefusals.version_taken()
}
