import type { Lang } from '#platform/shared/local-text.ts'
import type { InviteBeforePin } from '../contract.ts'

/** The company as a reader of this language knows it. */
export function companyIn({ company }: Pick<InviteBeforePin, 'company'>, lang: Lang): string {
  return (lang === 'zh' && company.nameOriginal) || company.name
}
