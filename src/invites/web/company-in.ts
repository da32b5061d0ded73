import type { Lang } from '#platform/shared/local-text.ts'
import type { InviteBeforePin } from '../contract.ts'

/** The company's name for a reader of this language. */
export function companyIn({ company }: Pick<InviteBeforePin, 'company'>, lang: Lang): string {
  return (lang === 'zh' && company.nameOriginal) || company.name
}
