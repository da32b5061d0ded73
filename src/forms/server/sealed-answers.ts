import type { SecretBox } from '#platform/server/secret-box.ts'
import { joinSensitive, splitForStorage, type SensitiveAnswers } from '../engine/model/sensitive.ts'
import type { Answer, Answers, Template } from '../engine/model/template.ts'
import type { SealedAnswers } from './forms.tables.ts'

/** Which form the answers belong to; a sealed value opens at its own path of its own form only. */
export type FormId = { companyId: string; nodeId: string }

const contextOf = (form: FormId, path: string) => `form:${form.companyId}:${form.nodeId}:${path}`

/**
 * What `sealAnswers` seals, as rows remember it: 1 the sensitive answers alone, 2 birthdays, homes and telephones too,
 * 3 also places of birth and where books are kept.
 */
export const SEALS = 3

/** Takes the sensitive and the sealed answers out of the plain ones and encrypts each on its own. */
export function sealAnswers(
  box: SecretBox,
  template: Template,
  form: FormId,
  values: Answers,
): { answers: Answers; sealed: SealedAnswers; seals: number } {
  const { plain, sensitive } = splitForStorage(template, values)
  const sealed = Object.entries(sensitive).map(([path, answer]): [string, string] => [
    path,
    box.seal(JSON.stringify(answer), contextOf(form, path)),
  ])
  return { answers: plain, sealed: Object.fromEntries(sealed), seals: SEALS }
}

export function openAnswers(
  box: SecretBox,
  template: Template,
  form: FormId,
  stored: { answers: Answers; sealed: SealedAnswers },
): Answers {
  const opened = Object.entries(stored.sealed).map(([path, sealed]): [string, Answer] => [
    path,
    JSON.parse(box.open(sealed, contextOf(form, path))) as Answer,
  ])
  const sensitive: SensitiveAnswers = Object.fromEntries(opened)
  return joinSensitive(template, stored.answers, sensitive)
}
