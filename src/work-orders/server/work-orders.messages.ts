import type { MessageKind, MessageValue } from '#messages/server/public.ts'
import { writeValue } from '#messages/server/public.ts'
import { paths } from '#paths.ts'
import type { Executor } from '#platform/server/database.ts'
import { pickText, type LocalText } from '#platform/shared/local-text.ts'
import { fillText } from '#platform/shared/refusal.ts'
import type { WorkNotice } from './work.ts'
import { findWorkOrder, listNodes } from './work-orders.queries.ts'

/** `step`: what is to be done, or what something happened to; `items` the same, each with its day where they differ. */
export type AboutWork = {
  workOrderId: string
  number: string
  product: LocalText
  step: readonly LocalText[]
  items: readonly MessageValue[]
  /** The earliest of their days. */
  due: { day: string } | null
  /** Why the whole work order was changed, what was written beside it, and until when. Older messages have none. */
  because?: LocalText | null
  note?: LocalText | null
  day?: { day: string } | null
}
type WorkKind = MessageKind<AboutWork>
type Texts = Pick<WorkKind, 'title' | 'body'> & { until?: LocalText }

const DO_BY: LocalText = { en: '\nPlease do this by {{due}}.', zh: '\n请于{{due}}前完成。' }
const RESUBMIT_BY: LocalText = { en: '\nPlease resubmit it by {{due}}.', zh: '\n请于{{due}}前重新提交。' }
const SUBMIT_BY: LocalText = {
  en: '\nPlease submit it by {{due}}. You do not have to submit everything at once.',
  zh: '\n请于{{due}}前提交，可分次提交。',
}

