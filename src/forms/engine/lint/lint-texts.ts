import { defineText, type TextTable } from '#platform/shared/text.ts'
import type { LintCode } from './lint-issue.ts'

/**
 * What keeps a template from being published, in terms of the staff who write it, one sentence for each
 * `LintCode`. `{{at}}` is the path (`company.city`), `{{detail}}` the offending key, value or setting.
 */
export const lintTexts = defineText({
  shape: {
    en: 'This is not a form template: {{detail}} (at {{at}}).',
    zh: '不是有效的资料表模板：{{detail}}（位置：{{at}}）。',
  },
  tooDeep: {
    en: 'Conditions or expressions are nested more than {{detail}} levels deep. Please simplify them.',
    zh: '条件或计算式的嵌套超过{{detail}}层，请简化。',
  },
  badKey: {
    en: 'The key “{{detail}}” cannot be used. It must start with a lower-case letter and contain only letters, digits and _, up to 60 characters.',
    zh: '标识“{{detail}}”不可用。须以小写字母开头，只能包含字母、数字和下划线，最多60个字符。',
  },
  duplicateKey: {
    en: 'The key “{{detail}}” is used twice. Every field of a form needs its own.',
    zh: '标识“{{detail}}”重复。每个字段的标识必须唯一。',
  },
  duplicateOption: {
    en: 'The option “{{detail}}” is in the list twice.',
    zh: '选项“{{detail}}”重复。',
  },
  missingTranslation: {
    en: 'A text is missing in this language: {{detail}} (at {{at}}).',
    zh: '缺少该语言的文本：{{detail}}（位置：{{at}}）。',
  },
  unknownReference: {
    en: 'There is no field “{{detail}}” that could be referred to here.',
    zh: '引用的字段“{{detail}}”不存在，或不能在此处引用。',
  },
  forwardReference: {
    en: '“{{detail}}” comes later in the form. Conditions and calculations can refer only to earlier fields.',
    zh: '“{{detail}}”位于后面。条件和计算只能引用前面的字段。',
  },
  cycle: {
    en: 'This field and “{{detail}}” depend on each other.',
    zh: '该字段与“{{detail}}”相互依赖，形成循环。',
  },
  wrongOperator: {
    en: 'The comparison “{{detail}}” does not suit the type of the field it refers to.',
    zh: '比较方式“{{detail}}”不适用于所引用字段的类型。',
  },
  unknownOption: {
    en: 'The condition expects “{{detail}}”, which is not among the options of that field.',
    zh: '条件中的“{{detail}}”不在所引用字段的选项中。',
  },
  unknownCountry: {
    en: 'There is no country “{{detail}}”. Please use two-letter codes, such as DE.',
    zh: '国家代码“{{detail}}”不存在，请使用两位字母代码，例如DE。',
  },
  wrongValidator: {
    en: 'The check “{{detail}}” cannot be used for a field of this type.',
    zh: '校验规则“{{detail}}”不适用于该类型的字段。',
  },
  wrongLimits: {
    en: 'The limits of “{{detail}}” are of the wrong type, or the minimum exceeds the maximum.',
    zh: '“{{detail}}”的上下限类型不对，或下限大于上限。',
  },
} satisfies TextTable & Record<LintCode, unknown>)
