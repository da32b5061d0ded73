import type { Field, Template } from '#forms/engine/model/template.ts'
import { czVatRegistration } from './cz-vat-registration/template.ts'
import { dePackagingSecond } from './de-packaging/second-version.ts'
import { deVatRegistration } from './de-vat-registration/template.ts'
import { esVatRegistration } from './es-vat-registration/template.ts'
import { frVatRegistration } from './fr-vat-registration/template.ts'
import { gbVatRegistration } from './gb-vat-registration/template.ts'
import { itVatRegistration } from './it-vat-registration/template.ts'
import { plVatRegistration } from './pl-vat-registration/template.ts'
import { lacking } from './parts/earlier-version.ts'

/*
 * Version 1 of what is at version 2: it called mainland China and Czechia by other names, let anybody be named who signs, and had no
 * mark on what is sealed. Forms that were submitted with it are read with it for ever.
 */

const WORDED_BEFORE: readonly (readonly [now: string, before: string])[] = [
  ['number in mainland China too', 'number in China too'],
  ['+86 for mainland China', '+86 for China'],
  ['. Mainland China: the', '. China: the'],
  ['In mainland China a notary', 'In China a notary'],
  ['companies from mainland China and', 'companies from China and'],
  ['中国大陆公司', '内地公司'],
  ['中国大陆和香港', '内地和香港'],
  ['Czechia', 'the Czech Republic'],
]

function wordedBefore(node: unknown): unknown {
  if (typeof node === 'string') {
    return WORDED_BEFORE.reduce((text, [now, before]) => text.replaceAll(now, before), node)
  }
  if (Array.isArray(node)) return node.map(wordedBefore)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, wordedBefore(child)]))
}

function fieldBefore(field: Field): Field {
  if (field.type === 'group') {
    return { ...field, fields: field.fields.map((child) => lacking('sealed')(child)) }
  }
  const unmarked = lacking('sealed')(field)
  if (field.type !== 'text' || !field.validators?.some((one) => one.name === 'oneOf')) return unmarked
  return {
    ...lacking('missing')(field),
    help: {
      en: 'A legal representative named in step 2, spelt as in the passport.',
      zh: '须为第2步填写的法人或董事，拼音与护照一致。',
    },
    validators: field.validators.filter((one) => one.name !== 'oneOf'),
  }
}

function firstVersion(template: Template): Template {
  const sections = template.sections.map((section) => ({
    ...section,
    fields: section.fields.map(fieldBefore),
  }))
  return wordedBefore({ ...template, version: 1, sections }) as Template
}

export const firstVersions: readonly Template[] = [
  deVatRegistration,
  frVatRegistration,
  itVatRegistration,
  esVatRegistration,
  plVatRegistration,
  czVatRegistration,
  gbVatRegistration,
  dePackagingSecond,
].map(firstVersion)
