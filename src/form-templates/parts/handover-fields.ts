import type { RowField } from '#forms/engine/model/template.ts'
import { askFile, askOne, askText, latin, option, text } from './ask.ts'
import { is } from './choices.ts'
import { openMatters } from './open-matters.ts'
import type { Place } from './place.ts'

const byAgent = is('filedBy', 'agent')

/** Who has filed until now, what was filed, and what is still open: the new agent answers for none of it unseen. */
export function handoverFields(place: Place): RowField[] {
  return [
    askOne(
      'filedBy',
      text('Who has filed until now?', '此前由谁申报？'),
      text('Say who has filed until now.', '请选择此前由谁申报。'),
      [
        option('agent', 'Another agent', '其他服务商'),
        option('own', 'The company itself', '公司自行申报'),
        option(
          'nobody',
          'Nobody, the number is new',
          '税号刚下来，尚未申报',
          text('No period has ended since the registration.', '税号生效后尚无到期的申报期。'),
        ),
      ],
      { copyKey: `filing.by.${place.code}` },
    ),
    askText(
      'formerAgent',
      text('Name of the former agent', '原服务商名称'),
      text('name of the former agent', '原服务商名称'),
      { visibleWhen: byAgent, width: 'half', validators: [{ name: 'length', min: 2, max: 120 }] },
    ),
    askText(
      'formerAgentEmail',
      text('E-mail of the former agent', '原服务商邮箱'),
      text('e-mail address of the former agent', '原服务商邮箱'),
      {
        help: text(
          'We write there only after you have told them that you are leaving.',
          '您通知对方转出之后，我们才会与其联系。',
        ),
        visibleWhen: byAgent,
        width: 'half',
        validators: [{ name: 'email' }],
      },
    ),
    askOne(
      'formerAgentTold',
      text('Has the former agent been told?', '是否已通知原服务商？'),
      text('Say whether the former agent has been told.', '请选择是否已通知原服务商。'),
      [
        option('released', 'Yes, and there is a release in writing', '已通知，并已取得书面转出确认'),
        option('told', 'Yes, but there is no release yet', '已通知，尚未取得书面确认'),
        option('no', 'Not yet', '尚未通知'),
      ],
      { visibleWhen: byAgent },
    ),
    askFile(
      'release',
      text('Release by the former agent', '原服务商的转出确认'),
      text('release', '转出确认'),
      {
        help: text(
          'A letter or an e-mail that names the last period filed.',
          '写明最后申报期间的信函或邮件均可。',
        ),
        visibleWhen: is('formerAgentTold', 'released'),
      },
    ),
    askFile(
      'lastReturns',
      text('The last returns with their receipts', '最近几期申报表和回执'),
      text('last returns with their receipts', '最近几期申报表和回执'),
      {
        help: text(
          'Those of the current year, and the last annual return if there is one. PDF from the online account, or what the agent sent you.',
          '本年度各期申报表，以及上一年度的年度申报表（如有）。可从在线账户下载PDF，也可使用原服务商发来的文件。',
        ),
        visibleWhen: { op: 'in', field: 'filedBy', value: ['agent', 'own'] },
        maxFiles: 20,
      },
    ),
    ...openMattersAndLetters(place),
  ]
}

function openMattersAndLetters(place: Place): RowField[] {
  return [
    ...openMatters({
      missing: text(
        'Say whether anything is still open with the tax office.',
        '请选择是否有未了结的税务事项。',
      ),
      help: text(
        `Please say so openly: ${place.office.en} will hold it against the next return otherwise.`,
        `请如实填写，否则${place.office.zh}可能在下一期申报时追究。`,
      ),
    }),
    askFile('officeLetters', text('Letters of the tax office', '税局来函'), text('letters', '税局来函'), {
      help: text('The latest ones, all pages.', '最近的来函，请上传全部页面。'),
      visibleWhen: is('openMatters', 'yes'),
      required: false,
      maxFiles: 10,
    }),
  ]
}

/** The person who signs the mandate, where the list asks about no other people. */
export function signatoryField(): RowField {
  return askText(
    'signatory',
    text('Who signs the power of attorney?', '授权委托书签署人（拼音）'),
    text('name of the person who signs the power of attorney', '授权委托书签署人'),
    {
      help: text(
        'A legal representative of the company, spelt as in the passport. We prepare the document after this form has been accepted.',
        '须为公司法人或董事，拼音与护照一致。资料表通过后，由我们准备授权委托书。',
      ),
      copyKey: 'company.signatory',
      width: 'half',
      validators: latin(80),
    },
  )
}
