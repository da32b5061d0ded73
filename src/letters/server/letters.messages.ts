import type { MessageKind } from '#messages/server/public.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import type { Lang, LocalText } from '#platform/shared/local-text.ts'
import { fillText } from '#platform/shared/refusal.ts'
import { paths } from '#paths.ts'

type MoreTime = { authority: string; day: { day: string }; workOrderId: string }
/** `replyBy`: the authority's day; letters of before it was told have none */
type Shown = {
  authority: string
  summary: LocalText
  workOrderId: string
  replyBy?: { day: string } | null
}

/**
 * `asked`: what the authority wants to see; `due`: the authority's day; `objectBy`: the last day for an objection, where it
 * comes first. Checks of before that was told apart have only `due`.
 */
type Check = {
  authority: string
  asked: LocalText
  workOrderId: string
  due: { day: string } | null
  objectBy?: { day: string } | null
}
type CheckOver = { authority: string; outcome: LocalText; workOrderId: string }

const UNTIL: LocalText = { en: 'An answer is due by {{day}}.\n', zh: '答复截止日：{{day}}。\n' }

const until = (due: { day: string } | null | undefined, lang: Lang) => ({
  until: due ? fillText(UNTIL[lang], { day: formatDay(due.day, lang) }) : '',
})
const OBJECT_BY: LocalText = {
  en: 'An objection can be filed until {{day}}.\n',
  zh: '可在{{day}}前（含当日）提出异议。\n',
}
const untilOf = ({ due, objectBy }: Check, { lang }: { lang: Lang }) => ({
  until: `${objectBy ? fillText(OBJECT_BY[lang], { day: formatDay(objectBy.day, lang) }) : ''}${until(due, lang).until}`,
})

export const authorityLettersMessages: {
  shown: MessageKind<Shown>
  moreTime: MessageKind<MoreTime>
  checkOpened: MessageKind<Check>
  checkAsksAgain: MessageKind<Check>
  checkClosed: MessageKind<CheckOver>
} = {
  shown: {
    name: 'authorityLetters.shown',
    type: 'WORK_ORDER',
    title: { en: 'Letter from {{authority}}', zh: '{{authority}}来函' },
    body: {
      en: '{{summary}}\n{{until}}You find the letter under Letters. If we need anything for the answer, we ask you for it separately.',
      zh: '{{summary}}\n{{until}}信函原件请在“税局信函”中查看。如答复需要材料，我们会另行向您索取。',
    },
    words: ({ replyBy }, { lang }) => until(replyBy, lang),
    link: ({ workOrderId }) => (workOrderId ? paths.workOrder(workOrderId) : paths.letters()),
  },
  moreTime: {
    name: 'authorityLetters.moreTime',
    type: 'WORK_ORDER',
    title: { en: '{{authority}} gives more time, until {{day}}', zh: '{{authority}}已准予延期至{{day}}' },
    body: {
      en: 'We asked for it, so that the answer can be complete. Papers that you were asked for on account of this letter are due later too.',
      zh: '我们已为您申请延期，以便完整答复。因该信函向您索取的材料，提交期限也相应顺延。',
    },
    link: ({ workOrderId }) => (workOrderId ? paths.workOrder(workOrderId) : paths.letters()),
  },
  checkOpened: {
    name: 'inspections.opened',
    type: 'WORK_ORDER',
    title: { en: '{{authority}} checks your company', zh: '{{authority}}正在检查贵公司' },
    body: {
      en: '{{asked}}\n{{until}}We answer for you. You can follow the check with the service; if we need papers, we ask you for them separately.',
      zh: '{{asked}}\n{{until}}我们会代您答复。检查进展可在服务单中查看；如需材料，我们会另行向您索取。',
    },
    words: untilOf,
    link: ({ workOrderId }) => paths.workOrder(workOrderId),
  },
  checkAsksAgain: {
    name: 'inspections.askedAgain',
    type: 'WORK_ORDER',
    title: { en: '{{authority}} asks for more in its check', zh: '{{authority}}在检查中提出补充要求' },
    body: {
      en: '{{asked}}\n{{until}}We answer for you; if we need papers, we ask you for them separately.',
      zh: '{{asked}}\n{{until}}我们会代您答复；如需材料，我们会另行向您索取。',
    },
    words: untilOf,
    link: ({ workOrderId }) => paths.workOrder(workOrderId),
  },
  checkClosed: {
    name: 'inspections.closed',
    type: 'WORK_ORDER',
    title: { en: 'The check by {{authority}} is over', zh: '{{authority}}的检查已办结' },
    body: { en: '{{outcome}}', zh: '{{outcome}}' },
    link: ({ workOrderId }) => paths.workOrder(workOrderId),
  },
}