const TEXTS: Record<WorkNotice, Texts> = {
  yourTurn: {
    title: { en: 'Your turn: {{step}} ({{number}})', zh: '轮到您了：{{step}}（{{number}}）' },
    body: {
      en: 'For {{product}}, please complete the following: {{items}}.{{until}}',
      zh: '“{{product}}”需要您处理：{{items}}。{{until}}',
    },
    until: DO_BY,
  },
  talked: {
    title: { en: 'Message about {{product}} ({{number}})', zh: '关于“{{product}}”的消息（{{number}}）' },
    body: {
      en: 'We have written to you about {{product}}:{{noted}}\nYou can answer on the page of the service.',
      zh: '关于“{{product}}”，我们给您发来消息：{{noted}}\n您可以在服务页面回复。',
    },
  },
  reminded: {
    title: { en: 'Reminder: {{step}} ({{number}})', zh: '提醒：{{step}}（{{number}}）' },
    body: {
      en: '{{product}} cannot go on without you. Still open: {{items}}.{{until}}',
      zh: '“{{product}}”需要您处理后才能继续，尚待完成：{{items}}。{{until}}',
    },
    until: DO_BY,
  },
  returned: {
    title: {
      en: 'Returned, please correct: {{step}} ({{number}})',
      zh: '已退回，请修改：{{step}}（{{number}}）',
    },
    body: {
      en: 'We have checked “{{step}}” for {{product}}. Some of it has been returned; a note says what to correct. Everything else stays as it is; there is nothing else to change.{{until}}',
      zh: '我们已审核“{{product}}”的“{{step}}”，有内容被退回，原因见说明。其他内容保持不变，无需改动。{{until}}',
    },
    until: RESUBMIT_BY,
  },
  supplementsAsked: {
    title: {
      en: 'Supplementary information needed: {{product}} ({{number}})',
      zh: '请补充资料：{{product}}（{{number}}）',
    },
    body: {
      en: 'To continue with {{product}} we need: {{items}}.{{until}}',
      zh: '为继续办理“{{product}}”，还需要您补充：{{items}}。{{until}}',
    },
    until: SUBMIT_BY,
  },
  supplementReturned: {
    title: {
      en: 'Returned, please correct: {{step}} ({{number}})',
      zh: '补充资料已退回，请修改：{{step}}（{{number}}）',
    },
    body: {
      en: 'We have returned supplementary information for {{product}}: {{items}}. A note says why; nothing else has to be resubmitted.{{until}}',
      zh: '您为“{{product}}”提交的补充资料被退回：{{items}}，原因见说明，其他资料无需重新提交。{{until}}',
    },
    until: RESUBMIT_BY,
  },
  held: {
    title: {
      en: 'On hold until {{day}}: {{product}} ({{number}})',
      zh: '已暂停至{{day}}：{{product}}（{{number}}）',
    },
    body: {
      en: '{{product}} is on hold until {{day}}. Reason: {{because}}.{{noted}}\nOn that day it continues by itself. Until then nothing is due, and what you have entered stays as it is.',
      zh: '“{{product}}”暂停办理至{{day}}，原因：{{because}}。{{noted}}\n到期后自动恢复办理。暂停期间不计期限，已填写的内容保持不变。',
    },
  },
  resumed: {
    title: { en: 'Resumed: {{product}} ({{number}})', zh: '已恢复办理：{{product}}（{{number}}）' },
    body: {
      en: 'Work on {{product}} continues where it stopped.{{noted}}',
      zh: '“{{product}}”已恢复办理，从暂停处继续。{{noted}}',
    },
  },
  cancelled: {
    title: { en: 'Cancelled: {{product}} ({{number}})', zh: '已取消：{{product}}（{{number}}）' },
    body: {
      en: 'We have ended {{product}}; no further work is done on it.{{noted}}\nYour documents and the history stay on its page. If money goes back, you are told separately.',
      zh: '“{{product}}”已终止，不再继续办理。{{noted}}\n文件和动态仍可在服务页面查看。如有退款，将另行通知。',
    },
  },
  filed: {
    title: {
      en: 'Filed with the authority: {{product}} ({{number}})',
      zh: '已递交主管机关：{{product}}（{{number}}）',
    },
    body: {
      en: 'We have filed the application for {{product}} with the authority. There is nothing for you to do while it works on it; the expected finish is on the page of the service.',
      zh: '“{{product}}”的申请已递交主管机关。审理期间您无需操作，预计完成时间可在服务页面查看。',
    },
  },
  granted: {
    title: {
      en: 'Granted by the authority: {{step}} ({{number}})',
      zh: '主管机关已批准：{{step}}（{{number}}）',
    },
    body: {
      en: 'The authority has granted “{{step}}” for {{product}}. The page of the service shows the result and what comes next.',
      zh: '“{{product}}”的“{{step}}”已获主管机关批准。结果及后续步骤可在服务页面查看。',
    },
  },
  corrected: {
    title: { en: 'Corrected: {{step}} ({{number}})', zh: '已更正：{{step}}（{{number}}）' },
    body: {
      en: 'We have corrected “{{step}}” for {{product}}:{{noted}}\nThe page of the service shows what holds now. Please also correct it wherever you have used it.',
      zh: '我们更正了“{{product}}”的“{{step}}”：{{noted}}\n最新结果可在服务页面查看。如已在其他地方使用，请一并更正。',
    },
  },
  originalAsked: {
    title: { en: 'Please send by post: {{step}} ({{number}})', zh: '请邮寄原件：{{step}}（{{number}}）' },
    body: {
      en: 'For {{product}} we need the original: {{step}}. Where to send it, and what to mind, is on the page of the service.{{noted}}{{until}}',
      zh: '办理“{{product}}”需要原件：{{step}}。邮寄地址及注意事项见服务页面。{{noted}}{{until}}',
    },
    until: { en: '\nPlease send it by {{due}}.', zh: '\n请于{{due}}前寄出。' },
  },
  originalReceived: {
    title: { en: 'Arrived: {{step}} ({{number}})', zh: '原件已收到：{{step}}（{{number}}）' },
    body: {
      en: 'The original for {{product}} has arrived: {{step}}. There is nothing for you to do about it.',
      zh: '我们已收到“{{product}}”的原件：{{step}}，您无需其他操作。',
    },
  },
  originalSentBack: {
    title: { en: 'On its way back: {{step}} ({{number}})', zh: '原件已寄回：{{step}}（{{number}}）' },
    body: {
      en: 'We have sent your original back: {{step}}.{{noted}}\nPlease confirm on the page of the service once you have it.',
      zh: '我们已将原件寄回：{{step}}。{{noted}}\n收到后请在服务页面确认。',
    },
  },
  originalLost: {
    title: { en: 'An original is missing: {{step}} ({{number}})', zh: '原件遗失：{{step}}（{{number}}）' },
    body: {
      en: 'We cannot find the original “{{step}}” for {{product}} and are looking into it with the courier. We will tell you what comes next.',
      zh: '“{{product}}”的原件“{{step}}”目前无法找到，我们正与快递公司核实，后续安排将另行通知。',
    },
  },
  enteredFor: {
    title: { en: 'Entered for you: {{step}} ({{number}})', zh: '已代您填写：{{step}}（{{number}}）' },
    body: {
      en: 'We have entered answers in “{{step}}” for {{product}}. They are marked in the form; please check them before you submit it.{{noted}}',
      zh: '我们在“{{product}}”的“{{step}}”中代您填写了内容，表中均有标记。请核对后再提交。{{noted}}',
    },
  },
  submittedFor: {
    title: { en: 'Submitted for you: {{step}} ({{number}})', zh: '已代您提交：{{step}}（{{number}}）' },
    body: {
      en: 'We have submitted “{{step}}” for {{product}} on your behalf. What we entered is marked in the form; if something is wrong, write to us on the page of the service.{{noted}}',
      zh: '我们已代您提交“{{product}}”的“{{step}}”，代填内容在表中均有标记。如有错误，请在服务页面留言。{{noted}}',
    },
  },
  supplementFor: {
    title: { en: 'Submitted for you: {{step}} ({{number}})', zh: '已代您提交：{{step}}（{{number}}）' },
    body: {
      en: 'We have submitted “{{step}}” for {{product}} on your behalf. If something is wrong, write to us on the page of the service.{{noted}}',
      zh: '我们已代您提交“{{product}}”的补充资料“{{step}}”。如有错误，请在服务页面留言。{{noted}}',
    },
  },
  refused: {
    title: {
      en: 'Refused by the authority: {{product}} ({{number}})',
      zh: '主管机关未批准：{{product}}（{{number}}）',
    },
    body: {
      en: 'The authority has refused “{{step}}” for {{product}}. We are looking into the reason and will tell you what can be done. There is nothing for you to do for now.',
      zh: '“{{product}}”的“{{step}}”未获主管机关批准。我们正在核实原因，并会告知后续办法，您暂时无需操作。',
    },
  },
  filingBegins: {
    title: {
      en: 'Handed over, filing starts: {{product}} ({{number}})',
      zh: '已交付，申报服务开始：{{product}}（{{number}}）',
    },
    body: {
      en: 'We have handed over {{product}}, and the filing you bought starts now. The page of the service shows every filing period and its due day.',
      zh: '“{{product}}”已交付，您购买的申报服务开始。各申报期及截止日可在服务页面查看。',
    },
  },
  filingEnded: {
    title: {
      en: 'Filing has ended: {{product}} ({{number}})',
      zh: '申报服务已到期：{{product}}（{{number}}）',
    },
    body: {
      en: 'The filing you bought with {{product}} has ended. As long as the registration exists, returns must still be filed: please buy a further term, or tell us if someone else files for you.',
      zh: '“{{product}}”的申报服务已到期。税号存续期间仍须申报，请续购服务；如已委托他人，请告知我们。',
    },
  },
  completed: {
    title: { en: 'Finished: {{product}} ({{number}})', zh: '已办结：{{product}}（{{number}}）' },
    body: {
      en: '{{product}} is finished. The number and its documents are on the page of the service.',
      zh: '“{{product}}”已办结，号码及相关文件可在服务页面查看。',
    },
  },
}

