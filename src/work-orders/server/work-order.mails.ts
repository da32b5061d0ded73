import type { Lang, LocalText } from '#platform/shared/local-text.ts'
import { fillText } from '#platform/shared/refusal.ts'
import type { WorkNotice } from './work.ts'

type MailText = { subject: LocalText; body: LocalText }

/** Mails to the seller's people, in their language. `{{step}}` is the step in question. */
const MAILS: Record<WorkNotice, MailText> = {
  yourTurn: {
    subject: { en: 'Your turn: {{step}} ({{number}})', zh: '轮到您了：{{step}}（{{number}}）' },
    body: {
      en: 'Hello {{name}},\n\nFor {{product}}, please complete the following: {{items}}.\nPlease do this by {{due}}.\n\n{{link}}\n\n{{brand}}',
      zh: '{{name}}，您好：\n\n“{{product}}”需要您处理：{{items}}。\n请于{{due}}前完成。\n\n{{link}}\n\n{{brand}}',
    },
  },
  returned: {
    subject: {
      en: 'Returned, please correct: {{step}} ({{number}})',
      zh: '已退回，请修改：{{step}}（{{number}}）',
    },
    body: {
      en: 'Hello {{name}},\n\nWe have checked “{{step}}” for {{product}}. Some of it has been returned; a note says what to correct. Everything else stays as it is; there is nothing else to change.\nPlease resubmit it by {{due}}.\n\n{{link}}\n\n{{brand}}',
      zh: '{{name}}，您好：\n\n我们已审核“{{product}}”的“{{step}}”，有内容被退回，原因见说明。其他内容保持不变，无需改动。\n请于{{due}}前重新提交。\n\n{{link}}\n\n{{brand}}',
    },
  },
  supplementsAsked: {
    subject: {
      en: 'Supplementary information needed: {{product}} ({{number}})',
      zh: '请补充资料：{{product}}（{{number}}）',
    },
    body: {
      en: 'Hello {{name}},\n\nTo continue with {{product}} we need: {{items}}.\nPlease submit it by {{due}}. You do not have to submit everything at once.\n\n{{link}}\n\n{{brand}}',
      zh: '{{name}}，您好：\n\n为继续办理“{{product}}”，还需要您补充：{{items}}。\n请于{{due}}前提交，可分次提交。\n\n{{link}}\n\n{{brand}}',
    },
  },
  supplementReturned: {
    subject: {
      en: 'Returned, please correct: {{step}} ({{number}})',
      zh: '补充资料已退回，请修改：{{step}}（{{number}}）',
    },
    body: {
      en: 'Hello {{name}},\n\nWe have returned supplementary information for {{product}}: {{items}}. A note says why; nothing else has to be resubmitted.\nPlease resubmit it by {{due}}.\n\n{{link}}\n\n{{brand}}',
      zh: '{{name}}，您好：\n\n您为“{{product}}”提交的补充资料被退回：{{items}}，原因见说明，其他资料无需重新提交。\n请于{{due}}前重新提交。\n\n{{link}}\n\n{{brand}}',
    },
  },
  refused: {
    subject: {
      en: 'Refused by the authority: {{product}} ({{number}})',
      zh: '主管机关未批准：{{product}}（{{number}}）',
    },
    body: {
      en: 'Hello {{name}},\n\nThe authority has refused “{{step}}” for {{product}}. We are looking into the reason and will tell you what can be done. There is nothing for you to do for now.\n\n{{link}}\n\n{{brand}}',
      zh: '{{name}}，您好：\n\n“{{product}}”的“{{step}}”未获主管机关批准。我们正在核实原因，并会告知后续办法，您暂时无需操作。\n\n{{link}}\n\n{{brand}}',
    },
  },
  filingBegins: {
    subject: {
      en: 'Handed over, filing starts: {{product}} ({{number}})',
      zh: '已交付，申报服务开始：{{product}}（{{number}}）',
    },
    body: {
      en: 'Hello {{name}},\n\nWe have handed over {{product}}, and the filing you bought starts now. You can see every filing period and its due day here:\n\n{{link}}\n\n{{brand}}',
      zh: '{{name}}，您好：\n\n“{{product}}”已交付，您购买的申报服务开始。各申报期及截止日可在此查看：\n\n{{link}}\n\n{{brand}}',
    },
  },
  filingEnded: {
    subject: {
      en: 'Filing has ended: {{product}} ({{number}})',
      zh: '申报服务已到期：{{product}}（{{number}}）',
    },
    body: {
      en: 'Hello {{name}},\n\nThe filing you bought with {{product}} has ended. As long as the registration exists, returns must still be filed: please buy a further term, or tell us if someone else files for you.\n\n{{link}}\n\n{{brand}}',
      zh: '{{name}}，您好：\n\n“{{product}}”的申报服务已到期。税号存续期间仍须申报，请续购服务；如已委托他人，请告知我们。\n\n{{link}}\n\n{{brand}}',
    },
  },
  completed: {
    subject: { en: 'Finished: {{product}} ({{number}})', zh: '已办结：{{product}}（{{number}}）' },
    body: {
      en: 'Hello {{name}},\n\n{{product}} is finished. You can find the number and its documents here:\n\n{{link}}\n\n{{brand}}',
      zh: '{{name}}，您好：\n\n“{{product}}”已办结，号码及相关文件可在此查看：\n\n{{link}}\n\n{{brand}}',
    },
  },
}

export type MailParams = Record<
  'name' | 'product' | 'step' | 'items' | 'number' | 'due' | 'link' | 'brand',
  string
>

export function workOrderMail(
  what: WorkNotice,
  lang: Lang,
  params: MailParams,
): { subject: string; text: string } {
  const { subject, body } = MAILS[what]
  return { subject: fillText(subject[lang], params), text: fillText(body[lang], params) }
}
