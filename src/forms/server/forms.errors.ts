import { defineRefusals } from '#platform/shared/refusal.ts'

export const formRefusals = defineRefusals('forms', {
  unknown_template: { code: 499, status: 404, en: 'This form does not exist.', zh: '该资料表不存在。' },
  unknown_section: {
    code: 400,
    status: 400,
    en: 'This form does not have that section.',
    zh: '资料表中没有该部分。',
  },
  answers_exist: {
    code: 499,
    status: 409,
    en: 'Answers have already been saved in another window. Nothing was overwritten; please continue with those.',
    zh: '其他窗口已保存过内容，未被覆盖。请在其基础上继续填写。',
  },
  stale_revision: {
    code: 499,
    status: 409,
    en: 'Someone else has saved this section in the meantime. Nothing was overwritten; please compare both versions.',
    zh: '该部分刚被他人保存，两份均未被覆盖，请对比两个版本。',
  },
  template_moved: {
    code: 499,
    status: 409,
    en: 'There is a newer version of this form. Your answers are carried over to it; please check them again.',
    zh: '该资料表已更新。您填写的内容会转入新版本，请再核对一遍。',
  },
  template_unsound: {
    code: 400,
    status: 400,
    en: 'This form cannot be published: {{detail}} at {{at}}.',
    zh: '该资料表无法发布：{{at}}存在问题（{{detail}}）。',
  },
  version_taken: {
    code: 499,
    status: 409,
    en: 'This version of the form has already been published.',
    zh: '该版本的资料表已发布。',
  },
})
