import type { Template } from '#forms/engine/model/template.ts'
import { PUBLISHED } from '#form-templates/published.ts'

export type TemplateRef = { key: string; version: number }

export function findTemplate(ref: TemplateRef): Template | undefined {
  return PUBLISHED.find((template) => template.key === ref.key && template.version === ref.version)
}

/** The newest version that comes with the program. */
export function newestTemplate(key: string): Template | undefined {
  return PUBLISHED.filter((template) => template.key === key).toSorted((a, b) => b.version - a.version)[0]
}
