import type { LocalText } from '#platform/shared/local-text.ts'

/** Every kind of entry in a work order's history. `{{name}}` is the step, `{{count}}` a number, `{{number}}` a registration. */
export const HISTORY_TEXTS = {
  'order.opened': { en: 'bought the service', zh: '购买了该服务' },
  'order.completed': { en: 'The service is finished', zh: '服务已办结' },
  'order.held': { en: 'put the work order on hold', zh: '暂停了服务单' },
  'order.resumed': { en: 'resumed the work order', zh: '恢复了服务单' },
  'order.cancelled': { en: 'cancelled the work order', zh: '取消了服务单' },
  'order.refundProposed': { en: 'proposed a refund of {{sum}}', zh: '申请退款{{sum}}' },
  'order.assigned': { en: 'assigned the work order to {{to}}', zh: '将服务单分派给{{to}}' },
  'order.assignedByRule': {
    en: 'assigned the work order to {{to}}: {{why}}',
    zh: '将服务单分派给{{to}}：{{why}}',
  },
  'order.notAssigned': {
    en: 'assigned the work order to nobody: {{why}}',
    zh: '未能自动分派服务单：{{why}}',
  },
  'order.unassigned': { en: 'removed the assignment', zh: '取消了分派' },
  'order.reminded': { en: 'sent a reminder', zh: '发送了提醒' },
  'order.disputed': { en: 'The payer’s bank disputes the payment', zh: '付款方银行对付款提出争议' },
  'order.disputeEscalated': {
    en: 'The payer’s bank pursues the payment dispute',
    zh: '付款方银行已将付款争议升级',
  },
  'order.disputeWon': {
    en: 'The payment dispute is settled; the payment stands',
    zh: '付款争议已解决，付款有效',
  },
  'order.disputeLost': { en: 'The payer’s bank took the payment back', zh: '付款方银行已追回款项' },
  'talk.written': { en: 'wrote a message', zh: '发来消息' },
  'task.added': { en: 'left {{to}} a task: {{text}}', zh: '给{{to}}添加了待办：{{text}}' },
  'task.done': { en: 'finished the task: {{text}}', zh: '完成了待办：{{text}}' },
  'task.reopened': { en: 'opened the task again: {{text}}', zh: '重新打开了待办：{{text}}' },
  'order.note': { en: 'wrote an internal note', zh: '添加了内部备注' },
  'node.submitted': { en: 'submitted “{{name}}”', zh: '提交了“{{name}}”' },
  'node.resubmitted': { en: 'resubmitted “{{name}}”', zh: '重新提交了“{{name}}”' },
  'node.invited': {
    en: 'invited someone to fill in “{{sections}}” in “{{name}}”',
    zh: '邀请他人填写“{{name}}”中的“{{sections}}”',
  },
  'node.inviteRevoked': {
    en: 'withdrew the invitation for “{{sections}}” in “{{name}}”',
    zh: '撤回了“{{name}}”中“{{sections}}”的填写邀请',
  },
  'node.filledIn': {
    en: 'filled in “{{sections}}” in “{{name}}” by invitation',
    zh: '受邀填写了“{{name}}”中的“{{sections}}”',
  },
  'node.enteredFor': {
    en: 'entered answers in “{{name}}” for the seller',
    zh: '代卖家填写了“{{name}}”',
  },
  'node.submittedFor': {
    en: 'submitted “{{name}}” for the seller',
    zh: '代卖家提交了“{{name}}”',
  },
  'node.accepted': { en: 'accepted “{{name}}”', zh: '通过了“{{name}}”' },
  'node.returned': { en: 'returned “{{name}}”', zh: '退回了“{{name}}”' },
  'node.returnedFields': {
    en: 'returned {{count}} of {{total}} answers in “{{name}}”',
    zh: '退回了“{{name}}”中的{{count}}项（共{{total}}项）',
  },
  'node.completed': { en: 'finished “{{name}}”', zh: '完成了“{{name}}”' },
  'node.skipped': { en: 'skipped “{{name}}”', zh: '跳过了“{{name}}”' },
  'node.reopened': { en: 'reopened “{{name}}”', zh: '重新开启了“{{name}}”' },
  'node.filed': { en: 'submitted “{{name}}” to the authority', zh: '向主管机关递交了“{{name}}”' },
  'node.filedAutomatically': {
    en: 'The authority is working on “{{name}}”',
    zh: '主管机关正在处理“{{name}}”',
  },
  'node.granted': { en: 'recorded “{{name}}”', zh: '登记了“{{name}}”' },
  'node.grantedNumber': { en: 'recorded “{{name}}”: {{number}}', zh: '登记了“{{name}}”：{{number}}' },
  'node.queried': {
    en: 'recorded a query from the authority about “{{name}}”',
    zh: '登记了主管机关就“{{name}}”提出的问题',
  },
  'authority.moreTime': {
    en: 'recorded that the authority gives more time: until {{day}} instead of {{earlier}}',
    zh: '登记了主管机关准予延期：由{{earlier}}延至{{day}}',
  },
  'supplement.asked': {
    en: 'asked for supplementary information ({{count}}): {{names}}',
    zh: '要求补充{{count}}项资料：{{names}}',
  },
  'supplement.submitted': { en: 'submitted “{{name}}”', zh: '提交了补充资料“{{name}}”' },
  'supplement.resubmitted': { en: 'resubmitted “{{name}}”', zh: '重新提交了补充资料“{{name}}”' },
  'supplement.submittedFor': {
    en: 'submitted “{{name}}” for the seller',
    zh: '代卖家提交了补充资料“{{name}}”',
  },
  'supplement.accepted': { en: 'accepted “{{name}}”', zh: '通过了补充资料“{{name}}”' },
  'supplement.returned': { en: 'returned “{{name}}”', zh: '退回了补充资料“{{name}}”' },
  'supplement.withdrawn': {
    en: 'withdrew the request for “{{name}}”',
    zh: '撤销了补充资料“{{name}}”，无需再提供',
  },
  'original.asked': { en: 'asked for the original of “{{name}}”', zh: '要求邮寄“{{name}}”原件' },
  'original.registered': { en: 'registered the original of “{{name}}”', zh: '登记了“{{name}}”原件' },
  'original.send': { en: 'sent the original of “{{name}}”', zh: '寄出了“{{name}}”原件' },
  'original.receive': { en: 'has the original of “{{name}}”', zh: '收到了“{{name}}”原件' },
  'original.handOut': {
    en: 'handed the original of “{{name}}” on: {{holder}}',
    zh: '将“{{name}}”原件送交{{holder}}',
  },
  'original.keep': {
    en: 'recorded that the original of “{{name}}” stays there: {{holder}}',
    zh: '登记了“{{name}}”原件由{{holder}}留存',
  },
  'original.sendBack': { en: 'sent the original of “{{name}}” back', zh: '寄回了“{{name}}”原件' },
  'original.confirm': {
    en: 'confirmed that the original of “{{name}}” is back',
    zh: '确认已收回“{{name}}”原件',
  },
  'original.lose': {
    en: 'recorded that the original of “{{name}}” is missing',
    zh: '登记了“{{name}}”原件遗失',
  },
  'original.askAgain': { en: 'asked for the original of “{{name}}” again', zh: '再次要求邮寄“{{name}}”原件' },
  'original.withdraw': {
    en: 'no longer needs the original of “{{name}}”',
    zh: '不再需要“{{name}}”原件',
  },
  'file.shown': { en: 'shared “{{file}}” (“{{name}}”)', zh: '共享了“{{file}}”（“{{name}}”）' },
  'file.kept': {
    en: 'no longer shows “{{file}}” (“{{name}}”) to the seller',
    zh: '不再向卖家显示“{{file}}”（“{{name}}”）',
  },
  'filing.ended': {
    en: 'The due days of all returns in the term have passed',
    zh: '服务期内各期申报均已过截止日',
  },
  'mandate.revoked': { en: 'revoked the mandate', zh: '撤销了授权' },
  'result.proposed': { en: 'proposed to correct “{{name}}”', zh: '提出更正“{{name}}”' },
  'result.corrected': { en: 'corrected “{{name}}”', zh: '更正了“{{name}}”' },
  'result.declined': { en: 'declined to correct “{{name}}”', zh: '驳回了对“{{name}}”的更正' },
  'node.refused': { en: 'recorded that “{{name}}” was refused', zh: '登记了“{{name}}”未获批准' },
} as const satisfies Record<string, LocalText>

