import { defineRefusals } from '#platform/shared/refusal.ts'

export const formRefusals = defineRefusals('forms', {
  unknown_template: { code: 499, status: 404, en: 'There is no such form.', zh: '该资料表不存在。' },
  unknown_section: {
    code: 400,
    status: 400,
    en: 'The form has no such section.',
    zh: '资料表中没有该部分。',
  },
  answers_exist: {
    code: 499,
    status: 409,
    en: 'Answers were saved in another window already. Nothing was overwritten; please continue with those.',
    zh: '其他窗口已保存过资料，未做覆盖。请在其基础上继续填写。',
  },
  stale_revision: {
    code: 499,
    status: 409,
    en: 'Somebody else has saved this section in the meantime. Nothing was overwritten; please compare both versions.',
    zh: '该部分刚被他人保存过，未做覆盖。请对比两个版本。',
  },
  template_moved: {
    code: 499,
    status: 409,
    en: 'A newer version of this form is in use. Your answers move over to it; please look through them once more.',
    zh: '该资料表已更新为新版本。您填写的内容会转到新版本，请再核对一遍。',
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
    en: 'This version of the form has been published already.',
    zh: '该版本的资料表已发布。',
  },
})
