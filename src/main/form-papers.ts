import type { FormOutlines } from '#catalogue/server/form-outlines.ts'
import type { RowField, Template } from '#forms/engine/model/template.ts'
import type { LocalText } from '#platform/shared/local-text.ts'

type Paper = NonNullable<ReturnType<FormOutlines>>['papers'][number]
type FileField = Extract<RowField, { type: 'file' }>

/**
 * The papers without which a form cannot be submitted: those of everybody first, then those that depend on answers. The
 * page of the service shows them in these words, so that no number or period is written down a second time.
 */
export function papersOf(template: Template): Paper[] {
  const papers = template.sections.flatMap((section) =>
    section.fields.flatMap((field) =>
      field.type === 'group'
        ? papersAmong(field.fields, field.visibleWhen !== undefined)
        : papersAmong([field], section.visibleWhen !== undefined),
    ),
  )
  return papers.toSorted((one, other) => Number(one.depends) - Number(other.depends))
}

function papersAmong(fields: readonly RowField[], depends: boolean): Paper[] {
  const expiry = fields.find((field) => field.type === 'date' && isExpiry(field))
  return fields
    .filter((field): field is FileField => field.type === 'file' && isInsistedOn(field))
    .map((field) => ({
      key: field.key,
      name: field.label,
      note: joined([field.help, expiry && 'help' in expiry ? expiry.help : undefined]),
      depends: depends || field.visibleWhen !== undefined || field.requiredWhen !== undefined,
    }))
}

const isInsistedOn = (field: FileField) => field.required === true || field.requiredWhen !== undefined

/** How long a document must still be valid is asked beside it, in the same row. */
function isExpiry(field: Extract<RowField, { type: 'date' }>): boolean {
  return field.validators?.some((validator) => validator.name === 'notExpired') ?? false
}

function joined(texts: readonly (LocalText | undefined)[]): LocalText {
  const present = texts.filter((one) => one !== undefined)
  return { en: present.map(({ en }) => en).join(' '), zh: present.map(({ zh }) => zh).join('') }
}
