import type { Field, Template } from '#forms/engine/model/template.ts'

/** For texts that a test does not read. */
export const label = { en: 'x', zh: 'x' }

/** A form of a single section. */
export const oneSection = (fields: readonly Field[]): Template => ({
  key: 't',
  version: 1,
  title: label,
  sections: [{ key: 's', title: label, fields: [...fields] }],
})