export type HistoryKey = keyof typeof HISTORY_TEXTS
export type HistoryParams = Record<string, string | number | LocalText>

/** The second line of entries that have one. */
export const HISTORY_DETAILS = {
  'result.proposed': { en: '{{changes}}', zh: '{{changes}}' },
  'result.corrected': { en: '{{changes}}', zh: '{{changes}}' },
  'original.send': { en: '{{courier}} · {{tracking}}', zh: '{{courier}} · {{tracking}}' },
  'original.sendBack': { en: '{{courier}} · {{tracking}}', zh: '{{courier}} · {{tracking}}' },
  'order.opened': { en: 'Order {{order}}', zh: '订单{{order}}' },
  'order.held': { en: '{{why}} · until {{until}}', zh: '{{why}} · 暂停至{{until}}' },
  'node.submitted': {
    en: 'answers: {{answers}}, files: {{files}}',
    zh: '{{answers}}项内容，{{files}}个文件',
  },
  'node.resubmitted': {
    en: 'answers: {{answers}}, files: {{files}}',
    zh: '{{answers}}项内容，{{files}}个文件',
  },
  'node.submittedFor': {
    en: 'answers: {{answers}}, files: {{files}}',
    zh: '{{answers}}项内容，{{files}}个文件',
  },
  'node.accepted': {
    en: 'Accepted answers: {{accepted}}',
    zh: '已通过{{accepted}}项内容',
  },
  'node.returnedFields': {
    en: 'Accepted so far: {{accepted}}. The others stay locked.',
    zh: '已通过{{accepted}}项，其余内容保持锁定，无需修改。',
  },
  'node.filed': { en: '{{date}} · {{way}} · {{reference}}', zh: '{{date}} · {{way}} · {{reference}}' },
  'node.completed': { en: '{{date}} · {{way}} · {{reference}}', zh: '{{date}} · {{way}} · {{reference}}' },
  'node.filedAutomatically': {
    en: '{{date}} · {{way}} · {{reference}}',
    zh: '{{date}} · {{way}} · {{reference}}',
  },
} as const satisfies Partial<Record<HistoryKey, LocalText>>
