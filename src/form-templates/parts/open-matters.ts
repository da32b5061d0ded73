import type { RowField } from '#forms/engine/model/template.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { askDetails, text } from './ask.ts'
import { is, yesNo } from './choices.ts'

/** What the office still waits for. The help says why it is better told now. */
export function openMatters({ missing, help }: { missing: LocalText; help: LocalText }): RowField[] {
  return [
    yesNo('openMatters', {
      label: text(
        'Are there unpaid taxes, missing returns or unanswered letters?',
        '是否有未缴税款、漏报期间或未回复的税局来函？',
      ),
      missing,
      help,
    }),
    askDetails(
      'openMattersDetails',
      text('What is open?', '请说明未了结事项'),
      text('what is still open', '未了结事项'),
      {
        help: text('Period, amount and date of the letter.', '请写明期间、金额和来函日期。'),
        visibleWhen: is('openMatters', 'yes'),
      },
    ),
  ]
}
