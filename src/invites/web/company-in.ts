import type { Lang } from '#platform/shared/local-text.ts'
import type { InvitedForm } from './use-shared-form.ts'

/** The company as a reader of this language knows it. */
export function companyIn({ company }: Pick<InvitedForm, 'company'>, lang: Lang): string {
  return (lang === 'zh' && company.nameOriginal) || company.name
}
