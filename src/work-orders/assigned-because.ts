import { fillText } from '#platform/shared/refusal.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { Chosen } from '#team/assignment.ts'

/** What is said of why somebody got a work order by itself, or nobody did. */
const BECAUSE = {
  COMPANY: { en: 'has others of this company', zh: '正在办理该公司的其他服务单' },
  RULE: { en: 'assignment rule {{rule}}', zh: '分派规则第{{rule}}条' },
  AWAY: { en: 'whoever had it is away', zh: '原负责人休假' },
  LEFT: { en: 'whoever had it has left', zh: '原负责人已离职' },
  NO_RULE: { en: 'no assignment rule fits', zh: '没有适用的分派规则' },
  ALL_AWAY: {
    en: 'everybody whom a rule names is away',
    zh: '规则指定的人员均在休假',
  },
  ALL_FULL: {
    en: 'everybody whom a rule names has as many as they may have',
    zh: '规则指定的人员均已达上限',
  },
} as const satisfies Record<Chosen['because'], LocalText>

const STANDS_IN: LocalText = {
  en: '{{why}}; stands in for {{name}}',
  zh: '{{why}}，代{{name}}',
}

/** @param nameOf the name of who is stood in for */
export function assignedBecause(chosen: Chosen, nameOf: (staffId: string) => string): LocalText {
  const rule = chosen.staffId === null ? 0 : (chosen.rule ?? 0)
  const standsInFor = chosen.staffId === null ? null : chosen.standsInFor
  const inLang = (lang: 'en' | 'zh') => {
    const why = fillText(BECAUSE[chosen.because][lang], { rule })
    return standsInFor === null ? why : fillText(STANDS_IN[lang], { why, name: nameOf(standsInFor) })
  }
  return { en: inLang('en'), zh: inLang('zh') }
}
