import type { Executor, Transaction } from '#platform/server/database.ts'
import { lintTemplate } from '../engine/lint/lint-template.ts'
import type { Template } from '../engine/model/template.ts'
import { findTemplate, newestTemplate, type TemplateRef } from '#form-templates/find-template.ts'
import { formRefusals } from './forms.errors.ts'
import { findNewestPublished, findPublished } from './forms.queries.ts'
import { insertTemplate } from './forms.repository.ts'

/** A published version: one that comes with the program, or one that was published since. */
export async function loadTemplate(executor: Executor, ref: TemplateRef): Promise<Template | undefined> {
  return findTemplate(ref) ?? findPublished(executor, ref)
}

/** @throws when a process or a form names a version that was never published, which is a fault of ours */
export async function requireTemplate(executor: Executor, ref: TemplateRef): Promise<Template> {
  const template = await loadTemplate(executor, ref)
  if (!template) throw new Error(`no form template ${ref.key} version ${ref.version}`)
  return template
}

/** The version that a form begun today uses. */
export async function loadNewest(executor: Executor, key: string): Promise<Template | undefined> {
  const row = await findNewestPublished(executor, key)
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
  const isNew = await insertTemplate(tx, { key, version, template, publishedAt: at })
  if (!isNew) throw formRefusals.version_taken()
}
