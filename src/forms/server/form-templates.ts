import type { Template } from '../template.ts'
import { PUBLISHED } from '../templates/published.ts'

export type TemplateRef = { key: string; version: number }

export function findTemplate(ref: TemplateRef): Template | undefined {
  return PUBLISHED.find((template) => template.key === ref.key && template.version === ref.version)
}

/** The template of a node. @throws when a process names one that was never published, which is a fault of ours */
export function getTemplate(ref: TemplateRef): Template {
  const template = findTemplate(ref)
  if (!template) throw new Error(`no form template ${ref.key} version ${ref.version}`)
  return template
}

/** What a buyer would be asked today. */
export function newestTemplate(key: string): Template | undefined {
  return PUBLISHED.filter((template) => template.key === key).toSorted((a, b) => b.version - a.version)[0]
}
