import type { LocalText } from '#platform/shared/local-text.ts'
import type { StandingChoice } from '../../silence.ts'

/** What is signed, word for word. A change of words is a new version (`standing-choice.ts`). */
export const CHOICE_TEXTS: Record<StandingChoice, LocalText> = {
  FILE: {
    en: 'If I have neither confirmed nor queried a return of this country by the last safe day, file it with the figures shown to me, provided that every check has passed and the amount to pay lies within the limits that I set. I remain responsible for complete sales reports and documents. I can withdraw this at any time for returns that are not filed yet.',
    zh: '如我在最后安全日前未确认也未对该国申报提出疑问，且全部检查均已通过、应缴税额在我设定的范围内，则同意按已向我展示的数据提交申报。我仍对销售报告和单据的完整性负责。对尚未提交的申报，我可随时撤回本授权。',
  },
  HOLD: {
    en: 'Never file a return of this country without my confirmation, also when its due day passes. I know that a late return can lead to penalties and interest.',
    zh: '未经我确认，不得提交该国申报，即使已过截止日。我知悉逾期申报可能产生罚款和利息。',
  },
  ASK: {
    en: 'I withdraw my earlier choice for this country. Ask me about each return.',
    zh: '我撤回此前对该国的选择，每期申报均须征询我的意见。',
  },
}
