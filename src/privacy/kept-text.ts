import type { LocalText } from '#platform/shared/local-text.ts'
import type { Kept, NamedLaw } from './data-classes/data-class.ts'
import { DAYS_KEPT } from './data-classes/periods.ts'
import { RETENTION } from './retention.ts'

const days = (count: number): LocalText =>
  count === 1 ? { en: 'One day', zh: '1天' } : { en: `${count} days`, zh: `${count}天` }

/** How long something is kept, in words. */
export function keptText(kept: Kept): LocalText {
  switch (kept.until) {
    case 'DAYS':
      return {
        en: `${days(kept.days).en} after ${kept.after.en}`,
        zh: `${kept.after.zh}后${days(kept.days).zh}`,
      }
    case 'PERSON_ERASED':
      return { en: 'Until the person is erased', zh: '直至该用户的个人信息被删除' }
    case 'COMPANY_CLOSED':
      return {
        en: `Until ${DAYS_KEPT.closedCompany} days after the company’s account is closed`,
        zh: `企业账户关闭后${DAYS_KEPT.closedCompany}天`,
      }
    case 'LAW': {
      const years = RETENTION.find(({ key }) => key === kept.law)?.years ?? 0
      return {
        en: `${years} years from the end of the year in which the company’s account is closed`,
        zh: `企业账户关闭当年年底起${years}年`,
      }
    }
    case 'YEARS':
      return {
        en: `${kept.years} years from ${kept.after.en}`,
        zh: `${kept.after.zh}起${kept.years}年`,
      }
    case 'LAST_OF_COMPANY':
      return { en: 'As long as anything else of the company is kept', zh: '与该企业其他资料的最长保存期相同' }
    case 'AGENCY':
      return { en: 'As long as the agency needs it for its work', zh: '我方工作所需期间' }
  }
}

/** What a class says of the law that asks for it, whichever way its time is counted. */
export function lawOf(kept: Kept): NamedLaw | undefined {
  if (kept.until === 'YEARS') return kept.law
  const found = kept.until === 'LAW' ? RETENTION.find(({ key }) => key === kept.law) : undefined
  return found && { name: found.law, source: found.source }
}
