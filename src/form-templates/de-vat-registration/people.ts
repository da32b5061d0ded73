import type { Section } from '#forms/engine/model/template.ts'
import { earlierVersion, last } from '../parts/earlier-version.ts'
import { FILE_PROPERTIES } from '../parts/files.ts'
import { peopleSection as section } from '../parts/people-section.ts'
import { DE } from './place.ts'

const today = section(DE)

export const peopleSection: Section = {
  ...today,
  fields: today.fields.map((field) =>
    field.type === 'group'
      ? { ...field, fields: earlierVersion(field.fields, [last(...FILE_PROPERTIES)]) }
      : field,
  ),
}
