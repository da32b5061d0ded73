import { defineRefusals } from '#platform/shared/refusal.ts'
import { MOVE_OBSTACLES, type MoveObstacle } from '../node-moves.ts'

export const workOrderRefusals = defineRefusals('work_orders', {
  not_found: { code: 499, status: 404, en: 'This work order does not exist.', zh: '服务单不存在。' },
  node_not_found: { code: 499, status: 404, en: 'This step does not exist.', zh: '该步骤不存在。' },
  no_form: { code: 499, status: 404, en: 'This step has no form.', zh: '该步骤没有资料表。' },
  no_document: {
    code: 499,
    status: 404,
    en: 'This step has no document to sign.',
    zh: '该步骤没有需要签署的文件。',
  },
  document_too_early: {
    code: 499,
    status: 422,
    en: 'The document is created from the accepted form. Please complete the form first.',
    zh: '文件根据已通过的资料表生成，请先填写并提交资料表。',
  },
  file_not_found: { code: 499, status: 404, en: 'This file does not exist.', zh: '文件不存在。' },
  not_a_paper: {
    code: 499,
    status: 422,
    en: 'Only papers that we added at a step can be kept internal: not what the seller gave, a certificate, or a file in use elsewhere.',
    zh: '仅我方在步骤中添加的文件可设为内部；卖家提交的文件、证书或其他地方正在使用的文件不可以。',
  },
  how_missing: {
    code: 400,
    status: 400,
    en: 'What is submitted for the seller needs a word on how they told us.',
    zh: '代卖家提交时，请注明卖家以何种方式告知。',
  },
  unknown_path: {
    code: 400,
    status: 400,
    en: 'The form has no field “{{path}}”.',
    zh: '资料表中没有字段“{{path}}”。',
  },
  not_judged: {
    code: 499,
    status: 422,
    en: 'Not every answer has been checked yet ({{count}}): {{names}}. Accept or return each of them first.',
    zh: '还有{{count}}项内容未核对：{{names}}。请先逐项通过或退回。',
  },
  marked_for_return: {
    code: 499,
    status: 422,
    en: 'Marked for return ({{count}}): {{names}}. Return them to the seller, or accept them first.',
    zh: '有{{count}}项内容已标记退回：{{names}}。请退回卖家，或先改为通过。',
  },
  mark_left_out: {
    code: 499,
    status: 409,
    en: '{{who}} has marked more for return: {{names}}. Nothing was sent; look at it, then return everything together.',
    zh: '{{who}}还标记了需退回的内容：{{names}}。尚未发送，请核对后一并退回。',
  },
  accepted_meanwhile: {
    code: 499,
    status: 409,
    en: '{{who}} has just accepted this answer. Yours was not saved; look at it, then decide again.',
    zh: '{{who}}刚刚通过了这项内容，您的结论未保存。请核对后再决定。',
  },
  marked_meanwhile: {
    code: 499,
    status: 409,
    en: '{{who}} has just marked this answer for return. Yours was not saved; look at it, then decide again.',
    zh: '{{who}}刚刚标记退回这项内容，您的结论未保存。请核对后再决定。',
  },
  submission_moved: {
    code: 499,
    status: 409,
    en: 'The seller has submitted this form again. Your verdicts on the earlier answers are kept; look at the new ones.',
    zh: '卖家已重新提交资料表。此前的核对结果已保留，请查看新内容。',
  },
  stale: {
    code: 499,
    status: 409,
    en: 'Changed in the meantime ({{who}}: {{what}}). Nothing was recorded. Look at the new state, then decide again.',
    zh: '服务单刚有变动（{{who}}：{{what}}），您的操作未执行。请查看最新状态后再决定。',
  },
  nothing_hidden: { code: 499, status: 404, en: 'There is no hidden answer here.', zh: '此处没有隐藏内容。' },
  nothing_to_print: {
    code: 499,
    status: 422,
    en: 'The form is still empty, so there is nothing to print yet.',
    zh: '资料表尚未填写，暂无可打印的内容。',
  },
  copy_from_itself: {
    code: 499,
    status: 422,
    en: 'A work order cannot be copied from itself. Choose an earlier one.',
    zh: '不能从本服务单复制，请选择其他服务单。',
  },
  copy_after_return: {
    code: 499,
    status: 422,
    en: 'Only the returned answers can be changed now, so nothing can be copied.',
    zh: '目前仅可修改被退回的内容，无法复制。',
  },
  unknown_colleague: {
    code: 499,
    status: 404,
    en: 'This colleague does not exist. Please reload the page.',
    zh: '该同事不存在，请刷新页面。',
  },
  number_missing: {
    code: 400,
    status: 400,
    en: 'Enter the number issued by the authority.',
    zh: '请填写主管机关核发的号码。',
  },
  number_wrong: {
    code: 400,
    status: 400,
    en: 'This number is not valid. Compare it with the letter, character by character.',
    zh: '号码有误，请与信函逐位核对。',
  },
  certificate_missing: {
    code: 400,
    status: 400,
    en: 'Upload the certificate or letter from the authority.',
    zh: '请上传主管机关的证书或信函。',
  },
  valid_from_missing: {
    code: 400,
    status: 400,
    en: 'Enter the date from which it is valid.',
    zh: '请填写生效日期。',
  },
  valid_until_missing: {
    code: 400,
    status: 400,
    en: 'Enter the last day on which it is valid; the customer sees it.',
    zh: '请填写有效期截止日，客户可以看到。',
  },
  valid_until_wrong: {
    code: 400,
    status: 400,
    en: 'The last day of validity cannot be before the first.',
    zh: '有效期截止日不能早于生效日。',
  },
  day_in_future: {
    code: 400,
    status: 400,
    en: 'The date cannot be in the future.',
    zh: '日期不能晚于今天。',
  },
  day_in_past: { code: 400, status: 400, en: 'The date cannot be in the past.', zh: '日期不能早于今天。' },
  hold_day: {
    code: 400,
    status: 400,
    en: 'Choose a day after today, within a year.',
    zh: '请选择明天起一年内的日期。',
  },
  hold_reason: { code: 400, status: 400, en: 'Say what the reason is.', zh: '请说明原因。' },
  not_sellers_turn: {
    code: 499,
    status: 422,
    en: 'It is not the seller’s turn, so there is nothing to remind them of.',
    zh: '当前未轮到卖家，无需提醒。',
  },
  reminded_already: {
    code: 499,
    status: 422,
    en: '{{who}} sent a reminder within the last 24 hours.',
    zh: '{{who}}在24小时内已发送过提醒。',
  },
  colleague_away: {
    code: 499,
    status: 422,
    en: 'This colleague is away today. Choose somebody else.',
    zh: '该同事今天休假，请选择其他同事。',
  },
  not_theirs: {
    code: 499,
    status: 409,
    en: 'Somebody else has it by now.',
    zh: '该服务单已由其他人负责。',
  },
  second_eyes: {
    code: 499,
    status: 422,
    en: 'This step needs a second person: {{name}} did the one before.',
    zh: '此步骤须由另一人办理：上一步骤由{{name}}完成。',
  },
  nobody_found: { code: 499, status: 422, en: 'Nobody found: {{why}}.', zh: '未找到合适人员：{{why}}。' },
  not_reached: {
    code: 499,
    status: 422,
    en: 'Not done yet: the others took too long. Please try again with the rest.',
    zh: '尚未执行：前面的服务单耗时过长，请对剩余部分重试。',
  },
  not_open: { code: 499, status: 422, en: 'The work order is not in progress.', zh: '服务单未在进行中。' },
  not_on_hold: { code: 499, status: 422, en: 'The work order is not on hold.', zh: '服务单未暂停。' },
  closed: { code: 499, status: 422, en: 'The work order is closed.', zh: '服务单已结束。' },
})

/** One refusal for each obstacle to a move, with the text that the disabled button shows. */
export const moveRefusals = defineRefusals(
  'work_orders',
  Object.fromEntries(
    Object.entries(MOVE_OBSTACLES).map(([obstacle, text]) => [
      obstacle.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      { code: 499, status: 422, ...text },
    ]),
  ) as Record<string, { code: 499; status: number; en: string; zh: string }>,
)

export function moveRefused(obstacle: MoveObstacle): Error {
  const name = obstacle.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return moveRefusals[name]?.() ?? new Error(`no refusal for ${obstacle}`)
}
