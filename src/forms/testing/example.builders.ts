import type { Answers, Field, Template } from '../engine/model/template.ts'
import { exampleAnswers, exampleFiles } from '#form-templates/de-vat-registration/example.ts'
import { filesById, type ValidateOptions } from '../engine/validate/validate.ts'

/** For the tests of this module: the German example with its files, and small templates made of a few fields. */

export const UPLOADS = {
  passportId: 'up_passport',
  businessLicenceId: 'up_licence',
  registerExtractId: 'up_extract',
  proofOfTradeId: 'up_trade',
}

export const FILES = filesById(exampleFiles(UPLOADS))
export const TODAY = '2026-03-15'
export const SUBMIT: ValidateOptions = { files: FILES, today: TODAY, mode: 'submit' }
export const DRAFT: ValidateOptions = { files: FILES, today: TODAY, mode: 'draft' }

export function example(changes: Record<string, unknown> = {}): Answers & Record<string, unknown> {
  return { ...exampleAnswers(UPLOADS), ...(changes as Answers) }
}

/** The example with changes in its only director. */
export function withDirector(changes: Record<string, unknown>): Record<string, unknown> {
  const [director] = example().directors as unknown as Record<string, unknown>[]
  return example({ directors: [{ ...director, ...changes }] })
}

export const TEXT = { en: 'Something', zh: '某项' }

export function templateOf(...fields: Field[]): Template {
  return { key: 'test', version: 1, title: TEXT, sections: [{ key: 'only', title: TEXT, fields }] }
}
