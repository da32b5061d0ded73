import { defineRefusals } from '#platform/shared/refusal.ts'

export const originalRefusals = defineRefusals('originals', {
  not_found: { code: 499, status: 404, en: 'This paper does not exist.', zh: '该纸质文件不存在。' },
  moved_on: {
    code: 499,
    status: 409,
    en: 'Changed in the meantime ({{who}}: {{what}}). Nothing was recorded. Look at where the paper is now, then decide again.',
    zh: '该纸质文件刚有变动（{{who}}：{{what}}），您的操作未执行。请查看最新状态后再决定。',
  },
  not_now: {
    code: 499,
    status: 422,
    en: 'This cannot be recorded where the paper is now.',
    zh: '该纸质文件目前的状态下不能进行此操作。',
  },
  courier_missing: {
    code: 400,
    status: 400,
    en: 'Name the courier, or how it was sent.',
    zh: '请填写快递公司或寄送方式。',
  },
  holder_missing: {
    code: 400,
    status: 400,
    en: 'Say who has the paper now.',
    zh: '请填写文件现由谁持有。',
  },
  title_missing: {
    code: 400,
    status: 400,
    en: 'Name the paper.',
    zh: '请填写文件名称。',
  },
  too_many: {
    code: 499,
    status: 422,
    en: 'A work order has {{most}} papers at most.',
    zh: '每个服务单最多登记{{most}}份纸质文件。',
  },
})
