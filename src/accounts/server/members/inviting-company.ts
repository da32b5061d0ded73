import type { Lang } from '#platform/shared/local-text.ts'

const A_COMPANY: Record<Lang, string> = { en: 'a company', zh: '一家企业' }
const LONGEST = 80
/** What mail programs turn into a link, or that leads somewhere if it is typed. */
const LEADS_AWAY = /:\/\/|www\.|@|[\p{L}\d-]+\.\p{L}{2,}(?![\p{L}.])/iu

/**
 * The company's name in a mail to somebody who never asked for it. Its owner typed it: a name that could be read as an
 * advertisement with an address is not passed on.
 */
export function invitingCompany(name: string, lang: Lang): string {
  return name.length > LONGEST || LEADS_AWAY.test(name) ? A_COMPANY[lang] : name
}