/** What the seller has to do about it, and whether it is still waiting. */
const TO_DO: Partial<Record<WorkNotice, WorkKind['isOver']>> = {
  yourTurn: async (executor, { workOrderId }) =>
    (await findWorkOrder(executor, workOrderId))?.turn !== 'seller',
  reminded: async (executor, { workOrderId }) =>
    (await findWorkOrder(executor, workOrderId))?.turn !== 'seller',
  returned: async (executor, { workOrderId }) =>
    !(await listNodes(executor, [workOrderId])).some(({ status }) => status === 'RETURNED'),
  supplementsAsked: nothingAsked,
  supplementReturned: nothingAsked,
}

async function nothingAsked(executor: Executor, { workOrderId }: AboutWork): Promise<boolean> {
  return ((await findWorkOrder(executor, workOrderId))?.supplementsWaiting ?? 0) === 0
}

export const ABOUT_SUPPLEMENTS: ReadonlySet<WorkNotice> = new Set(['supplementsAsked', 'supplementReturned'])

function kindOf(what: WorkNotice): WorkKind {
  const { until, ...texts } = TEXTS[what]
  const isOver = TO_DO[what]
  return {
    name: `workOrders.${what}`,
    type: 'WORK_ORDER',
    ...texts,
    ...(isOver && { asksToAct: true, isOver }),
    words: ({ due, note }, reader) => ({
      until: until && due ? fillText(until[reader.lang], { due: writeValue(due, reader) }) : '',
      noted: note ? `\n${pickText(note, reader.lang)}` : '',
    }),
    link: ({ workOrderId }) =>
      ABOUT_SUPPLEMENTS.has(what) ? paths.replenishInfo(workOrderId) : paths.workOrder(workOrderId),
  }
}

export const workOrdersMessages = Object.fromEntries(
  (Object.keys(TEXTS) as WorkNotice[]).map((what) => [what, kindOf(what)]),
) as Record<WorkNotice, WorkKind>
