import { defineRefusals } from '#platform/shared/refusal.ts'

export const supplementRefusals = defineRefusals('supplements', {
  not_found: { code: 499, status: 404, en: 'This item does not exist.', zh: '该补充资料不存在。' },
  already_sent: {
    code: 499,
    status: 422,
    en: 'This item has already been submitted and is being checked.',
    zh: '该资料已提交，正在审核中。',
  },
  at_rest: {
    code: 499,
    status: 422,
    en: 'This item is closed; nothing more is needed.',
    zh: '该资料已处理完毕，无需再提交。',
  },
  not_sent_yet: {
    code: 499,
    status: 422,
    en: 'The seller has not submitted this item yet.',
    zh: '卖家尚未提交该资料。',
  },
  value_missing: { code: 400, status: 400, en: 'Please enter an answer.', zh: '请填写内容。' },
  files_missing: { code: 400, status: 400, en: 'Please add a file.', zh: '请上传文件。' },
  too_many_files: {
    code: 400,
    status: 400,
    en: 'You can add up to {{count}} files.',
    zh: '最多可上传{{count}}个文件。',
  },
  unknown_choice: { code: 400, status: 400, en: 'Please choose one of the answers.', zh: '请选择其中一项。' },
  wrong_kind: {
    code: 400,
    status: 400,
    en: 'This item needs a different kind of answer. Please reload the page.',
    zh: '该资料的提交方式不正确，请刷新页面。',
  },
  choices_missing: {
    code: 400,
    status: 400,
    en: 'Give at least two different answers to choose from.',
    zh: '请至少填写两个不同的选项。',
  },
  too_many: {
    code: 499,
    status: 422,
    en: 'A work order can have up to {{count}} items of supplementary information. Withdraw those no longer needed, or combine several into one.',
    zh: '每个服务单最多{{count}}项补充资料。请撤销不再需要的，或将几项合并为一项。',
  },
})
