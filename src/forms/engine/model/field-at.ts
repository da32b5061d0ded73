import type { Field, GroupField, Section, Template } from './template.ts'

export type FieldPlace = { section: Section; group?: GroupField; rowId?: string; field: Field }

/** What is at `city`, `directors`, `directors/<id>` (the group) or `directors/<id>/passport`. */
export function fieldAt(template: Template, path: string): FieldPlace | undefined {
  const [key, rowId, child, ...more] = path.split('/')
  for (const section of template.sections) {
    const field = section.fields.find((candidate) => candidate.key === key)
    if (!field) continue
    if (rowId === undefined) return { section, field }
    if (field.type !== 'group' || more.length > 0) return undefined
    if (child === undefined) return { section, group: field, rowId, field }
    const inRow = field.fields.find((candidate) => candidate.key === child)
    return inRow && { section, group: field, rowId, field: inRow }
  }
  return undefined
}

/** The keys of the sections that these paths are in, in template order; unknown paths are in none. */
export function sectionsOfPath(template: Template, ...paths: readonly string[]): string[] {
  const found = new Set(paths.map((path) => fieldAt(template, path)?.section.key))
  return template.sections.map((section) => section.key).filter((key) => found.has(key))
}
