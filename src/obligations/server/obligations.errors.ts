import { defineRefusals } from '#platform/shared/refusal.ts'

export const obligationsRefusals = defineRefusals('obligations', {
  answers_wrong: {
    code: 400,
    status: 400,
    en: 'Some answers are not valid. Please check those marked.',
    zh: '部分答案无法识别，请检查标出的项目。',
  },
  rule_not_found: {
    code: 499,
    status: 404,
    en: 'This rule does not exist.',
    zh: '该规则不存在。',
  },
})

export const NOT_A_PLACE = {
  en: 'This country is not one of the choices.',
  zh: '该国家/地区不在可选范围内。',
}
export const UNKNOWN_WITH_OTHERS = {
  en: '“I don’t know” cannot be combined with other answers.',
  zh: '“不清楚”不能与其他答案同时选择。',
}
export const NONE_WITH_OTHERS = {
  en: '“None of these” cannot be combined with other answers.',
  zh: '“以上都没有”不能与其他答案同时选择。',
}
