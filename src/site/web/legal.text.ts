import { defineText } from '#platform/shared/text.ts'

export const legalText = defineText({
  userAgreement: { en: 'User agreement', zh: '用户协议' },
  userAgreementDescription: {
    en: 'The terms on which businesses order compliance services here, in every version.',
    zh: '企业在本平台下单合规服务所适用的条款及历史版本。',
  },
  privacyPolicy: { en: 'Privacy policy', zh: '隐私政策' },
  privacyPolicyDescription: {
    en: 'Which personal data this portal uses, what for, how long, and who receives them.',
    zh: '本平台使用哪些个人信息、用于什么、保存多久、提供给谁。',
  },
  version: { en: 'Version {{version}}, in force since {{day}}', zh: '{{version}}版，自{{day}}起生效' },
  versionOld: {
    en: 'Version {{version}} took effect on {{day}} and is no longer in force.',
    zh: '{{version}}版，自{{day}}起生效，现已失效。',
  },
  toCurrent: { en: 'Read the version in force', zh: '查看现行版本' },
  versions: { en: 'All versions', zh: '全部版本' },
  current: { en: 'in force', zh: '现行' },
  contents: { en: 'Contents', zh: '目录' },
  annexTitle: { en: 'Annex: which data, why and how long', zh: '附录：信息类别、用途和保存期限' },
  annexText: {
    en: 'This table is made from the portal’s code: the same rules delete the data.',
    zh: '本表由平台代码自动生成，信息也按同一规则删除。',
  },
  annexWhat: { en: 'Data', zh: '信息' },
  annexWhy: { en: 'What for', zh: '用途' },
  annexKept: { en: 'Kept', zh: '保存期限' },
  model: {
    en: 'A model text for this demonstration. The operator of the portal has it reviewed by a lawyer before it is used.',
    zh: '演示用的范本。正式使用前，由平台运营方的律师审核。',
  },
})
