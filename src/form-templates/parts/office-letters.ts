import type { RowField } from '#forms/engine/model/template.ts'
import { askDay, askFile, askOne, option, text } from './ask.ts'
import { is } from './choices.ts'
import type { Place } from './place.ts'

const written: ReturnType<typeof is> = { op: 'in', field: 'officeAsked', value: ['letter', 'audit'] }

/** Whether the office has asked first: nearly everywhere that decides about the penalty. */
export function officeAskedFields(place: Place): RowField[] {
  return [
    askOne(
      'officeAsked',
      text(
        `Has ${place.office.en} written about the missing months?`,
        `${place.office.zh}是否已就漏报期间来函？`,
      ),
      text('Say whether the tax office has written.', '请选择税局是否已来函。'),
      [
        option('no', 'No', '没有'),
        option('letter', 'Yes, a letter or an assessment', '是，已收到来函或核定通知'),
        option('audit', 'Yes, an audit or an investigation has begun', '是，已开始稽查或调查'),
      ],
      {
        help: text(
          'Whoever declares before the office asks pays far less. Look also at the mail of the former agent.',
          '在税局询问之前主动补报，罚款会低得多。请一并确认原服务商收到的信函。',
        ),
      },
    ),
    askDay(
      'answerBy',
      text('Answer due on', '回复截止日'),
      text('day by which an answer is due', '回复截止日'),
      {
        help: text('As in the letter.', '以来函为准。'),
        visibleWhen: written,
      },
    ),
    askFile(
      'officeLetters',
      text('Letters of the tax office', '税局来函'),
      text('letters of the tax office', '税局来函'),
      {
        help: text(
          'All of them, all pages, with the envelope if it shows a date.',
          '请上传全部来函的所有页面，信封上有日期的请一并上传。',
        ),
        visibleWhen: written,
        maxFiles: 10,
      },
    ),
    askOne(
      'marketplaceAsked',
      text('Has a marketplace set a deadline or blocked the account?', '平台是否已设置截止日或限制账户？'),
      text('Say whether a marketplace has set a deadline.', '请选择平台是否已有要求。'),
      [
        option('no', 'No', '没有'),
        option('deadline', 'It has set a deadline', '已设置截止日'),
        option('blocked', 'The account is blocked', '账户已被限制'),
      ],
    ),
    askDay(
      'marketplaceBy',
      text('Deadline of the marketplace', '平台截止日'),
      text('deadline of the marketplace', '平台截止日'),
      {
        visibleWhen: is('marketplaceAsked', 'deadline'),
      },
    ),
  ]
}
